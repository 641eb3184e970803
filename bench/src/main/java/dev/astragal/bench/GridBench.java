package dev.astragal.bench;

import dev.astragal.games.delve.map.FieldOfView;
import dev.astragal.games.delve.map.FrontierSearch;
import dev.astragal.games.delve.map.Obstacles;
import dev.astragal.games.delve.map.Opacity;
import dev.astragal.games.delve.map.PathSearch;
import dev.astragal.games.delve.map.Terrain;
import dev.astragal.games.delve.map.Tile;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** Sight and search alone. */
@State(Scope.Thread)
public class GridBench {
  private final GridMap map = new GridMap();
  private final FieldOfView sight = FieldOfView.ofRadius(GridMap.RADIUS);
  private final PathSearch paths = new PathSearch(GridMap.CELLS);
  private final FrontierSearch frontiers = new FrontierSearch(GridMap.CELLS);
  private final Obstacles obstacles = new Obstacles(GridMap.CELLS);
  private final byte[] known = map.tiles();
  private final byte[] halfKnown = map.tiles();
  private final byte[] noLoot = new byte[GridMap.CELLS];
  private final Opacity opacity = Opacity.of(known, GridMap.WIDTH);
  private int next;

  @Setup
  public void discover() {
    for (int cell = 0; cell < GridMap.CELLS; cell++) {
      known[cell] |= Tile.DISCOVERED;
      if (cell % GridMap.WIDTH < GridMap.WIDTH / 2)
        halfKnown[cell] |= Tile.DISCOVERED | Tile.VISIBLE;
    }
  }

  private int pair() {
    next = (next + 1) % GridMap.PAIRS;
    return next;
  }

  @Benchmark
  public int fieldOfViewRadius8() {
    return look(pair());
  }

  @Benchmark
  public int aStarFourWay() {
    return walk(pair());
  }

  @Benchmark
  public int nearestFrontier() {
    frontiers.search(halfKnown, GridMap.WIDTH, Terrain.SAFE, obstacles, noLoot, map.from(pair()));
    return frontiers.visibleTarget();
  }

  private int look(int pair) {
    return sight.look(known, opacity, map.from(pair));
  }

  private int walk(int pair) {
    return paths.find(known, GridMap.WIDTH, Terrain.SAFE, obstacles, map.from(pair), map.to(pair));
  }

  /** What every pair gives once; peers that answer the same questions give the same steps. */
  static PeerAnswers answers() {
    GridBench bench = new GridBench();
    bench.discover();
    long seen = 0;
    long steps = 0;
    for (int pair = 0; pair < GridMap.PAIRS; pair++) {
      bench.look(pair);
      for (byte tile : bench.known) if (Tile.visible(tile)) seen++;
      steps += Math.max(0, bench.walk(pair));
    }
    return new PeerAnswers(seen, steps);
  }
}
