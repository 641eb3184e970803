package dev.astragal.mir;

import dev.astragal.games.mir.MirEngine;
import dev.astragal.games.mir.MirGame;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.runtime.library.GameLibrary;
import dev.astragal.runtime.library.RunSpec;

/** With which rule book a document is played on. */
enum Profile {
  CONTRACT,
  TACTICS;

  MirEngine engine() {
    return switch (this) {
      case CONTRACT -> MirEngine.contract();
      case TACTICS -> {
        MirGame game = new MirGame();
        RunSpec plain = RunSpec.of(game.manifest().id(), new Seed("mir"), 1);
        yield MirEngine.of(MirGame.rules(GameLibrary.setup(game, plain)));
      }
    };
  }
}
