package dev.astragal.baator.console;

import dev.astragal.baator.dice.OddsText;
import dev.astragal.games.baator.BaatorChoice;
import dev.astragal.kernel.dice.DiceLanguage;
import dev.astragal.kernel.dice.Variables;
import dev.astragal.kernel.dice.odds.Distribution;
import dev.astragal.kernel.dice.odds.Odds;
import dev.astragal.kernel.state.Ints;
import dev.astragal.runtime.content.BadInputException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Dice outside any rule. */
final class DiceCommands {
  private static final Ints OWN_DICE = Ints.zeros(0);

  private final Answers answers;

  DiceCommands(Answers answers) {
    this.answers = answers;
  }

  List<ConsoleCommand> commands() {
    return List.of(
        new ConsoleCommand(
            "roll",
            "/roll EXPR [--as NAME] [--vs NAME] [--faces=2,6,1]",
            """
            Rolls an expression; commas separate several.
            --as and --vs name whose numbers actor. and target. mean.""",
            List.of("as", "vs", "faces"),
            this::roll),
        new ConsoleCommand(
            "odds", "/odds EXPR", "Shows how likely every result is.", List.of(), this::odds));
  }

  private List<String> roll(Words words) {
    String actor = words.option("as", "");
    String target = words.option("vs", "");
    List<BaatorChoice> rolls = new ArrayList<>();
    for (String expr : parts(words.rest(0, "EXPR")))
      rolls.add(
          new BaatorChoice.Roll(
              expr,
              true,
              actor.isEmpty() ? "" : answers.actor(actor),
              target.isEmpty() ? "" : answers.actor(target),
              faces(words)));
    return answers.to(rolls.toArray(BaatorChoice[]::new));
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
    Distribution odds = Odds.of(DiceLanguage.extended().number(expr), Variables.none());
    List<String> lines = new ArrayList<>();
    lines.add(expr + ":  " + OddsText.summary(odds));
    lines.addAll(OddsText.table(odds));
    return lines;
  }

  static Ints faces(Words words) {
    String text = words.option("faces", "");
    if (text.isEmpty()) return OWN_DICE;
    try {
      return Ints.of(Arrays.stream(text.split(",", -1)).mapToInt(Integer::parseInt).toArray());
    } catch (NumberFormatException e) {
      throw new BadInputException("--faces takes numbers such as 2,6,1, not '" + text + "'");
    }
  }
}
