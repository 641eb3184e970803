package dev.astragal.games.classics.go;

/** All stones on a board of up to 81 points, two bits each: small enough to remember them all. */
public record Stones(long low, long middle, long high) {
  static final int NONE = 0;
  private static final int EACH = 27;

  static final Stones EMPTY = new Stones(0, 0, 0);

  static Stones of(int[] points) {
    long[] words = new long[3];
    for (int point = 0; point < points.length; point++)
      words[point / EACH] |= (long) points[point] << (point % EACH * 2);
    return new Stones(words[0], words[1], words[2]);
  }

  /** The colour of a point: 1 or 2, or none. */
  int at(int point) {
    long word = point < EACH ? low : point < 2 * EACH ? middle : high;
    return (int) (word >> (point % EACH * 2)) & 3;
  }
}
