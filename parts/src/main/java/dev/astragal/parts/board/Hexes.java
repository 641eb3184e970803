package dev.astragal.parts.board;

import dev.astragal.kernel.state.Ints;

/** A rhombus of hexes, row by row, each row half a cell further right. */
public record Hexes(int width, int height) implements Board {
  private static final int[][] STEPS = {{0, -1}, {1, -1}, {1, 0}, {0, 1}, {-1, 1}, {-1, 0}};

  @Override
  public int cells() {
    return width * height;
  }

  @Override
  public Ints beside(int cell) {
    Ints beside = Ints.zeros(0);
    for (int[] step : STEPS) {
      int x = cell % width + step[0];
      int y = cell / width + step[1];
      if (x >= 0 && x < width && y >= 0 && y < height) beside = beside.added(x + y * width);
    }
    return beside;
  }

  /** How many steps from hex to hex. */
  public int steps(int from, int to) {
    int dx = to % width - from % width;
    int dy = to / width - from / width;
    return Math.max(Math.abs(dx + dy), Math.max(Math.abs(dx), Math.abs(dy)));
  }
}
