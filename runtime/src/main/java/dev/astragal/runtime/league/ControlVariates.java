package dev.astragal.runtime.league;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Takes out of every result what luck gave. How much a number of luck is worth is learned from the
 * pairs before it alone, and luck is zero on average, so what is left has the same mean as the
 * result itself: only its spread is smaller. Where it would not have been smaller lately, nothing
 * is taken out.
 */
final class ControlVariates {
  /** So many pairs are looked at before anything is taken out; then again whenever they double. */
  static final int FIRST_PAIRS = 128;

  /** More numbers than this are not told apart by as few pairs. */
  private static final int KEPT_MAX = 48;

  /** Less than this is gained by chance. */
  private static final double HELPS = 0.95;

  private final List<double[]> pilot = new ArrayList<>();
  private final List<Double> pilotPoints = new ArrayList<>();
  private int[] kept = {};
  private double[][] products = {};
  private double[] withPoints = {};
  private double[] worth = {};
  private double sum;
  private long seen;
  private long next = FIRST_PAIRS;
  private RunningMoments without = new RunningMoments();
  private RunningMoments with = new RunningMoments();
  private boolean helps;
  private boolean turned;

  /** Mean and spread of what came since something was learned. */
  private static final class RunningMoments {
    private long count;
    private double mean;
    private double squares;

    void add(double value) {
      count++;
      double off = value - mean;
      mean += off / count;
      squares += off * (value - mean);
    }
  }

  /** What a result would have been without the luck, as far as the pairs before it tell. */
  double adjusted(double points, double[] luck) {
    double adjusted = points;
    for (int i = 0; i < kept.length; i++) adjusted -= worth[i] * luck[kept[i]];
    without.add(points);
    with.add(adjusted);
    boolean taken = helps;
    turned = false;
    seen++;
    sum += points;
    if (kept.length == 0) {
      pilot.add(luck);
      pilotPoints.add(points);
    } else learn(points - sum / seen, luck);
    if (seen == next) {
      if (kept.length == 0) screen();
      worth = solved();
      next *= 2;
      boolean help = with.squares < HELPS * without.squares;
      turned = help != helps;
      helps = help;
      without = new RunningMoments();
      with = new RunningMoments();
    }
    return taken ? adjusted : points;
  }

  /** Whether from now on luck is taken out, or not any more: spreads before and after differ. */
  boolean turned() {
    return turned;
  }

  private void learn(double points, double[] luck) {
    for (int i = 0; i < kept.length; i++) {
      double one = luck[kept[i]];
      withPoints[i] += one * points;
      for (int j = 0; j < kept.length; j++) products[i][j] += one * luck[kept[j]];
    }
  }

  /** Keeps the numbers that go best with the results of the first pairs. */
  private void screen() {
    int size = pilot.getFirst().length;
    double mean = sum / seen;
    double[] fit = new double[size];
    for (int i = 0; i < size; i++) {
      double with = 0;
      double squares = 0;
      for (int row = 0; row < pilot.size(); row++) {
        double one = pilot.get(row)[i];
        with += one * (pilotPoints.get(row) - mean);
        squares += one * one;
      }
      fit[i] = squares < 1e-9 ? 0 : with * with / squares;
    }
    kept =
        IntStream.range(0, size)
            .boxed()
            .filter(i -> fit[i] > 0)
            .sorted(Comparator.comparingDouble((Integer i) -> -fit[i]).thenComparing(i -> i))
            .limit(KEPT_MAX)
            .mapToInt(i -> i)
            .toArray();
    products = new double[kept.length][kept.length];
    withPoints = new double[kept.length];
    for (int row = 0; row < pilot.size(); row++) learn(pilotPoints.get(row) - mean, pilot.get(row));
    pilot.clear();
    pilotPoints.clear();
  }

  /** The weights of a regression, the more cautious the fewer pairs there are. */
  private double[] solved() {
    int size = kept.length;
    double caution = (double) size / seen;
    double[][] rows = new double[size][];
    for (int i = 0; i < size; i++) {
      rows[i] = Arrays.copyOf(products[i], size + 1);
      rows[i][i] += caution * products[i][i] + 1e-9;
      rows[i][size] = withPoints[i];
    }
    return Linear.solved(rows);
  }
}
