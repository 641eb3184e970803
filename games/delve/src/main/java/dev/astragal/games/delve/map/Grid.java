package dev.astragal.games.delve.map;

/** Arithmetic on cell indices of a grid with a given width. */
public final class Grid {
  private Grid() {}

  public static int distance(int a, int b, int width) {
    return Math.abs(a % width - b % width) + Math.abs(a / width - b / width);
  }

  public static boolean adjacent(int a, int b, int width) {
    return distance(a, b, width) == 1;
  }

  /**
   * The neighbour in direction 0..3: up, right, down, left, the order of every expansion. Callers
   * stay off the border, which is always wall.
   */
  public static int neighbour(int cell, int direction, int width) {
    return switch (direction) {
      case 0 -> cell - width;
      case 1 -> cell + 1;
      case 2 -> cell + width;
      case 3 -> cell - 1;
      default -> throw new IllegalArgumentException("there is no direction " + direction);
    };
  }
}
