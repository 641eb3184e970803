package dev.astragal.runtime.sweep;

import java.util.Map;
import java.util.TreeMap;

/**
 * How a number is distributed over many games. Streaming and mergeable: memory depends on the
 * spread of the values, not on their count, and every figure is the same in whatever order and
 * pieces the values came.
 */
public final class Distribution {
  /** Values up to here have a bin each; larger ones share bins of one part in this many. */
  private static final long EXACT_MAX = 1 << 10;

  private static final double Z_95 = 1.959963984540054;

  private final TreeMap<Long, Long> bins = new TreeMap<>();
  private final WideSum sum = new WideSum();
  private final WideSum squares = new WideSum();
  private long count;
  private long min = Long.MAX_VALUE;
  private long max = Long.MIN_VALUE;

  public void add(long value) {
    bins.merge(bin(value), 1L, Long::sum);
    sum.add(value);
    squares.addSquare(value);
    count++;
    min = Math.min(min, value);
    max = Math.max(max, value);
  }

  public void merge(Distribution other) {
    other.bins.forEach((bin, times) -> bins.merge(bin, times, Long::sum));
    sum.add(other.sum);
    squares.add(other.squares);
    count += other.count;
    min = Math.min(min, other.min);
    max = Math.max(max, other.max);
  }

  public long count() {
    return count;
  }

  public long min() {
    return min;
  }

  public long max() {
    return max;
  }

  public double mean() {
    return count == 0 ? 0 : sum.value() / count;
  }

  /** The unbiased variance. */
  public double variance() {
    if (count < 2) return 0;
    double mean = mean();
    return Math.max(0, (squares.value() - count * mean * mean) / (count - 1));
  }

  public double deviation() {
    return Math.sqrt(variance());
  }

  /** Half the width of the interval that holds the true mean 95 times in 100. */
  public double confidence() {
    return count < 2 ? Double.POSITIVE_INFINITY : Z_95 * Math.sqrt(variance() / count);
  }

  /**
   * The smallest value that at least {@code part} of all values do not exceed, as exact as the bins
   * are.
   */
  public long quantile(double part) {
    long wanted = Math.max(1, (long) Math.ceil(part * count));
    long seen = 0;
    for (Map.Entry<Long, Long> bin : bins.entrySet()) {
      seen += bin.getValue();
      if (seen >= wanted) return Math.clamp(bin.getKey(), min, max);
    }
    return max;
  }

  /** How many values fell into each bin, by the bin's lowest value. */
  public Map<Long, Long> histogram() {
    return new TreeMap<>(bins);
  }

  private static long bin(long value) {
    long size = Math.abs(value);
    if (size < EXACT_MAX || value == Long.MIN_VALUE) return value;
    int shift = 63 - Long.numberOfLeadingZeros(size) - 10;
    return value >> shift << shift;
  }
}
