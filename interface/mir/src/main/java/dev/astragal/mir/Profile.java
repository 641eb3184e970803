package dev.astragal.mir;

import dev.astragal.games.mir.MirEngine;
import dev.astragal.games.mir.MirGame;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.runtime.library.GameLibrary;
import dev.astragal.runtime.library.RunSpec;
import java.util.Locale;

/** With which rules a document is played on. */
enum Profile {
  CONTRACT,
  TACTICS,
  LATER;

  /** Its name on the command line and in files. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }

  MirEngine engine() {
    return switch (this) {
      case CONTRACT -> MirEngine.contract();
      case LATER -> MirEngine.later();
      case TACTICS -> {
        MirGame game = new MirGame();
        RunSpec plain = RunSpec.of(game.manifest().id(), new Seed("mir"), 1);
        yield MirEngine.of(MirGame.contract(GameLibrary.setup(game, plain)));
      }
    };
  }
}
