package dev.astragal.games.delve;

import dev.astragal.games.delve.floors.FloorPlan;
import dev.astragal.games.delve.map.Grid;
import dev.astragal.games.delve.map.Tile;
import dev.astragal.kernel.rng.Rng;
import java.util.Arrays;

/**
 * Lays other ground where the player has seen none: that of a fresh plan, as far as the hero could
 * walk to it, and stairs somewhere in it unless they have been found.
 */
final class HiddenGround {
  private static final int UNREACHED = -1;

  private final DungeonMap map;
  private final int[] from;
  private final int[] queue;
  private int reached;

  private HiddenGround(DungeonMap map) {
    this.map = map;
    from = new int[map.cells()];
    queue = new int[map.cells()];
  }

  static void deal(DelveState state, FloorPlan fresh, Rng rng) {
    new HiddenGround(state.map).deal(state.heroCell(), fresh, rng);
  }

  /** Makes sure that there is a way to a hidden cell that has one in truth. */
  static void digTo(DelveState state, int cell) {
    HiddenGround ground = new HiddenGround(state.map);
    ground.explore(state.heroCell(), true);
    ground.dig(cell);
  }

  private void deal(int hero, FloorPlan fresh, Rng rng) {
    boolean stairsFound = !hidden(map.stairs);
    byte[] tiles = fresh.tiles();
    for (int cell = 0; cell < map.cells(); cell++) {
      if (!hidden(cell)) continue;
      int kind = Tile.kind(tiles[cell]) == Tile.DOWN_STAIRS ? Tile.FLOOR : Tile.kind(tiles[cell]);
      map.become(cell, kind | (tiles[cell] & Tile.HAZARD));
    }
    explore(hero, true);
    for (int cell = 0; cell < map.cells(); cell++) if (!hidden(cell) && open(cell)) dig(cell);
    explore(hero, false);
    if (!stairsFound) placeStairs(hero, fresh.stairs(), rng);
    explore(hero, false);
    for (int cell = 0; cell < map.cells(); cell++)
      if (hidden(cell) && from[cell] == UNREACHED) map.become(cell, Tile.WALL);
  }

  private void placeStairs(int hero, int wanted, Rng rng) {
    int stairs = stairsFit(wanted) ? wanted : anyReached(rng);
    if (stairs == UNREACHED) {
      explore(hero, true);
      stairs = anyReached(rng);
      dig(stairs);
    }
    map.become(stairs, Tile.DOWN_STAIRS);
    map.stairs = stairs;
  }

  /** Opens what is shut on the way from the hero that the last exploration found, if it did. */
  private void dig(int to) {
    if (from[to] == UNREACHED) return;
    for (int cell = to; cell != queue[0]; cell = from[cell])
      if (!open(cell)) map.become(cell, Tile.FLOOR);
  }

  private int anyReached(Rng rng) {
    int chosen = UNREACHED;
    int found = 0;
    for (int i = 0; i < reached; i++)
      if (stairsFit(queue[i]) && rng.below(++found) == 0) chosen = queue[i];
    return chosen;
  }

  private boolean stairsFit(int cell) {
    return hidden(cell) && from[cell] != UNREACHED && map.distance(cell, map.entry) > 1;
  }

  /**
   * Everywhere the hero could walk, stairs being an end; {@code digging}, also through rock nobody
   * has seen.
   */
  private void explore(int hero, boolean digging) {
    Arrays.fill(from, UNREACHED);
    reached = 0;
    reach(hero, hero);
    for (int done = 0; done < reached; done++) {
      if (done > 0 && Tile.kind(map.tile(queue[done])) == Tile.DOWN_STAIRS) continue;
      for (int direction = 0; direction < 4; direction++) {
        int next = Grid.neighbour(queue[done], direction, map.width());
        boolean diggable = digging && hidden(next) && !border(next);
        if (from[next] == UNREACHED && (open(next) || diggable)) reach(next, queue[done]);
      }
    }
  }

  private void reach(int cell, int before) {
    from[cell] = before;
    queue[reached++] = cell;
  }

  private boolean open(int cell) {
    return Tile.kind(map.tile(cell)) != Tile.WALL;
  }

  private boolean hidden(int cell) {
    return !Tile.discovered(map.tile(cell));
  }

  private boolean border(int cell) {
    int x = cell % map.width();
    int y = cell / map.width();
    return x == 0 || y == 0 || x == map.width() - 1 || y == map.height() - 1;
  }
}
