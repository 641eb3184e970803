package dev.astragal.games.trail;

import dev.astragal.kernel.rng.Ratio;
import java.util.function.Function;

/**
 * Factors as parts per million: chains of multipliers stay whole numbers and cost one division each
 * where exact ratios would grow without bound.
 */
public final class Ppm {
  public static final int ONE = 1_000_000;

  private Ppm() {}

  public static int of(Ratio ratio) {
    return Math.toIntExact(ratio.nearest(ONE));
  }

  /** One factor for each constant of an enum, by its ordinal. */
  public static <T extends Enum<T>> int[] table(T[] constants, Function<T, Ratio> factor) {
    int[] table = new int[constants.length];
    for (T constant : constants) table[constant.ordinal()] = of(factor.apply(constant));
    return table;
  }

  /** {@code value} times {@code ppm}, rounded down. Most factors change nothing on most days. */
  public static long times(long value, long ppm) {
    return ppm == ONE ? value : value * ppm / ONE;
  }

  /**
   * {@code value} times {@code ppm}, rounded to the nearest whole number, halves away from zero.
   */
  public static long nearest(long value, long ppm) {
    long product = value * ppm;
    return (product >= 0 ? product + ONE / 2 : product - ONE / 2) / ONE;
  }

  /** {@code ppm} between nothing and certainty. */
  public static int clamp(long ppm) {
    return Math.clamp(ppm, 0, ONE);
  }
}
