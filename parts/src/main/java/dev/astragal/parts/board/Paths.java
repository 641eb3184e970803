package dev.astragal.parts.board;

import dev.astragal.kernel.state.Ints;
import java.util.Arrays;
import java.util.function.IntPredicate;

/** Ways over a board, the nearest cells first and equal ones in the board's order. */
public final class Paths {
  /** The distance of what cannot be reached. */
  public static final int UNREACHABLE = -1;

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
    Paths paths = new Paths(board.cells());
    paths.reach(start, start, 0);
    for (int next = 0; next < paths.count; next++) {
      int cell = paths.reached[next];
      Ints beside = board.beside(cell);
      for (int i = 0; i < beside.size(); i++) {
        int other = beside.get(i);
        if (paths.distance[other] == UNREACHABLE && open.test(other))
          paths.reach(other, cell, paths.distance[cell] + 1);
      }
    }
    return paths;
  }

  private void reach(int cell, int from, int steps) {
    distance[cell] = steps;
    previous[cell] = from;
    reached[count++] = cell;
  }

  public boolean reaches(int cell) {
    return distance[cell] != UNREACHABLE;
  }

  /** How many steps it takes, or {@link #UNREACHABLE}. */
  public int steps(int cell) {
    return distance[cell];
  }

  /** Every cell that was reached, the start first. */
  public Ints region() {
    return Ints.of(Arrays.copyOf(reached, count));
  }

  /** The cells of a shortest way, without the start; none where there is no way. */
  public Ints to(int goal) {
    if (!reaches(goal)) return Ints.zeros(0);
    int[] way = new int[distance[goal]];
    int cell = goal;
    for (int i = way.length - 1; i >= 0; i--) {
      way[i] = cell;
      cell = previous[cell];
    }
    return Ints.of(way);
  }
}
