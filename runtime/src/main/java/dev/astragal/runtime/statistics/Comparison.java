package dev.astragal.runtime.statistics;

/**
 * Two samples of one figure, taken under two rules.
 *
 * @param difference of the means, second minus first
 * @param interval where the true difference lies
 * @param probability of a difference at least this large if there were none
 * @param varianceRemoved the part of the variance that comparing game by game took away; 0 when the
 *     samples are independent, below 0 when pairing did harm
 */
public record Comparison(
    double difference, Interval interval, double probability, double varianceRemoved) {

  /** Game by game: {@code differences} holds what each game of the second differs by. */
  public static Comparison paired(Moments first, Moments second, Moments differences) {
    double independent = first.variance() + second.variance();
    double removed = independent == 0 ? 0 : 1 - differences.variance() / independent;
    double error = Math.sqrt(differences.variance() / differences.count());
    return new Comparison(
        differences.mean(),
        Interval.ofMean(differences, Interval.LEVEL),
        probability(differences.mean(), error, differences.count() - 1.0),
        removed);
  }

  /** Welch's: two samples that have nothing to do with each other. */
  public static Comparison independent(Moments first, Moments second) {
    double a = first.variance() / first.count();
    double b = second.variance() / second.count();
    double difference = second.mean() - first.mean();
    double freedom =
        a + b == 0
            ? 1
            : (a + b) * (a + b) / (a * a / (first.count() - 1) + b * b / (second.count() - 1));
    double half = StudentT.twoSidedQuantile(1 - Interval.LEVEL, freedom) * Math.sqrt(a + b);
    return new Comparison(
        difference,
        new Interval(difference - half, difference + half),
        probability(difference, Math.sqrt(a + b), freedom),
        0);
  }

  private static double probability(double difference, double error, double freedom) {
    if (difference == 0 || freedom < 1) return 1;
    return error == 0 ? 0 : StudentT.twoSided(difference / error, freedom);
  }
}
