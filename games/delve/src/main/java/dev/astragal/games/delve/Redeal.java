package dev.astragal.games.delve;

import dev.astragal.games.delve.map.Tile;
import dev.astragal.kernel.rng.Rng;

/**
 * Deals anew what the player cannot know: the floors below, and where enemies and items wait that
 * nobody has seen. Walls not yet discovered stay where they are.
 */
final class Redeal {
  private Redeal() {}

  static DelveState unseen(DelveState state, Rng rng) {
    if (state.progress.seeded && !offerStands(state))
      state.progress.dungeonSeed = rng.below(Long.MAX_VALUE);
    DungeonMap map = state.map;
    int[] hidden = new int[map.cells()];
    int count = 0;
    for (int cell = 0; cell < map.cells(); cell++) {
      byte tile = map.tile(cell);
      boolean free = Tile.kind(tile) == Tile.FLOOR && !Tile.discovered(tile);
      if (free && map.distance(cell, map.entry) > 1) hidden[count++] = cell;
    }
    for (int enemy = 1; enemy < state.actors.count; enemy++) {
      int cell = state.actors.cell[enemy];
      if (!state.actors.alive(enemy) || Tile.discovered(map.tile(cell))) continue;
      int to = hidden[rng.below(count)];
      if (map.actorAt(to) < 0) state.walk(enemy, to);
    }
    for (int item = 0; item < map.itemCount; item++) {
      int cell = map.itemCell[item];
      if (cell == DungeonMap.GONE || Tile.discovered(map.tile(cell))) continue;
      int to = hidden[rng.below(count)];
      if (map.itemAt(to) < 0) map.moveItem(item, to);
    }
    return state;
  }

  /** A perk offer is drawn from the dungeon's seed and is in plain sight. */
  private static boolean offerStands(DelveState state) {
    return state.question.kind == Question.Kind.PERK_CHOICE;
  }
}
