package dev.astragal.parts.board;

import dev.astragal.kernel.state.Ints;

/** A board of squares, numbered row by row. */
public record Square(int width, int height) implements Board {
  /** What stands for a cell outside the board. */
  public static final int OUTSIDE = -1;

  /** How many sides a square has. */
  public static final int SIDES = 4;

  static final int[] STEP_X = {0, 1, 0, -1};
  static final int[] STEP_Y = {-1, 0, 1, 0};

  /** Whether something about a cell, given by column and row, holds. */
  @FunctionalInterface
  public interface Test {
    boolean holds(int x, int y);
  }

  @Override
  public int cells() {
    return width * height;
  }

  public int cell(int x, int y) {
    return x >= 0 && x < width && y >= 0 && y < height ? x + y * width : OUTSIDE;
  }

  public int x(int cell) {
    return cell % width;
  }

  public int y(int cell) {
    return cell / width;
  }

  /** The cell so many columns and rows away, or {@link #OUTSIDE}. */
  public int step(int cell, int dx, int dy) {
    return cell(x(cell) + dx, y(cell) + dy);
  }

  /** The cell on one side, 0 to 3 for up, right, down and left, or {@link #OUTSIDE}. */
  public int neighbour(int cell, int side) {
    return step(cell, STEP_X[side], STEP_Y[side]);
  }

  /** Up, right, down and left of it. */
  @Override
  public Ints beside(int cell) {
    int x = x(cell);
    int y = y(cell);
    if (x > 0 && x < width - 1 && y > 0 && y < height - 1)
      return Ints.of(cell - width, cell + 1, cell + width, cell - 1);
    Ints beside = Ints.zeros(0);
    for (int side = 0; side < SIDES; side++) {
      int next = neighbour(cell, side);
      if (next != OUTSIDE) beside = beside.added(next);
    }
    return beside;
  }

  /** Steps of a rook that goes one square at a time. */
  public int steps(int from, int to) {
    return steps(x(from), y(from), x(to), y(to));
  }

  public static int steps(int fromX, int fromY, int toX, int toY) {
    return Math.abs(fromX - toX) + Math.abs(fromY - toY);
  }

  /** Moves of a king. */
  public int kingMoves(int from, int to) {
    return kingMoves(x(from), y(from), x(to), y(to));
  }

  public static int kingMoves(int fromX, int fromY, int toX, int toY) {
    return Math.max(Math.abs(fromX - toX), Math.abs(fromY - toY));
  }

  /** Whether nothing that blocks sight lies strictly between two cells, on Bresenham's line. */
  public static boolean sees(int fromX, int fromY, int toX, int toY, Test blocks) {
    int dx = Math.abs(toX - fromX);
    int dy = Math.abs(toY - fromY);
    int stepX = fromX < toX ? 1 : -1;
    int stepY = fromY < toY ? 1 : -1;
    int error = dx - dy;
    int x = fromX;
    int y = fromY;
    while (true) {
      int twice = 2 * error;
      if (twice > -dy) {
        error -= dy;
        x += stepX;
      }
      if (twice < dx) {
        error += dx;
        y += stepY;
      }
      if (x == toX && y == toY) return true;
      if (blocks.holds(x, y)) return false;
    }
  }
}
