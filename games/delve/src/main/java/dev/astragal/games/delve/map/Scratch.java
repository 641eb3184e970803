package dev.astragal.games.delve.map;

import dev.astragal.parts.board.PathSearch;
import dev.astragal.parts.board.Square;

/**
 * Working memory of searches. Not part of any state: what is in it before a search never matters.
 */
public final class Scratch {
  private final PathSearch paths;
  private final FrontierSearch frontiers;
  private final Obstacles obstacles;

  public Scratch(Square board) {
    paths = new PathSearch(board);
    frontiers = new FrontierSearch(board.cells());
    obstacles = new Obstacles(board.cells());
  }

  public boolean fits(Square board) {
    return paths.board().equals(board);
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
