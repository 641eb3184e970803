package dev.astragal.baator.console;

import dev.astragal.baator.dice.OddsText;
import dev.astragal.games.baator.rules.SessionContext;
import dev.astragal.kernel.dice.DiceLanguage;
import dev.astragal.kernel.dice.Variables;
import dev.astragal.kernel.dice.odds.Distribution;
import dev.astragal.kernel.dice.odds.Fraction;
import dev.astragal.kernel.dice.odds.Odds;
import dev.astragal.kernel.tree.Tree;
import java.util.ArrayList;
import java.util.List;

/** Dice outside any rule. */
final class DiceCommands {
  private final Answers answers;
  private final DiceLanguage language = DiceLanguage.extended();

  DiceCommands(Answers answers) {
    this.answers = answers;
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
            .with("extended", Tree.of(true))
            .with("faces", words.faces());
    List<String> rolls = parts(words.rest(0, "EXPR"));
    if (rolls.size() > 1 && !words.option("faces", "").isEmpty())
      throw new MisreadException("faces-of-one");
    List<String> lines = new ArrayList<>();
    for (String expr : rolls)
      lines.addAll(answers.send("dice.roll_expr", request.with("expr", Tree.of(expr))));
    return lines;
  }

  private String named(Words words, String option) {
    String name = words.option(option, "");
    return name.isEmpty() ? "" : answers.actor(name);
  }

  /** Commas inside a pool belong to it. */
  private static List<String> parts(String text) {
    List<String> parts = new ArrayList<>();
    int depth = 0;
    int from = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '{') depth++;
      if (c == '}') depth--;
      if (c == ',' && depth == 0) {
        parts.add(text.substring(from, i).strip());
        from = i + 1;
      }
    }
    parts.add(text.substring(from).strip());
    return parts;
  }

  private List<String> odds(Words words) {
    String expr = words.rest(0, "EXPR");
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
