package dev.astragal.runtime.analysis;

import dev.astragal.kernel.game.Seat;

/**
 * One decision of a recorded run.
 *
 * @param step what it led to
 * @param input its number among the inputs of the run, from 1
 * @param played what was chosen, in words
 * @param best what the search would have chosen
 * @param value what the search expects after what was chosen, from 0 for a loss to 1 for a win
 * @param bestValue what it expects after what it would have chosen
 */
public record Decided(
    long step, long input, Seat seat, String played, String best, double value, double bestValue) {
  /** How much of a win it gave away, as far as the search can tell. */
  public double cost() {
    return Math.max(0, bestValue - value);
  }
}
