package dev.astragal.games.delve.map;

/**
 * One tile is one byte: what it is in the lowest three bits, then what is known of it. A whole
 * floor is a {@code byte[]} row by row, so that a cell's index orders cells by row and column.
 */
public final class Tile {
  public static final int WALL = 0;
  public static final int FLOOR = 1;
  public static final int CLOSED_DOOR = 2;
  public static final int DOWN_STAIRS = 3;
  public static final int OPEN_DOOR = 4;

  /** A closed door that the player has chosen to leave alone. */
  public static final int SHUT_DOOR = 5;

  public static final int KIND = 7;
  public static final int HAZARD = 8;
  public static final int DISCOVERED = 16;
  public static final int VISIBLE = 32;

  /** How many different tile bytes there are; the size of lookup tables. */
  static final int VARIANTS = 64;

  private Tile() {}

  public static int kind(byte tile) {
    return tile & KIND;
  }

  public static boolean walkable(byte tile) {
    int kind = tile & KIND;
    return kind == FLOOR || kind == DOWN_STAIRS || kind == OPEN_DOOR;
  }

  public static boolean opaque(byte tile) {
    int kind = tile & KIND;
    return kind == WALL || kind == CLOSED_DOOR || kind == SHUT_DOOR;
  }

  public static boolean hazard(byte tile) {
    return (tile & HAZARD) != 0;
  }

  public static boolean discovered(byte tile) {
    return (tile & DISCOVERED) != 0;
  }

  public static boolean visible(byte tile) {
    return (tile & VISIBLE) != 0;
  }
}
