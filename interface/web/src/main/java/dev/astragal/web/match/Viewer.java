package dev.astragal.web.match;

import dev.astragal.kernel.game.Seat;

/** Somebody connected to a match. */
public interface Viewer {
  Seat seat();

  /** Something happened; must return at once. */
  void changed();
}
