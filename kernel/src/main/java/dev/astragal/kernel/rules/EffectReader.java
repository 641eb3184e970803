package dev.astragal.kernel.rules;

import dev.astragal.kernel.dice.DiceException;
import dev.astragal.kernel.dice.DiceExpression;
import dev.astragal.kernel.dice.DiceLanguage;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.kernel.tree.TreeException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * Reads what a rule causes. A text in a payload is a formula when it rolls dice or calculates; a
 * leading {@code =} says so, a leading {@code '} says it is not.
 */
final class EffectReader {
  private static final Pattern LOOKS_LIKE_A_FORMULA =
      Pattern.compile(".*(\\d[dD]\\d|\\b(actor|target)\\.).*", Pattern.DOTALL);

  private final DiceLanguage language;
  private final List<TreeException> problems;
  private final List<String> warnings;

  EffectReader(DiceLanguage language, List<TreeException> problems, List<String> warnings) {
    this.language = language;
    this.problems = problems;
    this.warnings = warnings;
  }

  List<Effect> read(Fields rule, String path, String name) {
    List<Effect> effects = new ArrayList<>();
    List<Tree> rows = rule.list(name);
    for (int i = 0; i < rows.size(); i++) {
      String place = path + "." + name + "[" + i + "]";
      if (rows.get(i) instanceof Tree.Table table) {
        effects.add(effect(table, place));
      } else {
        problems.add(
            new TreeException(
                place, rows.get(i).mark(), "an effect is a table, not " + rows.get(i).kind()));
      }
    }
    return effects;
  }

  private Effect effect(Tree.Table table, String path) {
    Fields fields = new Fields(table, path, problems);
    String type = fields.text("type");
    if (!type.isEmpty() && !type.equals("command") && !type.equals("event"))
      fields.problem(table.get("type").orElse(table), "type", "must be command or event");
    String name = fields.text("name");
    if (table.get("payload").isEmpty()) fields.problem(table, "payload", "is missing");
    Tree payload = fields.get("payload").orElse(Tree.emptyTable());
    Payload.Fields read = new Payload.Fields(Collections.emptyMap());
    if (payload instanceof Tree.Table values) read = fields(values, path + ".payload");
    else fields.problem(payload, "payload", "must be a table, it is " + payload.kind());
    warnings.addAll(fields.unknown());
    return new Effect(type.equals("event") ? Effect.Kind.EVENT : Effect.Kind.COMMAND, name, read);
  }

  private Payload.Fields fields(Tree.Table table, String path) {
    Map<String, Payload> fields = new LinkedHashMap<>();
    table.fields().forEach((name, value) -> fields.put(name, value(value, path + "." + name)));
    return new Payload.Fields(fields);
  }

  private Payload value(Tree value, String path) {
    return switch (value) {
      case Tree.Table table -> fields(table, path);
      case Tree.Rows rows -> {
        List<Payload> items = new ArrayList<>();
        for (int i = 0; i < rows.items().size(); i++)
          items.add(value(rows.items().get(i), path + "[" + i + "]"));
        yield new Payload.Items(items);
      }
      case Tree.Text text -> text(text, path);
      case Tree.Whole _, Tree.Decimal _, Tree.Flag _, Tree.Empty _ -> new Payload.Fixed(value);
    };
  }

  private Payload text(Tree.Text text, String path) {
    String written = text.value();
    if (written.startsWith("'"))
      return new Payload.Fixed(new Tree.Text(written.substring(1), text.mark()));
    boolean forced = written.startsWith("=");
    try {
      DiceExpression expression = language.number(forced ? written.substring(1) : written);
      if (forced || expression.hasDice() || expression.variableCount() == 0)
        return new Payload.Formula(expression);
      return new Payload.Word(expression, text);
    } catch (DiceException e) {
      if (forced || LOOKS_LIKE_A_FORMULA.matcher(written).matches())
        problems.add(
            new TreeException(
                path,
                text.mark(),
                "'" + written + "': " + e.line() + " (write a leading ' for plain text)"));
      return new Payload.Fixed(text);
    }
  }
}
