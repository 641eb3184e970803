package dev.astragal.runtime.statistics;

/** Where a true value lies, as far as the sample tells. */
public record Interval(double low, double high) {
  /** The usual level: the true value lies in 95 of 100 such intervals. */
  public static final double LEVEL = 0.95;

  /** Of a mean. */
  public static Interval ofMean(Moments sample, double level) {
    if (sample.count() < 2) return new Interval(Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
    double half =
        StudentT.twoSidedQuantile(1 - level, sample.count() - 1.0)
            * Math.sqrt(sample.variance() / sample.count());
    return new Interval(sample.mean() - half, sample.mean() + half);
  }

  /** Of a proportion, after Wilson: sound for rare things and for none at all. */
  public static Interval ofShare(long successes, long count, double level) {
    if (count == 0) return new Interval(0, 1);
    double z = Normal.quantile((1 + level) / 2);
    double share = (double) successes / count;
    double middle = (share + z * z / (2 * count)) / (1 + z * z / count);
    double half =
        z
            / (1 + z * z / count)
            * Math.sqrt(share * (1 - share) / count + z * z / (4.0 * count * count));
    return new Interval(
        successes == 0 ? 0 : Math.max(0, middle - half),
        successes == count ? 1 : Math.min(1, middle + half));
  }

  /** Of a mean, or of a share where the sample has nothing but zeros and ones. */
  public static Interval of(Moments sample, double level) {
    return sample.isShare()
        ? ofShare(sample.sum().longValueExact(), sample.count(), level)
        : ofMean(sample, level);
  }

  public static Interval of(Moments sample) {
    return of(sample, LEVEL);
  }

  public boolean holds(double value) {
    return low <= value && value <= high;
  }

  public double half() {
    return (high - low) / 2;
  }

  /** Every value divided by a positive number. */
  public Interval over(double divisor) {
    return new Interval(low / divisor, high / divisor);
  }
}
