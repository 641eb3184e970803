package dev.astragal.bench;

import java.util.ArrayList;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import squidpony.squidai.graph.DefaultGraph;
import squidpony.squidai.graph.Heuristic;
import squidpony.squidgrid.FOV;
import squidpony.squidgrid.Radius;
import squidpony.squidmath.Coord;

/** What {@link GridBench} does, done by SquidLib: its shadow casting and its A* on a graph. */
@State(Scope.Thread)
public class SquidLibBench {
  private final GridMap map = new GridMap();
  private final double[][] resistance = new double[GridMap.WIDTH][GridMap.HEIGHT];
  private final double[][] light = new double[GridMap.WIDTH][GridMap.HEIGHT];
  private final Coord[] at = new Coord[GridMap.CELLS];
  private final DefaultGraph graph;
  private final ArrayList<Coord> route = new ArrayList<>();
  private int next;

  public SquidLibBench() {
    char[][] ground = new char[GridMap.WIDTH][GridMap.HEIGHT];
    for (int cell = 0; cell < GridMap.CELLS; cell++) {
      int x = cell % GridMap.WIDTH;
      int y = cell / GridMap.WIDTH;
      at[cell] = Coord.get(x, y);
      ground[x][y] = map.wall(cell) ? '#' : '.';
      resistance[x][y] = map.wall(cell) ? 1 : 0;
    }
    graph = new DefaultGraph(ground);
  }

  private int pair() {
    next = (next + 1) % GridMap.PAIRS;
    return next;
  }

  @Benchmark
  public double[][] fieldOfViewRadius8() {
    return look(pair());
  }

  @Benchmark
  public int aStarFourWay() {
    return walk(pair());
  }

  private double[][] look(int pair) {
    Coord origin = at[map.from(pair)];
    return FOV.reuseFOV(resistance, light, origin.x, origin.y, GridMap.RADIUS, Radius.DIAMOND);
  }

  private int walk(int pair) {
    route.clear();
    Coord start = at[map.from(pair)];
    Coord goal = at[map.to(pair)];
    boolean found = graph.findShortestPath(start, goal, route, Heuristic.MANHATTAN);
    return found ? route.size() - 1 : 0;
  }

  static PeerAnswers answers() {
    SquidLibBench bench = new SquidLibBench();
    long seen = 0;
    long steps = 0;
    for (int pair = 0; pair < GridMap.PAIRS; pair++) {
      for (double[] column : bench.look(pair)) for (double lit : column) if (lit > 0) seen++;
      steps += bench.walk(pair);
    }
    return new PeerAnswers(seen, steps);
  }
}
