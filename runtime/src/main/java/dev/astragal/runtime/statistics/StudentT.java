package dev.astragal.runtime.statistics;

/** Student's distribution: what a mean does whose spread had to be estimated from few values. */
public final class StudentT {
  /** From here on it cannot be told from the normal distribution in the digits we show. */
  private static final double NORMAL_FROM = 1e7;

  private static final int STEPS_MAX = 10_000;

  private StudentT() {}

  /** How likely a value at least as far from zero as {@code t} is, on either side. */
  public static double twoSided(double t, double freedom) {
    if (freedom >= NORMAL_FROM || Double.isInfinite(t)) return Normal.twoSided(t);
    return incompleteBeta(freedom / (freedom + t * t), freedom / 2, 0.5);
  }

  /** The distance from zero beyond which, on both sides together, {@code part} lies. */
  public static double twoSidedQuantile(double part, double freedom) {
    if (freedom >= NORMAL_FROM) return -Normal.quantile(part / 2);
    double low = 0;
    double high = 1;
    while (twoSided(high, freedom) > part) high *= 2;
    while (high - low > 1e-13 * high) {
      double middle = (low + high) / 2;
      if (middle <= low || middle >= high) break;
      if (twoSided(middle, freedom) > part) low = middle;
      else high = middle;
    }
    return (low + high) / 2;
  }

  /** The regularised incomplete beta function, by Lentz's continued fraction. */
  static double incompleteBeta(double x, double a, double b) {
    if (x <= 0) return 0;
    if (x >= 1) return 1;
    if (x > (a + 1) / (a + b + 2)) return 1 - incompleteBeta(1 - x, b, a);
    double front =
        Math.exp(
            logGamma(a + b)
                - logGamma(a)
                - logGamma(b)
                + a * Math.log(x)
                + b * Math.log1p(-x)
                - Math.log(a));
    double c = 1;
    double d = 1 / away(1 - (a + b) * x / (a + 1));
    double fraction = d;
    for (int m = 1; m < STEPS_MAX; m++) {
      double even = m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m));
      d = 1 / away(1 + even * d);
      c = away(1 + even / c);
      fraction *= d * c;
      double odd = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1));
      d = 1 / away(1 + odd * d);
      c = away(1 + odd / c);
      double change = d * c;
      fraction *= change;
      if (Math.abs(change - 1) < 1e-15) break;
    }
    return front * fraction;
  }

  private static double away(double value) {
    return Math.abs(value) < 1e-300 ? 1e-300 : value;
  }

  /** Stirling's series, after moving the argument to where it is exact. */
  static double logGamma(double x) {
    double shift = 0;
    double z = x;
    while (z < 15) {
      shift += Math.log(z);
      z += 1;
    }
    double inverse = 1 / (z * z);
    double series =
        (1.0 / 12 - inverse * (1.0 / 360 - inverse * (1.0 / 1260 - inverse / 1680))) / z;
    return (z - 0.5) * Math.log(z) - z + 0.5 * Math.log(2 * Math.PI) + series - shift;
  }
}
