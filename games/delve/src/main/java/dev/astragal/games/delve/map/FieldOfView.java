package dev.astragal.games.delve.map;

import java.util.ArrayList;
import java.util.List;

/**
 * What can be seen from a cell: every cell within a Manhattan radius whose straight grid line to
 * the origin crosses nothing opaque. Symmetric, idempotent and free of corner leaks, because a line
 * is the same from both ends.
 *
 * <p>For each cell of one quadrant the set of cells whose lines it crosses is computed once, as a
 * bit set; a view is then the complement of the union of these sets over the opaque cells.
 */
public final class FieldOfView {
  /** The largest radius whose quadrant fits two 64-bit words. */
  public static final int RADIUS_MAX = 14;

  private static final FieldOfView[] BY_RADIUS = new FieldOfView[RADIUS_MAX + 1];

  static {
    for (int radius = 1; radius <= RADIUS_MAX; radius++)
      BY_RADIUS[radius] = new FieldOfView(radius);
  }

  private final int radius;
  private final int[] right;
  private final int[] down;
  private final long[] hidesLow;
  private final long[] hidesHigh;
  private final int[] ringEnd;
  private final long[] beyondLow;
  private final long[] beyondHigh;
  private final long[] tooFarRightLow;
  private final long[] tooFarRightHigh;
  private final long[] tooFarDownLow;
  private final long[] tooFarDownHigh;

  private FieldOfView(int radius) {
    this.radius = radius;
    List<int[]> cells = new ArrayList<>();
    ringEnd = new int[radius + 1];
    for (int ring = 1; ring <= radius; ring++) {
      for (int dy = 0; dy <= ring; dy++) cells.add(new int[] {ring - dy, dy});
      ringEnd[ring] = cells.size();
    }
    int count = cells.size();
    right = cells.stream().mapToInt(cell -> cell[0]).toArray();
    down = cells.stream().mapToInt(cell -> cell[1]).toArray();
    hidesLow = new long[count];
    hidesHigh = new long[count];
    for (int target = 0; target < count; target++) markLine(target);
    beyondLow = new long[radius + 1];
    beyondHigh = new long[radius + 1];
    tooFarRightLow = new long[radius + 1];
    tooFarRightHigh = new long[radius + 1];
    tooFarDownLow = new long[radius + 1];
    tooFarDownHigh = new long[radius + 1];
    for (int reach = 0; reach <= radius; reach++) {
      for (int cell = 0; cell < count; cell++) {
        if (cell >= ringEnd[reach]) mark(beyondLow, beyondHigh, reach, cell);
        if (right[cell] > reach) mark(tooFarRightLow, tooFarRightHigh, reach, cell);
        if (down[cell] > reach) mark(tooFarDownLow, tooFarDownHigh, reach, cell);
      }
    }
  }

  private static void mark(long[] low, long[] high, int index, int cell) {
    if (cell < 64) low[index] |= 1L << cell;
    else high[index] |= 1L << cell;
  }

  public static FieldOfView ofRadius(int radius) {
    if (radius < 1 || radius > RADIUS_MAX)
      throw new IllegalArgumentException(
          "a field of view has radius 1 to " + RADIUS_MAX + ", not " + radius);
    return BY_RADIUS[radius];
  }

  /** Walks the line from the origin to {@code target}; each cell between hides the target. */
  private void markLine(int target) {
    int dx = right[target];
    int dy = down[target];
    int x = 0;
    int y = 0;
    while (true) {
      int horizontal = (1 + 2 * x) * dy;
      int vertical = (1 + 2 * y) * dx;
      if (horizontal <= vertical) x++;
      if (horizontal >= vertical) y++;
      if (x == dx && y == dy) return;
      int between = ringEnd[x + y - 1] + y;
      mark(hidesLow, hidesHigh, between, target);
    }
  }

  /**
   * Marks what is seen from {@code origin} as visible and discovered, and everything else as not
   * visible.
   *
   * @return how many cells were discovered by it
   */
  public int look(byte[] tiles, int width, int origin) {
    for (int i = 0; i < tiles.length; i++) tiles[i] &= ~Tile.VISIBLE;
    int x = origin % width;
    int y = origin / width;
    int toRight = width - 1 - x;
    int toBottom = tiles.length / width - 1 - y;
    int found = lit(tiles, origin);
    found += quadrant(tiles, origin, 1, width, toRight, toBottom);
    found += quadrant(tiles, origin, -1, width, x, toBottom);
    found += quadrant(tiles, origin, 1, -width, toRight, y);
    found += quadrant(tiles, origin, -1, -width, x, y);
    return found;
  }

  /** One quarter of the view; cells off the map count as hidden from the start. */
  private int quadrant(byte[] tiles, int origin, int stepX, int stepY, int roomX, int roomY) {
    int reachX = Math.min(roomX, radius);
    int reachY = Math.min(roomY, radius);
    long hiddenLow = tooFarRightLow[reachX] | tooFarDownLow[reachY];
    long hiddenHigh = tooFarRightHigh[reachX] | tooFarDownHigh[reachY];
    int found = 0;
    int cell = 0;
    for (int ring = 1; ring <= radius; ring++) {
      for (int end = ringEnd[ring]; cell < end; cell++) {
        int dx = right[cell];
        int dy = down[cell];
        if (dx > roomX || dy > roomY) continue;
        int at = origin + dx * stepX + dy * stepY;
        byte tile = tiles[at];
        long hidden = cell < 64 ? hiddenLow >>> cell : hiddenHigh >>> cell;
        if ((hidden & 1) == 0 && (tile & Tile.VISIBLE) == 0) found += lit(tiles, at);
        if (Tile.opaque(tile)) {
          hiddenLow |= hidesLow[cell];
          hiddenHigh |= hidesHigh[cell];
        }
      }
      if ((beyondLow[ring] & ~hiddenLow) == 0 && (beyondHigh[ring] & ~hiddenHigh) == 0) break;
    }
    return found;
  }

  private static int lit(byte[] tiles, int cell) {
    byte tile = tiles[cell];
    tiles[cell] = (byte) (tile | Tile.VISIBLE | Tile.DISCOVERED);
    return (tile & Tile.DISCOVERED) == 0 ? 1 : 0;
  }
}
