package dev.astragal.runtime.player;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.runtime.content.BadInputException;

/** A page has no players but those of the engine and the game. */
final class ProvidedPlayers {
  private ProvidedPlayers() {}

  static boolean mean(String name) {
    return false;
  }

  static <S, C extends Choice, E extends Event> Player<S, C, E> named(
      Kernel<S, C, E> kernel, String name) {
    throw new BadInputException("'" + name + "' cannot play in a page");
  }

  static PlayerProvider provider(String name) {
    throw new BadInputException("'" + name + "' cannot play in a page");
  }
}
