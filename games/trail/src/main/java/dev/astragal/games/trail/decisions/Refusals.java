package dev.astragal.games.trail.decisions;

import dev.astragal.kernel.game.Rejection;
import java.util.Optional;

/** How either set of mechanics says no. */
public final class Refusals {
  public static final Rejection NOT_NOW = Rejection.because("ILLEGAL_CHOICE");

  private Refusals() {}

  public static Optional<Rejection> notNow() {
    return Optional.of(NOT_NOW);
  }

  /** Told by the message {@code refusal.CODE}, with names and values in turn. */
  public static Optional<Rejection> refused(String code, Object... namesAndValues) {
    return Optional.of(Rejection.because(code, namesAndValues));
  }

  /** What is asked for is more than there is. */
  public static Rejection tooDear(long cents, long left) {
    return Rejection.because("INSUFFICIENT_CASH", "cents", cents, "left", left);
  }
}
