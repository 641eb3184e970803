package dev.astragal.games.mir;

import dev.astragal.games.mir.rules.Rolls;
import dev.astragal.games.mir.tactics.RunDice;
import dev.astragal.games.mir.tactics.TacticsRules;
import dev.astragal.kernel.game.Game;
import dev.astragal.kernel.game.Manifest;
import dev.astragal.kernel.game.Option;
import dev.astragal.kernel.game.Setup;
import java.util.List;

/**
 * A fight under the tactics rules: one seat against the machine, or two against each other. Seat 0
 * leads the players; the npcs follow seat 1, or their own plan when nobody sits there.
 */
public final class MirGame implements Game<MirState, MirChoice, MirEvent> {
  private static final List<String> SCENARIOS =
      List.of("duel", "ambush", "bridge", "crypt", "mire", "siege");

  @Override
  public Manifest manifest() {
    return Manifest.of("mir", "MIR")
        .seats(1, 2)
        .streams(Streams.DICE)
        .options(new Option("scenario", SCENARIOS.getFirst(), SCENARIOS))
        .content(SCENARIOS.stream().map(MirGame::document).toArray(String[]::new))
        .policies("policy.yaml", "grim.yaml", "gentle.yaml")
        .limits(20_000, 20_000)
        .bots("planner", "greedy");
  }

  /** The tactics rules of a set-up, with the dice of a document. */
  public static ActionRules contract(Setup setup) {
    return new TacticsRules(setup.policy(), Rolls.OF_DOCUMENT);
  }

  @Override
  public MirRules rules(Setup setup) {
    return new MirRules(new TacticsRules(setup.policy(), new RunDice(Streams.DICE)), setup.seats());
  }

  static String document(String scenario) {
    return scenario + ".yaml";
  }
}
