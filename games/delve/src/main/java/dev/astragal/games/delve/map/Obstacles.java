package dev.astragal.games.delve.map;

import java.util.Arrays;

/** What stands on the ground during one search; small, and cleared by whoever set it. */
public final class Obstacles {
  private static final byte OCCUPIED = 1;
  private static final byte FORBIDDEN = 2;
  private static final int SET_USUAL = 32;

  private final byte[] marks;

  /** Kept, as nearly every turn asks for a way. */
  private final Footing footing;

  private int[] set = new int[SET_USUAL];
  private int count;

  public Obstacles(int cells) {
    marks = new byte[cells];
    footing = new Footing(marks, Terrain.SAFE, this);
  }

  /** Nothing can pass here, but a way may end here. */
  public void occupy(int cell) {
    mark(cell, OCCUPIED);
  }

  /** Nothing can pass or end here. */
  public void forbid(int cell) {
    mark(cell, FORBIDDEN);
  }

  public Obstacles clear() {
    for (int i = 0; i < count; i++) marks[set[i]] = 0;
    count = 0;
    return this;
  }

  /** Some ground with these on it, for one search. */
  public Footing on(byte[] tiles, Terrain terrain) {
    return footing.on(tiles, terrain);
  }

  public boolean blocksWay(int cell) {
    return marks[cell] != 0;
  }

  boolean blocksEnd(int cell) {
    return marks[cell] == FORBIDDEN;
  }

  private void mark(int cell, byte mark) {
    if (marks[cell] == 0) {
      if (count == set.length) set = Arrays.copyOf(set, 2 * count);
      set[count++] = cell;
    }
    marks[cell] = (byte) Math.max(marks[cell], mark);
  }
}
