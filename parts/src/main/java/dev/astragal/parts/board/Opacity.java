package dev.astragal.parts.board;

import java.util.function.IntPredicate;

/**
 * Which cells of a map block sight, as bits row by row, once from left to right and once mirrored,
 * so that a stretch of a row in either direction is two shifts. Never changes; a map that changes
 * makes a new one.
 */
public final class Opacity {
  private final int width;
  private final int height;
  private final int words;
  private final long[] forward;
  private final long[] mirrored;

  private Opacity(Square board, IntPredicate opaque) {
    width = board.width();
    height = board.height();
    // A stretch may run into the word after the last.
    words = (width + Long.SIZE - 1) / Long.SIZE + 1;
    forward = new long[height * words];
    mirrored = new long[forward.length];
    for (int cell = 0, row = 0; cell < board.cells(); row += words) {
      for (int x = 0; x < width; x++, cell++) {
        if (!opaque.test(cell)) continue;
        set(forward, row, x);
        set(mirrored, row, width - 1 - x);
      }
    }
  }

  public static Opacity of(Square board, IntPredicate opaque) {
    return new Opacity(board, opaque);
  }

  int width() {
    return width;
  }

  int height() {
    return height;
  }

  /** At least 63 cells of row {@code y} from {@code x} to the right, bit 0 being the first. */
  long toTheRight(int x, int y) {
    return stretch(forward, y * words, x);
  }

  /** At least 63 cells of row {@code y} from {@code x} to the left, bit 0 being the first. */
  long toTheLeft(int x, int y) {
    return stretch(mirrored, y * words, width - 1 - x);
  }

  private static long stretch(long[] rows, int row, int from) {
    int word = row + from / Long.SIZE;
    return rows[word] >>> from | rows[word + 1] << 1 << ~from;
  }

  private static void set(long[] rows, int row, int x) {
    rows[row + x / Long.SIZE] |= 1L << x;
  }
}
