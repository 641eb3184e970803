package dev.astragal.games.delve;

import dev.astragal.games.delve.content.DelveContent;
import dev.astragal.games.delve.rules.Answers;
import dev.astragal.games.delve.rules.OrderCommands;
import dev.astragal.games.delve.rules.Prompts;
import dev.astragal.kernel.game.Bot;
import dev.astragal.kernel.game.Game;
import dev.astragal.kernel.game.Manifest;
import dev.astragal.kernel.game.Measures;
import dev.astragal.kernel.game.Option;
import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Setup;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.game.Violations;
import dev.astragal.kernel.rng.Rng;
import dev.astragal.kernel.screen.Screen;
import dev.astragal.kernel.state.Ints;
import java.util.List;
import org.jspecify.annotations.Nullable;

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
          .policies("policy.yaml", "deep.yaml")
          .bots("cautious", "balanced", "berserk")
          .withoutUndo();

  @Override
  public Manifest manifest() {
    return MANIFEST;
  }

  @Override
  public DelveRules rules(Setup setup) {
    return new DelveRules(DelvePolicy.of(setup.policy()), DelveContent.of(setup));
  }
}
