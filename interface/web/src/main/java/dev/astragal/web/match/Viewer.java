package dev.astragal.web.match;

import dev.astragal.kernel.game.Rejection;

/** Somebody connected to a match. */
public interface Viewer {
  /** Something happened; must return at once. */
  void changed();

  /** The seat is somebody else's now; must return at once. */
  void expelled(Rejection why);
}
