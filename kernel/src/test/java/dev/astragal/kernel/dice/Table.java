package dev.astragal.kernel.dice;

import dev.astragal.kernel.rng.Rng;
import dev.astragal.kernel.rng.ScriptedRng;
import dev.astragal.kernel.tree.Tree;
import java.util.LinkedHashMap;
import java.util.Map;

/** Dice that lie ready on the table, and small contexts, for tests. */
final class Table {
  private Table() {}

  static Rng dice(int... faces) {
    return new ScriptedRng("table", faces);
  }

  static Tree.Table table(Object... namesAndValues) {
    Map<String, Tree> fields = new LinkedHashMap<>();
    for (int i = 0; i < namesAndValues.length; i += 2)
      fields.put((String) namesAndValues[i], tree(namesAndValues[i + 1]));
    return new Tree.Table(fields, Tree.emptyTable().mark());
  }

  private static Tree tree(Object value) {
    return switch (value) {
      case Tree tree -> tree;
      case Integer number -> Tree.of(number);
      case Long number -> Tree.of(number);
      case Boolean flag -> Tree.of(flag);
      default -> Tree.of(value.toString());
    };
  }

  static final Variables CONTEXT =
      Variables.of(
          table(
              "actor",
              table(
                  "stats",
                  table("STR", 12, "HACK", 5),
                  "class",
                  7,
                  "name",
                  "Brak",
                  "brave",
                  true,
                  "true",
                  8,
                  "and",
                  9),
              "target",
              table("hp", 10, "AC", 12),
              "x",
              3,
              "big",
              Long.MAX_VALUE,
              "minus",
              -1,
              "zero",
              0));

  static long number(String text, int... faces) {
    return DiceLanguage.core().number(text).number(CONTEXT, dice(faces));
  }

  static long extended(String text, int... faces) {
    return DiceLanguage.extended().number(text).number(CONTEXT, dice(faces));
  }

  static boolean truth(String text, int... faces) {
    return DiceLanguage.core().predicate(text).truth(CONTEXT, dice(faces));
  }
}
