package dev.astragal.games.mir;

import dev.astragal.games.mir.rules.Rolls;
import dev.astragal.games.mir.tactics.RunDice;
import dev.astragal.games.mir.tactics.TacticsRules;
import dev.astragal.kernel.game.Game;
import dev.astragal.kernel.game.Manifest;
import dev.astragal.kernel.game.Option;
import dev.astragal.kernel.game.Setup;
import dev.astragal.kernel.tree.Tree;
import java.util.List;
import java.util.stream.Stream;

/**
 * A fight under the tactics rules: one seat against the machine, or two against each other. Seat 0
 * leads the players; the npcs follow seat 1, or their own plan when nobody sits there.
 */
public final class MirGame implements Game<MirState, MirChoice, MirEvent> {
  static final String CAMPAIGN = "campaign";

  /** Since then the fights that were too easy or too hard are drawn otherwise. */
  private static final int BALANCED_SINCE = 2;

  private static final List<String> REDRAWN = List.of("ambush", "bridge", "mire", "siege");

  private static final List<String> SCENARIOS =
      List.of(
          "duel", "ambush", "bridge", "crypt", "mire", "siege", "ford", "tower", "caravan",
          "cellar", "graves", "arena", "pass", "lair", CAMPAIGN);

  @Override
  public Manifest manifest() {
    return Manifest.of("mir", "MIR")
        .seats(1, 2)
        .streams(Streams.DICE)
        .options(new Option("scenario", SCENARIOS.getFirst(), SCENARIOS))
        .content(
            Stream.concat(
                    SCENARIOS.stream().map(MirGame::document),
                    REDRAWN.stream().map(MirGame::firstDrawn))
                .toArray(String[]::new))
        .changes("The ambush, the bridge, the mire and the siege are fought by other enemies.")
        .policies("policy.yaml", "easy.yaml", "hard.yaml", "grim.yaml", "gentle.yaml")
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

  private static String firstDrawn(String scenario) {
    return "first-" + document(scenario);
  }

  /** The sheet of a fight, as the rules of a set-up know it. */
  static Tree sheet(Setup setup, String scenario) {
    boolean first = setup.version() < BALANCED_SINCE && REDRAWN.contains(scenario);
    return setup.content(first ? firstDrawn(scenario) : document(scenario));
  }
}
