package dev.astragal.games.delve.map;

import java.util.Arrays;

/**
 * Everything auto-explore could head for, nearest first, in one search: frontiers in view and out
 * of it, known loot, closed doors. Ties go to the smaller (row, column).
 *
 * <p>Dijkstra's search with one bucket per price; its arrays are kept. It is no search of the parts
 * because it judges each cell as it comes to it and stops at the first good one: every turn of a
 * hero who explores begins with it.
 */
public final class FrontierSearch {
  public static final int NONE = -1;

  /** Up, right, down and left, the order of every expansion. */
  private static final int[] STEP_X = {0, 1, 0, -1};

  private static final int[] STEP_Y = {-1, 0, 1, 0};
  private static final int BUCKETS = Terrain.HAZARD_STEPS + 1;

  /** Few prices are shared by more cells, and thousands of games have a search each. */
  private static final int BUCKET_USUAL = 32;

  /** More than any cell costs. */
  private static final short FAR = Short.MAX_VALUE;

  /** No floor has so many cells that a number or a price of one needs more than two bytes. */
  private static final int CELLS_MAX = FAR / Terrain.HAZARD_STEPS;

  private final short[] price;
  private final short[][] bucket;
  private final int[] bucketSize = new int[BUCKETS];
  private int visibleTarget;
  private int rememberedTarget;
  private int door;
  private int shutDoor = NONE;

  public FrontierSearch(int cells) {
    if (cells > CELLS_MAX) throw new IllegalArgumentException(cells + " cells are too many");
    price = new short[cells];
    bucket = new short[BUCKETS][BUCKET_USUAL];
  }

  /** The nearest frontier in view or known loot, or {@link #NONE}. */
  public int visibleTarget() {
    return visibleTarget;
  }

  /** The nearest frontier, in view or not, when {@link #visibleTarget} is none. */
  public int rememberedTarget() {
    return rememberedTarget;
  }

  /** The nearest closed door reached before the search ended. */
  public int door() {
    return door;
  }

  /** The nearest door that was left shut. */
  public int shutDoor() {
    return shutDoor;
  }

  /** A discovered tile that is not wall and has an undiscovered neighbour. */
  public static boolean frontier(byte[] tiles, int width, int cell) {
    byte tile = tiles[cell];
    if (!Tile.discovered(tile) || Tile.kind(tile) == Tile.WALL) return false;
    return unknown(tiles, cell - width)
        || unknown(tiles, cell + 1)
        || unknown(tiles, cell + width)
        || unknown(tiles, cell - 1);
  }

  /** Searches from {@code start}; {@code loot} is not 0 where an item lies. */
  public void search(
      byte[] tiles, int width, Terrain terrain, Obstacles obstacles, byte[] loot, int start) {
    Arrays.fill(price, FAR);
    visibleTarget = rememberedTarget = door = shutDoor = NONE;
    Arrays.fill(bucketSize, 0);
    push(start, 0);
    int empty = 0;
    for (int distance = 0; empty < BUCKETS; distance++) {
      int slot = distance % BUCKETS;
      empty = bucketSize[slot] == 0 ? empty + 1 : 0;
      for (int i = 0; i < bucketSize[slot]; i++) {
        int cell = bucket[slot][i];
        if (price[cell] != distance) continue;
        if (cell != start) judge(tiles, width, loot, cell);
        if (cell != start && terrain.through(tiles[cell]) == 0) continue;
        expand(tiles, width, terrain, obstacles, cell, distance);
      }
      bucketSize[slot] = 0;
      if (visibleTarget != NONE) return;
    }
  }

  private void expand(
      byte[] tiles, int width, Terrain terrain, Obstacles obstacles, int cell, int distance) {
    for (int direction = 0; direction < 4; direction++) {
      // The border of a floor is wall, so that no step leaves its row.
      int next = cell + STEP_X[direction] + STEP_Y[direction] * width;
      if (next < 0 || next >= tiles.length) continue;
      int step = terrain.into(tiles[next]);
      if (step == 0 || obstacles.blocksWay(next)) continue;
      int total = distance + step;
      if (price[next] <= total) continue;
      push(next, total);
    }
  }

  private void judge(byte[] tiles, int width, byte[] loot, int cell) {
    byte tile = tiles[cell];
    int kind = Tile.kind(tile);
    if (kind == Tile.DOWN_STAIRS) return;
    if (kind == Tile.CLOSED_DOOR) door = nearer(door, cell);
    else if (kind == Tile.SHUT_DOOR) shutDoor = nearer(shutDoor, cell);
    boolean frontier = frontier(tiles, width, cell);
    if (loot[cell] != 0 || (frontier && Tile.visible(tile))) {
      if (visibleTarget == NONE || cell < visibleTarget) visibleTarget = cell;
    } else if (frontier) {
      rememberedTarget = nearer(rememberedTarget, cell);
    }
  }

  private int nearer(int known, int cell) {
    if (known == NONE) return cell;
    return price[cell] == price[known] && cell < known ? cell : known;
  }

  private void push(int cell, int total) {
    price[cell] = (short) total;
    int slot = total % BUCKETS;
    int size = bucketSize[slot]++;
    if (size == bucket[slot].length) bucket[slot] = Arrays.copyOf(bucket[slot], 2 * size);
    bucket[slot][size] = (short) cell;
  }

  private static boolean unknown(byte[] tiles, int cell) {
    return cell >= 0 && cell < tiles.length && !Tile.discovered(tiles[cell]);
  }
}
