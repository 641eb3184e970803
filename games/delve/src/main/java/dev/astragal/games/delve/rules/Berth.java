package dev.astragal.games.delve.rules;

import dev.astragal.games.delve.DelveState;
import dev.astragal.games.delve.map.Obstacles;
import dev.astragal.games.delve.map.Tile;
import dev.astragal.parts.board.Square;

/**
 * The ground around somebody who is to be left alone, as far as one could walk to it: a few cells,
 * gathered at every step, for which the parts' ways over a whole board would be too much.
 */
final class Berth {
  private Berth() {}

  static void around(DelveState state, int centre, int steps, Obstacles obstacles) {
    int[] cells = new int[2 * steps * (steps + 1) + 1];
    int[] away = new int[cells.length];
    int count = 0;
    cells[count++] = centre;
    for (int done = 0; done < count; done++) {
      if (away[done] == steps) continue;
      for (int side = 0; side < Square.SIDES; side++) {
        int next = state.map().board().neighbour(cells[done], side);
        if (contains(cells, count, next)) continue;
        if (steps > 1 && !Tile.walkable(state.map().tile(next))) continue;
        away[count] = away[done] + 1;
        cells[count++] = next;
        obstacles.occupy(next);
      }
    }
  }

  private static boolean contains(int[] cells, int count, int cell) {
    for (int i = 0; i < count; i++) if (cells[i] == cell) return true;
    return false;
  }
}
