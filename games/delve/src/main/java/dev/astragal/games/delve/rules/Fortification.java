package dev.astragal.games.delve.rules;

import dev.astragal.games.delve.ActionEvent;
import dev.astragal.games.delve.DelveEvent;
import dev.astragal.games.delve.DelveState;
import dev.astragal.games.delve.map.FrontierSearch;
import dev.astragal.games.delve.map.Grid;
import dev.astragal.games.delve.map.Tile;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.state.Ints;
import java.util.Arrays;

/** Walls around the hero, as many as leave everything reachable that was. */
final class Fortification {
  private Fortification() {}

  static void raise(DelveState state, Turn<DelveState, DelveEvent> turn) {
    byte[] tiles = state.map().tiles().clone();
    int width = state.map().width();
    int here = state.heroCell();
    int[] raised = new int[4];
    int count = 0;
    for (int direction = 0; direction < 4; direction++) {
      int cell = Grid.neighbour(here, direction, width);
      if (!mayBecomeWall(state, cell)) continue;
      byte before = tiles[cell];
      int reachable = reachable(tiles, width, here);
      tiles[cell] = (byte) (tiles[cell] & ~Tile.KIND);
      if (reachable(tiles, width, here) == reachable - 1) raised[count++] = cell;
      else tiles[cell] = before;
    }
    if (count > 0) turn.emit(new ActionEvent.WallsRaised(Ints.of(Arrays.copyOf(raised, count))));
  }

  private static boolean mayBecomeWall(DelveState state, int cell) {
    byte tile = state.map().tile(cell);
    return Tile.kind(tile) == Tile.FLOOR
        && Tile.discovered(tile)
        && state.map().actorAt(cell) < 0
        && state.map().itemAt(cell) < 0
        && cell != state.map().entry()
        && !FrontierSearch.frontier(state.map().tiles(), state.map().width(), cell);
  }

  /** How many tiles can be walked to from a cell; doors count as open, stairs are an end. */
  private static int reachable(byte[] tiles, int width, int from) {
    boolean[] seen = new boolean[tiles.length];
    int[] queue = new int[tiles.length];
    int end = 0;
    queue[end++] = from;
    seen[from] = true;
    for (int at = 0; at < end; at++) {
      if (Tile.kind(tiles[queue[at]]) == Tile.DOWN_STAIRS) continue;
      for (int direction = 0; direction < 4; direction++) {
        int next = Grid.neighbour(queue[at], direction, width);
        if (seen[next] || Tile.kind(tiles[next]) == Tile.WALL) continue;
        seen[next] = true;
        queue[end++] = next;
      }
    }
    return end;
  }
}
