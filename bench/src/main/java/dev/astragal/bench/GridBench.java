package dev.astragal.bench;

import dev.astragal.games.delve.map.FieldOfView;
import dev.astragal.games.delve.map.FrontierSearch;
import dev.astragal.games.delve.map.Obstacles;
import dev.astragal.games.delve.map.PathSearch;
import dev.astragal.games.delve.map.Terrain;
import dev.astragal.games.delve.map.Tile;
import dev.astragal.kernel.rng.Rng;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.runtime.player.Players;
import java.util.stream.IntStream;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** Sight and search alone, on 80 by 50 tiles of rooms and corridors. */
@State(Scope.Thread)
public class GridBench {
  private static final int WIDTH = 80;
  private static final int HEIGHT = 50;
  private static final int RADIUS = 8;
  private static final int ROOMS = 40;
  private static final int CORRIDORS = 60;
  private static final int PAIRS = 1 << 12;

  private final FieldOfView sight = FieldOfView.ofRadius(RADIUS);
  private final PathSearch paths = new PathSearch(WIDTH * HEIGHT);
  private final FrontierSearch frontiers = new FrontierSearch(WIDTH * HEIGHT);
  private final Obstacles obstacles = new Obstacles(WIDTH * HEIGHT);
  private final byte[] unknown = new byte[WIDTH * HEIGHT];
  private final byte[] known = new byte[WIDTH * HEIGHT];
  private final byte[] halfKnown = new byte[WIDTH * HEIGHT];
  private final byte[] noLoot = new byte[WIDTH * HEIGHT];
  private final int[] from = new int[PAIRS];
  private final int[] to = new int[PAIRS];
  private int next;

  @Setup
  public void dig() {
    Rng rng = Players.luck(Seed.of(5), 0);
    for (int i = 0; i < ROOMS; i++) room(rng);
    for (int i = 0; i < CORRIDORS; i++) corridor(rng);
    int[] floor = floor();
    for (int i = 0; i < PAIRS; i++) {
      from[i] = floor[rng.below(floor.length)];
      to[i] = floor[rng.below(floor.length)];
    }
    for (int cell = 0; cell < known.length; cell++) {
      known[cell] = (byte) (unknown[cell] | Tile.DISCOVERED);
      boolean left = cell % WIDTH < WIDTH / 2;
      halfKnown[cell] = left ? (byte) (known[cell] | Tile.VISIBLE) : unknown[cell];
    }
  }

  private void room(Rng rng) {
    int width = rng.between(4, 13);
    int height = rng.between(3, 8);
    int left = rng.between(1, WIDTH - width - 1);
    int top = rng.between(1, HEIGHT - height - 1);
    for (int y = top; y < top + height; y++)
      for (int x = left; x < left + width; x++) unknown[y * WIDTH + x] = Tile.FLOOR;
  }

  private void corridor(Rng rng) {
    int[] floor = floor();
    int end = floor[rng.below(floor.length)];
    int cell = floor[rng.below(floor.length)];
    while (cell % WIDTH != end % WIDTH) {
      cell += Integer.signum(end % WIDTH - cell % WIDTH);
      unknown[cell] = Tile.FLOOR;
    }
    while (cell != end) {
      cell += WIDTH * Integer.signum(end / WIDTH - cell / WIDTH);
      unknown[cell] = Tile.FLOOR;
    }
  }

  private int[] floor() {
    return IntStream.range(0, unknown.length).filter(cell -> unknown[cell] == Tile.FLOOR).toArray();
  }

  private int pair() {
    next = (next + 1) % PAIRS;
    return next;
  }

  @Benchmark
  public int fieldOfViewRadius8() {
    return sight.look(known, WIDTH, from[pair()]);
  }

  @Benchmark
  public int aStarFourWay() {
    int pair = pair();
    return paths.find(known, WIDTH, Terrain.SAFE, obstacles, from[pair], to[pair]);
  }

  @Benchmark
  public int nearestFrontier() {
    frontiers.search(halfKnown, WIDTH, Terrain.SAFE, obstacles, noLoot, from[pair()]);
    return frontiers.visibleTarget();
  }
}
