package dev.astragal.games.delve.map;

/**
 * A* on four neighbours with a Manhattan estimate. Among open cells the one with the smallest
 * (total, estimate, row, column) is next, and only a strictly cheaper way replaces a known one, so
 * the route is the same everywhere.
 *
 * <p>Its arrays are allocated once and stamped with a generation instead of being cleared.
 */
public final class PathSearch {
  public static final int UNREACHABLE = -1;

  /** Up, right, down, left: the order in which neighbours are looked at. */
  private static final int[] DX = {0, 1, 0, -1};

  private static final int[] DY = {-1, 0, 1, 0};
  private static final int CELL_BITS = 20;
  private static final int CELL_MASK = (1 << CELL_BITS) - 1;
  private static final int ESTIMATE_BITS = 20;

  private final int[] stamp;
  private final int[] price;
  private final int[] previous;
  private final long[] heap;
  private final int[] route;
  private final int[] column;
  private final int[] row;
  private int width;
  private int heapSize;
  private int generation;
  private int length;

  public PathSearch(int cells) {
    stamp = new int[cells];
    price = new int[cells];
    previous = new int[cells];
    heap = new long[4 * cells + 1];
    route = new int[cells];
    column = new int[cells];
    row = new int[cells];
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
    return java.util.Arrays.copyOf(route, length);
  }

  /** How many steps the route has, 0 when start is goal, or {@link #UNREACHABLE}. */
  public int find(
      byte[] tiles, int width, Terrain terrain, Obstacles obstacles, int start, int goal) {
    length = 0;
    if (start == goal) return 0;
    if (terrain.into(tiles[goal]) == 0 || obstacles.blocksEnd(goal)) return UNREACHABLE;
    nextGeneration();
    measure(width);
    int goalX = column[goal];
    int goalY = row[goal];
    open(start, start, 0, Grid.distance(start, goal, width));
    while (heapSize > 0) {
      int cell = (int) (pop() & CELL_MASK);
      if (stamp[cell] == generation + 1) continue;
      if (cell == goal) return trace(start, goal);
      stamp[cell] = generation + 1;
      int soFar = price[cell];
      int right = column[cell] - goalX;
      int down = row[cell] - goalY;
      for (int direction = 0; direction < 4; direction++) {
        int dx = DX[direction];
        int dy = DY[direction];
        int next = cell + dx + dy * width;
        if (next < 0 || next >= tiles.length || stamp[next] == generation + 1) continue;
        int step;
        if (next == goal) step = terrain.into(tiles[next]);
        else if (obstacles.blocksWay(next)) continue;
        else step = terrain.through(tiles[next]);
        if (step == 0) continue;
        int total = soFar + step;
        if (stamp[next] == generation && price[next] <= total) continue;
        open(next, cell, total, Math.abs(right + dx) + Math.abs(down + dy));
      }
    }
    return UNREACHABLE;
  }

  /** Where each cell is, so that no step of a search has to divide. */
  private void measure(int newWidth) {
    if (width == newWidth) return;
    width = newWidth;
    for (int cell = 0; cell < column.length; cell++) {
      column[cell] = cell % newWidth;
      row[cell] = cell / newWidth;
    }
  }

  private void nextGeneration() {
    heapSize = 0;
    generation += 2;
    if (generation < 0) {
      java.util.Arrays.fill(stamp, 0);
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
