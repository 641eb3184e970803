package dev.astragal.runtime.solve;

import java.util.Arrays;

/**
 * All positions of a game by number: the ways on from each, and where luck may take each way. A
 * value is what the first seat can expect: 1 for a win, 0 for a loss.
 */
final class Positions {
  /** Values are settled when none moves by more. */
  private static final double STILL = 1e-12;

  private int count;
  private double[] value = new double[1 << 10];
  private boolean[] over = new boolean[1 << 10];
  private boolean[] first = new boolean[1 << 10];
  private int[] firstWay = new int[1 << 10];
  private int[] waysOf = new int[1 << 10];

  private int ways;
  private int[] firstEnd = new int[1 << 10];

  private int ends;
  private double[] chance = new double[1 << 10];
  private int[] leadsTo = new int[1 << 10];

  /** One more position; what is known of it follows. */
  int add() {
    if (count == value.length) {
      value = Arrays.copyOf(value, 2 * count);
      over = Arrays.copyOf(over, 2 * count);
      first = Arrays.copyOf(first, 2 * count);
      firstWay = Arrays.copyOf(firstWay, 2 * count);
      waysOf = Arrays.copyOf(waysOf, 2 * count);
    }
    value[count] = 0.5;
    return count++;
  }

  /** The game is over there, or as good as. */
  void over(int position, double points) {
    over[position] = true;
    value[position] = points;
  }

  /** Who decides there. */
  void decided(int position, boolean byFirst) {
    first[position] = byFirst;
    firstWay[position] = ways;
  }

  /** One more way on from a position. */
  void way(int position) {
    if (ways + 1 == firstEnd.length) firstEnd = Arrays.copyOf(firstEnd, 2 * firstEnd.length);
    waysOf[position]++;
    firstEnd[ways++] = ends;
    firstEnd[ways] = ends;
  }

  /** Where the last way may lead. */
  void leads(double likely, int position) {
    if (ends == chance.length) {
      chance = Arrays.copyOf(chance, 2 * ends);
      leadsTo = Arrays.copyOf(leadsTo, 2 * ends);
    }
    chance[ends] = likely;
    leadsTo[ends++] = position;
    firstEnd[ways] = ends;
  }

  /** Values every position until all of them agree. */
  double[] settle() {
    double moved = 1;
    while (moved > STILL) {
      moved = 0;
      for (int position = count - 1; position >= 0; position--) {
        if (over[position]) continue;
        double now = best(position);
        moved = Math.max(moved, Math.abs(now - value[position]));
        value[position] = now;
      }
    }
    return Arrays.copyOf(value, count);
  }

  private double best(int position) {
    double best = first[position] ? 0 : 1;
    for (int way = firstWay[position]; way < firstWay[position] + waysOf[position]; way++) {
      double expected = 0;
      for (int end = firstEnd[way]; end < firstEnd[way + 1]; end++)
        expected += chance[end] * value[leadsTo[end]];
      best = first[position] ? Math.max(best, expected) : Math.min(best, expected);
    }
    return best;
  }
}
