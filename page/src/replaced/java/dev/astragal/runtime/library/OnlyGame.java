package dev.astragal.runtime.library;

import dev.astragal.kernel.game.Game;

/** Stands in for the class of this name that every page's build writes. */
final class OnlyGame {
  private OnlyGame() {}

  static Game<?, ?, ?> game() {
    throw new IllegalStateException("this page has no game");
  }
}
