package dev.astragal.games.trail;

import dev.astragal.kernel.game.Rejection;
import java.util.Optional;

/** How either set of mechanics says no. */
final class Refusals {
  private Refusals() {}

  static Optional<Rejection> notNow(TrailChoice choice) {
    return refused("ILLEGAL_CHOICE", choice + " is not possible now");
  }

  static Optional<Rejection> refused(String code, String message) {
    return Optional.of(Rejection.of(code, message));
  }
}
