package dev.astragal.games.baator;

import dev.astragal.games.baator.rules.Packs;
import dev.astragal.kernel.game.Game;
import dev.astragal.kernel.game.Manifest;
import dev.astragal.kernel.game.Setup;

/** A game master's session as a game: its inputs are commands, its dice one stream. */
public final class BaatorGame implements Game<BaatorState, BaatorChoice, BaatorEvent> {
  @Override
  public Manifest manifest() {
    return Manifest.of("baator", "Baator")
        .streams(Streams.DICE)
        .changes("Nobody is healed above the stat hp_max, and conditions end by themselves.")
        .limits(1_000_000, 0)
        .content(Packs.SHIPPED.toArray(String[]::new));
  }

  @Override
  public BaatorRules rules(Setup setup) {
    return new BaatorRules(Packs.of(setup), setup.version());
  }
}
