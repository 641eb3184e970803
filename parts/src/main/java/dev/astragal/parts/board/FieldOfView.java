package dev.astragal.parts.board;

import java.util.function.IntConsumer;

/**
 * What can be seen from a cell: every cell within a Manhattan radius whose straight grid line to
 * the origin crosses nothing opaque. Symmetric, idempotent and free of corner leaks, because a line
 * is the same from both ends.
 *
 * <p>A quadrant is a set of at most 128 bits, numbered row by row. For each of its cells two sets
 * are computed once: the cells whose lines it crosses, which it hides when it is opaque, and the
 * cells that hide nothing it does not hide too, which need not be looked at any more. A view is
 * then the complement of the union of what the opaque cells hide.
 */
public final class FieldOfView {
  /** The largest radius whose quadrant fits two 64-bit words. */
  public static final int RADIUS_MAX = 14;

  private static final FieldOfView[] BY_RADIUS = new FieldOfView[RADIUS_MAX + 1];

  /** Of each cell, in this order: what it hides and what it covers, both low word first. */
  private static final int WORDS_PER_CELL = 4;

  static {
    for (int radius = 1; radius <= RADIUS_MAX; radius++)
      BY_RADIUS[radius] = new FieldOfView(radius);
  }

  private final int radius;
  private final int[] right;
  private final int[] down;
  private final int[] rowStart;
  private final int rowsInLowWord;
  private final long[] ofCell;
  private final long[] withinRightLow;
  private final long[] withinRightHigh;
  private final long[] withinDownLow;
  private final long[] withinDownHigh;

  private FieldOfView(int radius) {
    this.radius = radius;
    int count = (radius + 1) * (radius + 2) / 2;
    right = new int[count];
    down = new int[count];
    rowStart = new int[radius + 1];
    int cell = 0;
    for (int dy = 0; dy <= radius; dy++) {
      rowStart[dy] = cell;
      for (int dx = 0; dx <= radius - dy; dx++) {
        right[cell] = dx;
        down[cell++] = dy;
      }
    }
    int rows = 0;
    while (rows <= radius && rowStart[rows] < Long.SIZE) rows++;
    rowsInLowWord = rows;
    ofCell = new long[count * WORDS_PER_CELL];
    for (int target = 1; target < count; target++) markLine(target);
    for (int near = 0; near < count; near++) markCovered(near);
    withinRightLow = new long[radius + 1];
    withinRightHigh = new long[radius + 1];
    withinDownLow = new long[radius + 1];
    withinDownHigh = new long[radius + 1];
    for (int reach = 0; reach <= radius; reach++) {
      for (cell = 0; cell < count; cell++) {
        if (right[cell] <= reach) mark(withinRightLow, withinRightHigh, reach, cell);
        if (down[cell] <= reach) mark(withinDownLow, withinDownHigh, reach, cell);
      }
    }
  }

  private static void mark(long[] low, long[] high, int index, int cell) {
    if (cell < Long.SIZE) low[index] |= 1L << cell;
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
      set(WORDS_PER_CELL * (rowStart[y] + x), target);
    }
  }

  private void markCovered(int near) {
    int at = WORDS_PER_CELL * near;
    for (int other = 0; other < right.length; other++) {
      int its = WORDS_PER_CELL * other;
      if ((ofCell[its] & ~ofCell[at]) == 0 && (ofCell[its + 1] & ~ofCell[at + 1]) == 0)
        set(at + 2, other);
    }
  }

  private void set(int at, int cell) {
    ofCell[at + cell / Long.SIZE] |= 1L << cell;
  }

  /** Tells what is seen from {@code origin}; a cell in its row or column may be told twice. */
  public void look(Opacity opacity, int origin, IntConsumer seen) {
    int width = opacity.width();
    int x = origin % width;
    int y = origin / width;
    int reachRight = Math.min(radius, width - 1 - x);
    int reachLeft = Math.min(radius, x);
    int reachDown = Math.min(radius, opacity.height() - 1 - y);
    int reachUp = Math.min(radius, y);
    quadrant(opacity, origin, x, y, 1, 1, reachRight, reachDown, seen);
    quadrant(opacity, origin, x, y, -1, 1, reachLeft, reachDown, seen);
    quadrant(opacity, origin, x, y, 1, -1, reachRight, reachUp, seen);
    quadrant(opacity, origin, x, y, -1, -1, reachLeft, reachUp, seen);
  }

  private void quadrant(
      Opacity opacity,
      int origin,
      int x,
      int y,
      int stepX,
      int stepY,
      int reachX,
      int reachY,
      IntConsumer seen) {
    long opaqueLow = 0;
    long opaqueHigh = 0;
    for (int dy = 0; dy <= reachY; dy++) {
      int row = y + dy * stepY;
      long stretch = stepX > 0 ? opacity.toTheRight(x, row) : opacity.toTheLeft(x, row);
      // The last cell of a row has nothing behind it.
      stretch &= (1L << (radius - dy)) - 1;
      int start = rowStart[dy];
      if (dy < rowsInLowWord) {
        opaqueLow |= stretch << start;
        opaqueHigh |= stretch >>> 1 >>> ~start;
      } else {
        opaqueHigh |= stretch << start;
      }
    }
    long hiddenLow = 0;
    long hiddenHigh = 0;
    while (opaqueLow != 0) {
      int at = WORDS_PER_CELL * Long.numberOfTrailingZeros(opaqueLow);
      hiddenLow |= ofCell[at];
      hiddenHigh |= ofCell[at + 1];
      opaqueLow &= ~ofCell[at + 2];
      opaqueHigh &= ~ofCell[at + 3];
    }
    while (opaqueHigh != 0) {
      int at = WORDS_PER_CELL * (Long.SIZE + Long.numberOfTrailingZeros(opaqueHigh));
      hiddenHigh |= ofCell[at + 1];
      opaqueHigh &= ~ofCell[at + 3];
    }
    int stepDown = stepY * opacity.width();
    long seenLow = withinRightLow[reachX] & withinDownLow[reachY] & ~hiddenLow;
    long seenHigh = withinRightHigh[reachX] & withinDownHigh[reachY] & ~hiddenHigh;
    tell(origin, stepX, stepDown, seenLow, 0, seen);
    tell(origin, stepX, stepDown, seenHigh, Long.SIZE, seen);
  }

  private void tell(
      int origin, int stepX, int stepDown, long cells, int firstCell, IntConsumer seen) {
    for (long rest = cells; rest != 0; rest &= rest - 1) {
      int cell = firstCell + Long.numberOfTrailingZeros(rest);
      seen.accept(origin + right[cell] * stepX + down[cell] * stepDown);
    }
  }
}
