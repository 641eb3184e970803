package dev.astragal.games.delve.map;

import dev.astragal.parts.board.StepCost;

/** Terrain with what stands on it, as a search walks over it. */
public final class Footing implements StepCost {
  private byte[] tiles;
  private Terrain terrain;
  private final Obstacles obstacles;

  public Footing(byte[] tiles, Terrain terrain, Obstacles obstacles) {
    this.tiles = tiles;
    this.terrain = terrain;
    this.obstacles = obstacles;
  }

  /** The same obstacles on other ground. */
  Footing on(byte[] otherTiles, Terrain otherTerrain) {
    tiles = otherTiles;
    terrain = otherTerrain;
    return this;
  }

  @Override
  public int into(int cell) {
    return obstacles.blocksEnd(cell) ? 0 : terrain.into(tiles[cell]);
  }

  @Override
  public boolean through(int cell) {
    return !obstacles.blocksWay(cell) && terrain.through(tiles[cell]) != 0;
  }
}
