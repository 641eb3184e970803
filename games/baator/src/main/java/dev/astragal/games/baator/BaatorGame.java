package dev.astragal.games.baator;

import dev.astragal.games.baator.BaatorState.Applied;
import dev.astragal.games.baator.rules.ActorCommand;
import dev.astragal.games.baator.rules.ActorCommands;
import dev.astragal.games.baator.rules.EffectUndo;
import dev.astragal.games.baator.rules.FreeRoll;
import dev.astragal.games.baator.rules.Judge;
import dev.astragal.games.baator.rules.Packs;
import dev.astragal.games.baator.rules.RuleApplication;
import dev.astragal.games.baator.rules.Samples;
import dev.astragal.kernel.game.Choices;
import dev.astragal.kernel.game.Game;
import dev.astragal.kernel.game.Manifest;
import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Setup;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.game.Violations;
import dev.astragal.kernel.rules.PackReader;
import dev.astragal.kernel.rules.RulePack;
import dev.astragal.kernel.screen.Screen;
import org.jspecify.annotations.Nullable;

/** A game master's session as a game: its inputs are commands, its dice one stream. */
public final class BaatorGame implements Game<BaatorState, BaatorChoice, BaatorEvent> {
  @Override
  public Manifest manifest() {
    return Manifest.of("baator", "Baator")
        .streams(Streams.DICE)
        .limits(1_000_000, 0)
        .content(Packs.SHIPPED.toArray(String[]::new));
  }

  @Override
  public BaatorRules rules(Setup setup) {
    return new BaatorRules(Packs.of(setup));
  }
}
