package dev.astragal.parts.board;

import java.util.Arrays;

/**
 * The cheapest way from one square to another, for whoever asks often: A* on four neighbours with a
 * Manhattan estimate. Among open cells the one with the smallest (total, estimate, row, column) is
 * next, and only a strictly cheaper way replaces a known one, so the route is the same everywhere.
 *
 * <p>Its arrays are kept and stamped with a generation instead of being cleared, so it is working
 * memory and no part of a state. {@link Paths} is a value, and finds all ways at once.
 */
public final class PathSearch {
  public static final int UNREACHABLE = -1;

  private static final int CELL_BITS = 20;
  private static final int CELL_MASK = (1 << CELL_BITS) - 1;
  private static final int ESTIMATE_BITS = 20;

  /** Most searches have no more open at once, and thousands of games have one each. */
  private static final int HEAP_USUAL = 64;

  private final Square board;
  private final int[] stamp;
  private final int[] price;
  private final int[] previous;
  private long[] heap = new long[HEAP_USUAL];

  /** A search that has ended needs its prices no more. */
  private final int[] route;

  private int heapSize;
  private int generation;
  private int length;

  public PathSearch(Square board) {
    int cells = board.cells();
    if (cells > CELL_MASK) throw new IllegalArgumentException(cells + " cells are too many");
    this.board = board;
    stamp = new int[cells];
    price = new int[cells];
    previous = new int[cells];
    route = price;
  }

  /** The {@code index}-th cell of the last route found; the start is not part of it. */
  public int step(int index) {
    return route[index];
  }

  /** How many steps the last route found has. */
  public int length() {
    return length;
  }

  /** The last route found, the goal included. */
  public int[] route() {
    return Arrays.copyOf(route, length);
  }

  public Square board() {
    return board;
  }

  /** How many steps the route has, 0 when start is goal, or {@link #UNREACHABLE}. */
  public int find(StepCost cost, int start, int goal) {
    length = 0;
    if (start == goal) return 0;
    if (cost.into(goal) == 0) return UNREACHABLE;
    nextGeneration();
    int width = board.width();
    int cells = board.cells();
    int goalX = board.x(goal);
    int goalY = board.y(goal);
    open(start, start, 0, board.steps(start, goal));
    while (heapSize > 0) {
      int cell = (int) (pop() & CELL_MASK);
      if (stamp[cell] == generation + 1) continue;
      if (cell == goal) return trace(start, goal);
      stamp[cell] = generation + 1;
      int soFar = price[cell];
      int column = board.x(cell);
      int row = board.y(cell);
      for (int side = 0; side < Square.SIDES; side++) {
        int x = column + Square.STEP_X[side];
        int y = row + Square.STEP_Y[side];
        int next = cell + Square.STEP_X[side] + Square.STEP_Y[side] * width;
        if (x < 0 || x >= width || next < 0 || next >= cells) continue;
        if (stamp[next] == generation + 1 || (next != goal && !cost.through(next))) continue;
        int step = cost.into(next);
        if (step == 0) continue;
        int total = soFar + step;
        if (stamp[next] == generation && price[next] <= total) continue;
        open(next, cell, total, Square.steps(x, y, goalX, goalY));
      }
    }
    return UNREACHABLE;
  }

  private void nextGeneration() {
    heapSize = 0;
    generation += 2;
    if (generation < 0) {
      Arrays.fill(stamp, 0);
      generation = 2;
    }
  }

  private int trace(int start, int goal) {
    int steps = 0;
    for (int cell = goal; cell != start; cell = previous[cell]) steps++;
    length = steps;
    for (int cell = goal; cell != start; cell = previous[cell]) route[--steps] = cell;
    return length;
  }

  private void open(int cell, int from, int total, int estimate) {
    stamp[cell] = generation;
    price[cell] = total;
    previous[cell] = from;
    long key =
        ((long) (total + estimate) << (CELL_BITS + ESTIMATE_BITS))
            | ((long) estimate << CELL_BITS)
            | cell;
    int at = ++heapSize;
    if (at == heap.length) heap = Arrays.copyOf(heap, 2 * at);
    while (at > 1 && heap[at >> 1] > key) {
      heap[at] = heap[at >> 1];
      at >>= 1;
    }
    heap[at] = key;
  }

  private long pop() {
    long top = heap[1];
    long last = heap[heapSize--];
    int at = 1;
    while (2 * at <= heapSize) {
      int child = 2 * at;
      if (child < heapSize && heap[child + 1] < heap[child]) child++;
      if (heap[child] >= last) break;
      heap[at] = heap[child];
      at = child;
    }
    heap[at] = last;
    return top;
  }
}
