package dev.astragal.parts.board;

import dev.astragal.kernel.state.Ints;
import java.util.Arrays;
import java.util.function.IntPredicate;

/**
 * Ways over a board from one cell to all others. Where every step costs the same, the nearest cells
 * come first; among equally good ways, the one in the board's order is taken.
 */
public final class Paths {
  /** The distance of what cannot be reached. */
  public static final int UNREACHABLE = -1;

  /** More than any way costs. */
  public static final int NO_LIMIT = Integer.MAX_VALUE;

  private final int[] distance;
  private final int[] previous;
  private final int[] reached;
  private int count;

  private Paths(int cells) {
    distance = new int[cells];
    previous = new int[cells];
    reached = new int[cells];
    Arrays.fill(distance, UNREACHABLE);
  }

  /** All that can be reached from {@code start} over cells for which {@code open} holds. */
  public static Paths from(Board board, int start, IntPredicate open) {
    return from(board, start, cell -> open.test(cell) ? 1 : 0, NO_LIMIT);
  }

  /** All that can be reached from {@code start} for at most {@code limit}. */
  public static Paths from(Board board, int start, StepCost cost, int limit) {
    Paths paths = new Paths(board.cells());
    paths.reach(start, start, 0);
    // A cell to which a cheaper way turns up is looked at again.
    int[] open = new int[board.cells()];
    open[0] = start;
    int end = 1;
    for (int next = 0; next < end; next++) {
      int cell = open[next];
      if (cell != start && !cost.through(cell)) continue;
      int soFar = paths.distance[cell];
      Ints beside = board.beside(cell);
      if (end + beside.size() > open.length) open = Arrays.copyOf(open, 2 * end + beside.size());
      for (int i = 0; i < beside.size(); i++) {
        int other = beside.get(i);
        int known = paths.distance[other];
        if (known != UNREACHABLE && known <= soFar + 1) continue;
        int step = cost.into(other);
        if (step == 0 || step > limit - soFar) continue;
        if (known != UNREACHABLE && known <= soFar + step) continue;
        paths.reach(other, cell, soFar + step);
        open[end++] = other;
      }
    }
    return paths;
  }

  private void reach(int cell, int from, int steps) {
    if (!reaches(cell)) reached[count++] = cell;
    distance[cell] = steps;
    previous[cell] = from;
  }

  public boolean reaches(int cell) {
    return distance[cell] != UNREACHABLE;
  }

  /** How many steps it takes, or what they cost together; {@link #UNREACHABLE} without a way. */
  public int steps(int cell) {
    return distance[cell];
  }

  /** The cell before one that is reached, on the way to it; the start has itself before it. */
  public int before(int cell) {
    return previous[cell];
  }

  /** Every cell that was reached, the start first. */
  public Ints region() {
    return Ints.of(Arrays.copyOf(reached, count));
  }

  /** The cells of the best way, without the start; none where there is no way. */
  public Ints to(int goal) {
    if (!reaches(goal)) return Ints.zeros(0);
    int length = 0;
    for (int cell = goal; cell != reached[0]; cell = previous[cell]) length++;
    int[] way = new int[length];
    for (int cell = goal; cell != reached[0]; cell = previous[cell]) way[--length] = cell;
    return Ints.of(way);
  }
}
