package dev.astragal.games.delve.floors;

import dev.astragal.games.delve.DelvePolicy;
import dev.astragal.games.delve.content.DelveContent;
import dev.astragal.games.delve.map.Tile;
import java.util.ArrayList;
import java.util.List;

/** Rules stamped over rooms that hold neither entry nor stairs. */
final class Vaults {
  private final DelvePolicy policy;
  private final DelveContent content;
  private final FloorSeed seed;
  private final int floor;

  /** What a room can become. */
  enum Template {
    /** An item in the middle. */
    SHRINE,
    /** An item in the middle and the floor's strongest kind beside it. */
    TREASURE_GUARD,
    /** Hazards along a wall, with a gap where the way in may be. */
    HAZARD_CORRIDOR,
    /** Two enemies of the floor, waiting in opposite corners. */
    ELITE_AMBUSH,
    /** A pillar that breaks the view. */
    PILLAR_HALL
  }

  Vaults(DelvePolicy policy, DelveContent content, FloorSeed seed, int floor) {
    this.policy = policy;
    this.content = content;
    this.seed = seed;
    this.floor = floor;
  }

  void stamp(FloorPlan plan, List<Room> rooms) {
    List<Room> eligible = new ArrayList<>(rooms);
    eligible.removeIf(room -> holds(plan, room, plan.entry()) || holds(plan, room, plan.stairs()));
    int wanted =
        Math.min(
            eligible.size(),
            seed.pick(2026, policy.floors().vaultsMin(), policy.floors().vaultsMax()));
    Template[] templates = Template.values();
    for (int i = 0; i < wanted; i++) {
      Room room = eligible.remove(seed.pick(3000L + i, 0, eligible.size() - 1));
      apply(plan, room, templates[seed.pick(4000L + i, 0, templates.length - 1)], i);
    }
  }

  private void apply(FloorPlan plan, Room room, Template template, int index) {
    int centre = plan.cell(room.centreX(), room.centreY());
    switch (template) {
      case SHRINE -> treasure(plan, centre, index);
      case TREASURE_GUARD -> {
        treasure(plan, centre, index);
        if (plan.takesEnemy(centre + 1)) plan.enemy(content.strongest(floor), centre + 1);
      }
      case HAZARD_CORRIDOR -> {
        int lastRow = room.y() + room.height() - 1;
        for (int x = room.x(); x < room.x() + room.width(); x++) {
          int cell = plan.cell(x, lastRow);
          if (x != room.centreX() && plan.kind(cell) == Tile.FLOOR) plan.hazard(cell);
        }
      }
      case ELITE_AMBUSH -> {
        move(plan, 0, plan.cell(room.x(), room.y()));
        move(plan, 1, plan.cell(room.x() + room.width() - 1, room.y() + room.height() - 1));
      }
      case PILLAR_HALL -> {
        if (!plan.enemyAt(centre) && !plan.itemAt(centre)) plan.set(centre, Tile.WALL);
      }
    }
  }

  private void treasure(FloorPlan plan, int cell, int index) {
    if (plan.itemAt(cell) || plan.enemyAt(cell)) return;
    plan.item(Spawns.itemKind(policy.floors(), content, seed, 32 + index), cell);
  }

  private static void move(FloorPlan plan, int enemy, int cell) {
    if (enemy < plan.enemyCount() && plan.takesEnemy(cell)) plan.moveEnemy(enemy, cell);
  }

  private static boolean holds(FloorPlan plan, Room room, int cell) {
    return room.contains(cell % plan.width(), cell / plan.width());
  }
}
