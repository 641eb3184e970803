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
    if (state.since(2)) fairness(state, out);
    int floor = state.progress.floor;
    out.require(
        floor >= 1 && floor <= state.policy().floors().count(), "BAD_FLOOR", "floor " + floor);
    out.require(
        state.intent.done <= state.intent.route.size(), "BAD_ROUTE", "the route has been overrun");
  }

  /**
   * The promise of the game: nobody strikes unannounced, and nobody dies while a question is due.
   */
  private static void fairness(DelveState state, Violations out) {
    Actors actors = state.actors;
    for (int enemy = 1; enemy < actors.count; enemy++) {
      boolean struck = actors.alive(enemy) && actors.attacks[enemy] > 0;
      out.require(
          !struck || (actors.flags[enemy] & Actors.ANNOUNCED) != 0,
          "UNANNOUNCED",
          "enemy " + enemy + " struck before the player was asked about it");
    }
    out.require(
        state.progress.ending != Ending.HAZARD || state.progress.daring == Progress.DEADLY,
        "GROUND_UNASKED",
        "the ground killed the hero, and the player had not allowed that");
    out.require(
        actors.alive(Actors.HERO) || !state.progress.thresholdCrossed,
        "QUESTION_OWED",
        "the hero fell before the player was asked about its low health");
  }
}
