package dev.astragal.runtime.fuzz;

import dev.astragal.kernel.game.Seat;

/** One thing a fuzzed run does. */
public sealed interface FuzzStep<C> {
  /** Lets at most so much time pass. */
  record Pass<C>(int ticks) implements FuzzStep<C> {}

  /** A legal answer, or a command in a pause. */
  record Choose<C>(Seat seat, C choice) implements FuzzStep<C> {}

  /** Something that must be refused without a trace of it in the game. */
  record Misuse<C>(Kind kind, Seat seat, C choice) implements FuzzStep<C> {}

  /** Ways to misuse the gate. */
  enum Kind {
    STALE_PROMPT,
    WRONG_SEAT,
    OUT_OF_PLACE
  }
}
