package dev.astragal.games.delve.rules;

import dev.astragal.games.delve.DelveState;
import dev.astragal.games.delve.map.Grid;
import dev.astragal.games.delve.map.Obstacles;
import dev.astragal.games.delve.map.Tile;

/** The ground around somebody who is to be left alone, as far as one could walk to it. */
final class Berth {
  private Berth() {}

  static void around(DelveState state, int centre, int steps, Obstacles obstacles) {
    int[] cells = new int[2 * steps * (steps + 1) + 1];
    int[] away = new int[cells.length];
    int count = 0;
    cells[count++] = centre;
    for (int done = 0; done < count; done++) {
      if (away[done] == steps) continue;
      for (int direction = 0; direction < 4; direction++) {
        int next = Grid.neighbour(cells[done], direction, state.map().width());
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
