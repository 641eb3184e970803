package dev.astragal.runtime.statistics;

import java.math.BigInteger;

/**
 * What mean and variance need to know of a sample of whole numbers. Exact, so that a figure does
 * not depend on the order or the pieces in which the values came.
 */
public record Moments(long count, BigInteger sum, BigInteger squares) {
  public double mean() {
    return count == 0 ? 0 : sum.doubleValue() / count;
  }

  /** The unbiased variance; large means do not swallow small differences. */
  public double variance() {
    if (count < 2) return 0;
    BigInteger n = BigInteger.valueOf(count);
    BigInteger scaled = n.multiply(squares).subtract(sum.multiply(sum));
    return scaled.doubleValue() / count / (count - 1);
  }

  public double deviation() {
    return Math.sqrt(variance());
  }

  /** True when every value is 0 or 1: only these whole numbers equal their squares. */
  boolean isShare() {
    return count > 0 && sum.equals(squares);
  }

  /** This sample and that many zeros. */
  public Moments withZeros(long zeros) {
    return new Moments(count + zeros, sum, squares);
  }
}
