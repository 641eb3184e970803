package dev.astragal.bench;

import dev.astragal.games.delve.map.Footing;
import dev.astragal.games.delve.map.FrontierSearch;
import dev.astragal.games.delve.map.Obstacles;
import dev.astragal.games.delve.map.Terrain;
import dev.astragal.games.delve.map.Tile;
import dev.astragal.parts.board.FieldOfView;
import dev.astragal.parts.board.Opacity;
import dev.astragal.parts.board.PathSearch;
import dev.astragal.parts.board.Square;
import java.util.function.IntConsumer;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** Sight and search alone. */
@State(Scope.Thread)
public class GridBench {
  private final GridMap map = new GridMap();
  private final FieldOfView sight = FieldOfView.ofRadius(GridMap.RADIUS);
  private final Square board = new Square(GridMap.WIDTH, GridMap.HEIGHT);
  private final PathSearch paths = new PathSearch(board);
  private final FrontierSearch frontiers = new FrontierSearch(GridMap.CELLS);
  private final Obstacles obstacles = new Obstacles(GridMap.CELLS);
  private final byte[] known = map.tiles();
  private final byte[] halfKnown = map.tiles();
  private final byte[] noLoot = new byte[GridMap.CELLS];
  private final Opacity opacity = Opacity.of(board, cell -> Tile.opaque(known[cell]));
  private final Footing footing = new Footing(known, Terrain.SAFE, obstacles);
  private int seen;
  private final IntConsumer mark = this::mark;
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
    for (int cell = 0; cell < known.length; cell++) known[cell] &= ~Tile.VISIBLE;
    seen = 0;
    sight.look(opacity, map.from(pair), mark);
    return seen;
  }

  private void mark(int cell) {
    if (!Tile.visible(known[cell])) seen++;
    known[cell] |= Tile.VISIBLE;
  }

  private int walk(int pair) {
    return paths.find(footing, map.from(pair), map.to(pair));
  }

  /** What every pair gives once; peers that answer the same questions give the same steps. */
  static PeerAnswers answers() {
    GridBench bench = new GridBench();
    bench.discover();
    long seen = 0;
    long steps = 0;
    for (int pair = 0; pair < GridMap.PAIRS; pair++) {
      seen += bench.look(pair);
      steps += Math.max(0, bench.walk(pair));
    }
    return new PeerAnswers(seen, steps);
  }
}
