package dev.astragal.cli.sweep;

import dev.astragal.runtime.sweep.Distribution;
import java.util.List;
import java.util.Map;

/**
 * Equal buckets for a picture of one distribution or of several beside each other. The outermost
 * buckets also hold what lies beyond them, so that one odd game does not flatten the picture.
 *
 * @param from where the first bucket begins
 * @param width of each bucket, in whole numbers
 */
record Histogram(long from, long width, int buckets) {
  private static final double BEYOND = 0.002;

  static Histogram over(List<Distribution> distributions, int bucketsMax) {
    long low = Long.MAX_VALUE;
    long high = Long.MIN_VALUE;
    for (Distribution distribution : distributions) {
      low = Math.min(low, distribution.quantile(BEYOND));
      high = Math.max(high, distribution.quantile(1 - BEYOND));
    }
    long width = Math.max(1, (high - low) / bucketsMax + 1);
    return new Histogram(low, width, (int) ((high - low) / width + 1));
  }

  /** The share of the values in each bucket. */
  double[] shares(Distribution distribution) {
    double[] shares = new double[buckets];
    for (Map.Entry<Long, Long> bin : distribution.histogram().entrySet()) {
      long bucket = Math.clamp(Math.floorDiv(bin.getKey() - from, width), 0L, buckets - 1L);
      shares[(int) bucket] += (double) bin.getValue() / distribution.count();
    }
    return shares;
  }
}
