package dev.astragal.games.trail.decisions;

import dev.astragal.games.trail.TrailChoice;
import dev.astragal.kernel.game.Rejection;
import java.util.Optional;

/** How either set of mechanics says no. */
public final class Refusals {
  private Refusals() {}

  public static Optional<Rejection> notNow(TrailChoice choice) {
    return refused("ILLEGAL_CHOICE", choice + " is not possible now");
  }

  public static Optional<Rejection> refused(String code, String message) {
    return Optional.of(Rejection.of(code, message));
  }
}
