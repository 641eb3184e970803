package dev.astragal.kernel.game;

/**
 * How long a run can be. A run that reaches a limit ends with an explicit outcome instead of going
 * on forever.
 *
 * @param inputs accepted choices in one run
 * @param ticks units of simulated time in one run
 * @param idleTicks ticks in a row that may pass without any event
 */
public record Limits(long inputs, long ticks, int idleTicks) {
  public static final Limits DEFAULT = new Limits(100_000, 1_000_000, 64);

  public Limits {
    if (inputs < 1 || ticks < 0 || idleTicks < 1)
      throw new IllegalArgumentException("limits must be positive");
  }
}
