package dev.astragal.kernel.rng;

import static org.assertj.core.api.Assertions.assertThat;

/** Tells even counts from uneven ones; seeds are fixed, so the verdict never changes by itself. */
final class ChiSquare {
  /** Standard deviations a fair source may be off; beyond them lies one case in thousands. */
  private static final double DEVIATIONS_MAX = 4;

  private ChiSquare() {}

  static void assertEven(long[] counts) {
    assertThat(excess(counts)).as("deviations from even").isLessThan(DEVIATIONS_MAX);
  }

  /** By how many standard deviations the statistic lies above its mean. */
  static double excess(long[] counts) {
    long total = 0;
    for (long count : counts) total += count;
    double expected = (double) total / counts.length;
    double statistic = 0;
    for (long count : counts) statistic += (count - expected) * (count - expected) / expected;
    int freedom = counts.length - 1;
    return (statistic - freedom) / Math.sqrt(2.0 * freedom);
  }
}
