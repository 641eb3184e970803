package dev.astragal.kernel.game;

import dev.astragal.kernel.rng.Rng;
import dev.astragal.kernel.rng.Stream;

/**
 * What a rule may do while it decides: look at the state, draw luck, emit events. Valid only during
 * the call.
 */
public interface Turn<S, E extends Event> {
  /** The state as it is after everything emitted so far. */
  S state();

  /**
   * Records {@code event}, lets it take effect at once, and gives the state after it. Nothing else
   * changes a state.
   */
  S emit(E event);

  /** The luck of one declared domain. */
  Rng rng(Stream stream);

  /** As {@link #rng(Stream)}, saying what the next draw is for. */
  default Rng rng(Stream stream, String purpose) {
    return rng(stream).purpose(purpose);
  }

  /** Who chose; {@link Seat#SPECTATOR} while time passes by itself. */
  Seat seat();

  /** How much simulated time has passed. */
  long tick();

  /**
   * Refuses the choice being handled: everything this turn did is undone and nobody has moved.
   * Never returns.
   */
  RuntimeException refuse(Rejection... reasons);
}
