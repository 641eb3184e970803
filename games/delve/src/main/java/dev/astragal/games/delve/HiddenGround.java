package dev.astragal.games.delve;

import dev.astragal.games.delve.floors.FloorPlan;
import dev.astragal.games.delve.map.Tile;
import dev.astragal.kernel.rng.Rng;
import dev.astragal.kernel.state.Ints;
import dev.astragal.parts.board.Paths;
import dev.astragal.parts.board.StepCost;

/**
 * Lays other ground where the player has seen none: that of a fresh plan, as far as the hero could
 * walk to it, and stairs somewhere in it unless they have been found.
 */
final class HiddenGround {
  private static final int NOWHERE = -1;

  private final DungeonMap map;
  private final int hero;

  private HiddenGround(DelveState state) {
    map = state.map;
    hero = state.heroCell();
  }

  static void deal(DelveState state, FloorPlan fresh, Rng rng) {
    new HiddenGround(state).deal(fresh, rng);
  }

  /** Makes sure that there is a way to a hidden cell that has one in truth. */
  static void digTo(DelveState state, int cell) {
    HiddenGround ground = new HiddenGround(state);
    ground.dig(ground.explored(true), cell);
  }

  private void deal(FloorPlan fresh, Rng rng) {
    boolean stairsFound = !hidden(map.stairs);
    byte[] tiles = fresh.tiles();
    for (int cell = 0; cell < map.cells(); cell++) {
      if (!hidden(cell)) continue;
      int kind = Tile.kind(tiles[cell]) == Tile.DOWN_STAIRS ? Tile.FLOOR : Tile.kind(tiles[cell]);
      map.become(cell, kind | (tiles[cell] & Tile.HAZARD));
    }
    Paths dug = explored(true);
    for (int cell = 0; cell < map.cells(); cell++) if (!hidden(cell) && open(cell)) dig(dug, cell);
    if (!stairsFound) placeStairs(fresh.stairs(), rng);
    Paths walked = explored(false);
    for (int cell = 0; cell < map.cells(); cell++)
      if (hidden(cell) && !walked.reaches(cell)) map.become(cell, Tile.WALL);
  }

  private void placeStairs(int wanted, Rng rng) {
    Paths walked = explored(false);
    int stairs = stairsFit(walked, wanted) ? wanted : anyReached(walked, rng);
    if (stairs == NOWHERE) {
      Paths dug = explored(true);
      stairs = anyReached(dug, rng);
      dig(dug, stairs);
    }
    map.become(stairs, Tile.DOWN_STAIRS);
    map.stairs = stairs;
  }

  /** Opens what is shut on the way from the hero, if there is one. */
  private void dig(Paths ways, int to) {
    if (!ways.reaches(to)) return;
    for (int cell = to; cell != hero; cell = ways.before(cell))
      if (!open(cell)) map.become(cell, Tile.FLOOR);
  }

  private int anyReached(Paths ways, Rng rng) {
    int chosen = NOWHERE;
    int found = 0;
    Ints region = ways.region();
    for (int i = 0; i < region.size(); i++)
      if (stairsFit(ways, region.get(i)) && rng.below(++found) == 0) chosen = region.get(i);
    return chosen;
  }

  private boolean stairsFit(Paths ways, int cell) {
    return hidden(cell) && ways.reaches(cell) && map.distance(cell, map.entry) > 1;
  }

  /**
   * Everywhere the hero could walk, stairs being an end; {@code digging}, also through rock nobody
   * has seen.
   */
  private Paths explored(boolean digging) {
    StepCost ground =
        new StepCost() {
          @Override
          public int into(int cell) {
            return open(cell) || (digging && hidden(cell) && !border(cell)) ? 1 : 0;
          }

          @Override
          public boolean through(int cell) {
            return Tile.kind(map.tile(cell)) != Tile.DOWN_STAIRS;
          }
        };
    return Paths.from(map.board(), hero, ground, Paths.NO_LIMIT);
  }

  private boolean open(int cell) {
    return Tile.kind(map.tile(cell)) != Tile.WALL;
  }

  private boolean hidden(int cell) {
    return !Tile.discovered(map.tile(cell));
  }

  private boolean border(int cell) {
    int x = map.board().x(cell);
    int y = map.board().y(cell);
    return x == 0 || y == 0 || x == map.width() - 1 || y == map.height() - 1;
  }
}
