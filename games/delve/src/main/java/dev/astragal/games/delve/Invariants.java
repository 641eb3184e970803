package dev.astragal.games.delve;

import dev.astragal.games.delve.map.Tile;
import dev.astragal.kernel.game.Violations;

/** What must hold in every state play can reach. */
final class Invariants {
  private Invariants() {}

  static void check(DelveState state, Violations out) {
    DungeonMap map = state.map;
    Actors actors = state.actors;
    for (int actor = 0; actor < actors.count; actor++) {
      int hp = actors.hp[actor];
      out.require(hp >= 0 && hp <= actors.maxHp[actor], "BAD_HP", "actor " + actor + " has " + hp);
      int cell = actors.cell[actor];
      boolean inside = cell >= 0 && cell < map.cells();
      out.require(inside, "OFF_MAP", "actor " + actor + " stands on " + cell);
      if (!inside || hp == 0) continue;
      out.require(
          Tile.walkable(map.tile(cell)), "IN_A_WALL", "actor " + actor + " stands on " + cell);
      out.require(
          map.actorAt(cell) == actor, "SHARED_TILE", "two stand on " + cell + ", one is " + actor);
      out.require(
          actor == Actors.HERO || !map.sanctuary(cell),
          "SANCTUARY_BROKEN",
          "enemy " + actor + " stands on a sanctuary");
    }
    out.require(
        Tile.kind(map.tile(map.stairs)) == Tile.DOWN_STAIRS, "NO_STAIRS", "the stairs are gone");
    for (int item = 0; item < map.itemCount; item++) {
      int cell = map.itemCell[item];
      out.require(
          cell == DungeonMap.GONE || Tile.walkable(map.tile(cell)),
          "LOST_ITEM",
          "item " + item + " lies in a wall");
    }
    int floor = state.progress.floor;
    out.require(
        floor >= 1 && floor <= state.policy().floors().count(), "BAD_FLOOR", "floor " + floor);
    out.require(
        state.intent.done <= state.intent.route.size(), "BAD_ROUTE", "the route has been overrun");
  }
}
