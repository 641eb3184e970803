package dev.astragal.bench;

import dev.astragal.games.delve.map.Tile;
import dev.astragal.kernel.rng.Rng;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.runtime.player.Players;
import java.util.stream.IntStream;

/** 80 by 50 tiles of rooms and corridors with a wall around, and cells to look and walk from. */
final class GridMap {
  static final int WIDTH = 80;
  static final int HEIGHT = 50;
  static final int CELLS = WIDTH * HEIGHT;
  static final int RADIUS = 8;
  static final int PAIRS = 1 << 12;

  private static final int ROOMS = 40;
  private static final int CORRIDORS = 60;

  private final byte[] tiles = new byte[CELLS];
  private final int[] from = new int[PAIRS];
  private final int[] to = new int[PAIRS];

  GridMap() {
    Rng rng = Players.luck(Seed.of(5), 0);
    for (int i = 0; i < ROOMS; i++) room(rng);
    for (int i = 0; i < CORRIDORS; i++) corridor(rng);
    int[] floor = floor();
    for (int i = 0; i < PAIRS; i++) {
      from[i] = floor[rng.below(floor.length)];
      to[i] = floor[rng.below(floor.length)];
    }
  }

  /** Nothing of it discovered. */
  byte[] tiles() {
    return tiles.clone();
  }

  boolean wall(int cell) {
    return tiles[cell] == Tile.WALL;
  }

  int from(int pair) {
    return from[pair];
  }

  int to(int pair) {
    return to[pair];
  }

  private void room(Rng rng) {
    int width = rng.between(4, 13);
    int height = rng.between(3, 8);
    int left = rng.between(1, WIDTH - width - 1);
    int top = rng.between(1, HEIGHT - height - 1);
    for (int y = top; y < top + height; y++)
      for (int x = left; x < left + width; x++) tiles[y * WIDTH + x] = Tile.FLOOR;
  }

  private void corridor(Rng rng) {
    int[] floor = floor();
    int end = floor[rng.below(floor.length)];
    int cell = floor[rng.below(floor.length)];
    while (cell % WIDTH != end % WIDTH) {
      cell += Integer.signum(end % WIDTH - cell % WIDTH);
      tiles[cell] = Tile.FLOOR;
    }
    while (cell != end) {
      cell += WIDTH * Integer.signum(end / WIDTH - cell / WIDTH);
      tiles[cell] = Tile.FLOOR;
    }
  }

  private int[] floor() {
    return IntStream.range(0, CELLS).filter(cell -> !wall(cell)).toArray();
  }
}
