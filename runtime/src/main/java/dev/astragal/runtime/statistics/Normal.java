package dev.astragal.runtime.statistics;

/** The standard normal distribution. */
public final class Normal {
  private static final double SQRT_TWO_PI = Math.sqrt(2 * Math.PI);

  /** Below this distance the series converges fast, above it the continued fraction. */
  private static final double SERIES_MAX = 3;

  private static final int FRACTION_DEPTH = 60;

  private Normal() {}

  /** How likely a value below {@code z} is. */
  public static double below(double z) {
    return z > 0 ? 1 - above(z) : above(-z);
  }

  /** How likely a value at least as far from zero as {@code z} is, on either side. */
  public static double twoSided(double z) {
    return Math.min(1, 2 * above(Math.abs(z)));
  }

  /** The value that lies above {@code part} of the distribution. */
  public static double quantile(double part) {
    if (!(part > 0 && part < 1))
      throw new IllegalArgumentException("a quantile is asked for a part between 0 and 1");
    if (part > 0.5) return -quantile(1 - part);
    double z = roughQuantile(part);
    for (int i = 0; i < 3; i++) {
      double error = (below(z) - part) / density(z);
      z -= error / (1 + z * error / 2);
    }
    return z;
  }

  static double density(double z) {
    return Math.exp(-z * z / 2) / SQRT_TWO_PI;
  }

  private static double above(double z) {
    if (z < SERIES_MAX) {
      double term = z;
      double sum = z;
      for (int i = 3; Math.abs(term) > 1e-17 * Math.abs(sum); i += 2) {
        term *= z * z / i;
        sum += term;
      }
      return 0.5 - density(z) * sum;
    }
    double fraction = z;
    for (int i = FRACTION_DEPTH; i > 0; i--) fraction = z + i / fraction;
    return density(z) / fraction;
  }

  /** Good to three digits, which Halley's method then makes exact; for the lower half. */
  private static double roughQuantile(double part) {
    double t = Math.sqrt(-2 * Math.log(part));
    return (2.515517 + t * (0.802853 + t * 0.010328))
            / (1 + t * (1.432788 + t * (0.189269 + t * 0.001308)))
        - t;
  }
}
