package dev.astragal.games.delve.map;

/**
 * Working memory of searches. Not part of any state: what is in it before a search never matters.
 */
public final class Scratch {
  private final int cells;
  private final PathSearch paths;
  private final FrontierSearch frontiers;
  private final Obstacles obstacles;

  public Scratch(int cells) {
    this.cells = cells;
    paths = new PathSearch(cells);
    frontiers = new FrontierSearch(cells);
    obstacles = new Obstacles(cells);
  }

  public int cells() {
    return cells;
  }

  public PathSearch paths() {
    return paths;
  }

  public FrontierSearch frontiers() {
    return frontiers;
  }

  public Obstacles obstacles() {
    return obstacles;
  }
}
