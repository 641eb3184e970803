package dev.astragal.kernel.run;

import dev.astragal.kernel.game.Seat;

/**
 * With which luck a copy of a run goes on. A fork that does not say so could let a planner peek at
 * the real dice.
 */
public sealed interface Fork {
  /** What if I had chosen otherwise: the same dice. */
  record SameLuck() implements Fork {}

  /** How lucky was I: other dice, the same for the same salt. */
  record NewLuck(long salt) implements Fork {}

  /** For planners: other dice, and whatever {@code viewer} cannot see dealt anew. */
  record Dream(Seat viewer, long salt) implements Fork {}
}
