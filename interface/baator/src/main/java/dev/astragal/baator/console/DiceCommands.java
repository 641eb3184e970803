package dev.astragal.baator.console;

import dev.astragal.baator.dice.DiceLine;
import dev.astragal.baator.dice.Macros;
import dev.astragal.baator.dice.OddsText;
import dev.astragal.baator.dice.ShownFaces;
import dev.astragal.games.baator.rules.SessionContext;
import dev.astragal.kernel.dice.DiceLanguage;
import dev.astragal.kernel.dice.Variables;
import dev.astragal.kernel.dice.odds.Distribution;
import dev.astragal.kernel.dice.odds.Fraction;
import dev.astragal.kernel.dice.odds.Odds;
import dev.astragal.kernel.tree.Tree;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Dice outside any rule. */
final class DiceCommands {
  private final Answers answers;
  private final Macros macros;
  private final DiceLanguage language = DiceLanguage.extended();

  DiceCommands(Answers answers, Macros macros) {
    this.answers = answers;
    this.macros = macros;
  }

  List<ConsoleCommand> commands() {
    return List.of(
        new ConsoleCommand("roll", List.of("as", "vs", "faces"), this::roll),
        new ConsoleCommand("odds", List.of("as", "vs", "dc"), this::odds));
  }

  private List<String> roll(Words words) {
    Tree.Table request =
        Tree.emptyTable()
            .with("actor_id", Tree.of(named(words, "as")))
            .with("target_id", Tree.of(named(words, "vs")))
            .with("extended", Tree.of(true));
    DiceLine line = line(words);
    if (line.rolls().size() > 1 && words.faces().length > 0)
      throw new MisreadException("faces-of-one");
    List<String> lines = new ArrayList<>();
    List<Long> results = new ArrayList<>();
    for (String expr : line.rolls()) {
      int[] sides =
          words.faces().length == 0
              ? words.faces()
              : ShownFaces.sides(language.number(expr), words.faces());
      lines.addAll(
          answers.send(
              "dice.roll_expr",
              request
                  .with("expr", Tree.of(expr))
                  .with("faces", Tree.of(Arrays.stream(sides).mapToObj(Tree::of).toList()))));
      answers.lastRoll().ifPresent(results::add);
    }
    if (!line.words().isEmpty() && results.size() == line.rolls().size())
      lines.addFirst(line.with(results));
    return lines;
  }

  private DiceLine line(Words words) {
    return DiceLine.of(macros.filled(words.rest(0, "EXPR")));
  }

  private String named(Words words, String option) {
    String name = words.option(option, "");
    return name.isEmpty() ? "" : answers.actor(name);
  }

  private List<String> odds(Words words) {
    String expr = line(words).rolls().getFirst();
    Variables sheets = SessionContext.of(answers.state(), named(words, "as"), named(words, "vs"));
    Distribution odds = Odds.of(language.number(expr), sheets);
    List<String> lines = new ArrayList<>();
    lines.add(expr + ":  " + OddsText.summary(odds));
    lines.addAll(OddsText.table(odds));
    String dc = words.option("dc", "");
    if (!dc.isEmpty()) {
      List<Fraction> against = odds.against(Odds.of(language.number(dc), sheets));
      lines.add(expr + " >= " + dc + ":  " + OddsText.percent(against.get(0).plus(against.get(1))));
    }
    return lines;
  }
}
