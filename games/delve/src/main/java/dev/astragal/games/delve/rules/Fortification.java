package dev.astragal.games.delve.rules;

import dev.astragal.games.delve.ActionEvent;
import dev.astragal.games.delve.DelveEvent;
import dev.astragal.games.delve.DelveState;
import dev.astragal.games.delve.map.FrontierSearch;
import dev.astragal.games.delve.map.Tile;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.state.Ints;
import dev.astragal.parts.board.PathSearch;
import dev.astragal.parts.board.Square;
import dev.astragal.parts.board.StepCost;

/** Walls around the hero, as many as leave everything reachable that was. */
final class Fortification {
  private Fortification() {}

  static void raise(DelveState state, Turn<DelveState, DelveEvent> turn) {
    byte[] tiles = state.map().tiles().clone();
    Square board = state.map().board();
    int here = state.heroCell();
    if (here == state.map().stairs()) return;
    int[] raised = new int[Square.SIDES];
    int count = 0;
    for (int side = 0; side < Square.SIDES; side++) {
      int cell = board.neighbour(here, side);
      if (!mayBecomeWall(state, cell)) continue;
      byte before = tiles[cell];
      tiles[cell] = (byte) (tiles[cell] & ~Tile.KIND);
      if (leadsAround(state, tiles, cell)) raised[count++] = cell;
      else tiles[cell] = before;
    }
    if (count > 0) turn.emit(new ActionEvent.WallsRaised(Ints.each(count, place -> raised[place])));
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

  /**
   * Whether every cell beside one that has become wall can still be walked to from the hero, and so
   * whatever was reached over it; doors count as open, stairs are an end.
   */
  private static boolean leadsAround(DelveState state, byte[] tiles, int wall) {
    StepCost doorsOpen =
        new StepCost() {
          @Override
          public int into(int cell) {
            return Tile.kind(tiles[cell]) == Tile.WALL ? 0 : 1;
          }

          @Override
          public boolean through(int cell) {
            return Tile.kind(tiles[cell]) != Tile.DOWN_STAIRS;
          }
        };
    PathSearch paths = state.scratch().paths();
    for (int side = 0; side < Square.SIDES; side++) {
      int beside = state.map().board().neighbour(wall, side);
      if (beside == Square.OUTSIDE || doorsOpen.into(beside) == 0) continue;
      if (paths.find(doorsOpen, state.heroCell(), beside) == PathSearch.UNREACHABLE) return false;
    }
    return true;
  }
}
