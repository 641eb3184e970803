package dev.astragal.games.delve;

import dev.astragal.games.delve.content.DelveContent;
import dev.astragal.kernel.game.Game;
import dev.astragal.kernel.game.Manifest;
import dev.astragal.kernel.game.Option;
import dev.astragal.kernel.game.Setup;
import java.util.List;

/** A dungeon that explores itself; the player steers by standing orders and answers interrupts. */
public final class DelveGame implements Game<DelveState, DelveChoice, DelveEvent> {
  private static final long INPUTS_MAX = 20_000;
  private static final long TICKS_MAX = 200_000;
  static final String EASY = "easy";

  private static final Manifest MANIFEST =
      Manifest.of("delve", "Delve")
          .streams(Streams.DUNGEON)
          .options(new Option("mode", "ironman", List.of("ironman", EASY)))
          .limits(INPUTS_MAX, TICKS_MAX)
          .content(DelveContent.documents())
          .policies("policy.yaml", "play.yaml", "deep.yaml")
          .bots("cautious", "balanced", "berserk", "veteran")
          .withoutUndo()
          .changes(
              "You are asked about every enemy and every low health before anybody acts, and enemies"
                  + " take the turns they are due before you drink or step back.",
              "Scout and Shadow Step keep you unnoticed, and a blink leads away from enemies.",
              "Positions shelter you from first hits or shots, heavy blows are announced, trouble makes you"
                  + " fast and careless, and nobody keeps a safe place shut.");

  @Override
  public Manifest manifest() {
    return MANIFEST;
  }

  @Override
  public DelveRules rules(Setup setup) {
    DelvePolicy policy = DelvePolicy.of(setup.policy());
    DelveContent content = DelveContent.of(setup, policy.tables());
    boolean easy = setup.option("mode").equals(EASY);
    return new DelveRules(policy, content, setup.version(), easy);
  }
}
