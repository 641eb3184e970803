package dev.astragal.runtime.league;

import dev.astragal.runtime.statistics.Interval;
import dev.astragal.runtime.statistics.Normal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;

/**
 * How strong everybody is who met, on one scale: 400 points more are ten times the odds, and the
 * mean of all is 0. Every duel says how far two are apart and how sure that is; the ratings are
 * what fits all duels best, each counted for as much as it is sure of.
 */
public final class Ratings {
  /** Points for a factor of e in the odds. */
  private static final double SCALE = 400 / Math.log(10);

  private Ratings() {}

  /** One of them. */
  public record Rating(String name, double points, Interval interval) {}

  /** The strongest first. */
  public static List<Rating> of(List<Standing> duels) {
    LinkedHashSet<String> all = new LinkedHashSet<>();
    for (Standing duel : duels) {
      all.add(duel.first());
      all.add(duel.second());
    }
    List<String> names = List.copyOf(all);
    int size = names.size();
    double[][] weights = new double[size][size];
    double[] apart = new double[size];
    for (Standing duel : duels) {
      int one = names.indexOf(duel.first());
      int other = names.indexOf(duel.second());
      if (one == other) continue;
      double share = Math.clamp(duel.cautiousShare(), 1e-6, 1 - 1e-6);
      double slope = SCALE / (share * (1 - share));
      double error = Math.max(1e-9, duel.cautiousError() * slope);
      double weight = 1 / (error * error);
      double distance = SCALE * Math.log(share / (1 - share));
      weights[one][one] += weight;
      weights[other][other] += weight;
      weights[one][other] -= weight;
      weights[other][one] -= weight;
      apart[one] += weight * distance;
      apart[other] -= weight * distance;
    }
    double scale = 0;
    for (int i = 0; i < size; i++) scale = Math.max(scale, weights[i][i]);
    double normal = Normal.quantile((1 + Interval.LEVEL) / 2);
    List<Rating> ratings = new ArrayList<>();
    double[] points = solved(weights, apart, scale);
    for (int i = 0; i < size; i++) {
      double[] unit = new double[size];
      unit[i] = 1;
      // The mean of all is known to be 0: what it would add is taken away again.
      double variance = solved(weights, unit, scale)[i] - 1 / (scale * size);
      double half = normal * Math.sqrt(Math.max(0, variance));
      ratings.add(
          new Rating(names.get(i), points[i], new Interval(points[i] - half, points[i] + half)));
    }
    ratings.sort(Comparator.comparingDouble(Rating::points).reversed());
    return ratings;
  }

  private static double[] solved(double[][] weights, double[] right, double scale) {
    int size = right.length;
    double[][] rows = new double[size][size + 1];
    for (int i = 0; i < size; i++) {
      for (int j = 0; j < size; j++) rows[i][j] = weights[i][j] + scale / size;
      rows[i][size] = right[i];
    }
    return Linear.solved(rows);
  }
}
