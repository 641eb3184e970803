package dev.astragal.games.delve.floors;

import dev.astragal.games.delve.DelvePolicy;
import dev.astragal.games.delve.content.DelveContent;
import java.util.List;

/** Who and what waits on a generated floor, and what the branch adds. */
final class Spawns {
  private static final int EXTRA_ITEMS = 64;

  private final DelvePolicy policy;
  private final DelveContent content;
  private final FloorSeed seed;
  private final int floor;
  private final Branch branch;

  Spawns(DelvePolicy policy, DelveContent content, FloorSeed seed, int floor, Branch branch) {
    this.policy = policy;
    this.content = content;
    this.seed = seed;
    this.floor = floor;
    this.branch = branch;
  }

  /** What both branches have, and then what this one adds to it. */
  void placeThenAdd(FloorPlan plan, List<Room> rooms) {
    int deeper = policy.floors().deep(floor) ? policy.floors().deepEnemies() : 0;
    placeEnemies(plan, content.depth(floor).enemies() + deeper);
    placeItems(plan);
    new Vaults(policy, content, seed, floor).stamp(plan, rooms);
    if (floor == policy.floors().count()) placeBoss(plan);
    if (branch == Branch.A) {
      addEnemies(plan);
      addItems(plan);
    }
    if (branch == Branch.B) placeHazards(plan);
  }

  private void addEnemies(FloorPlan plan) {
    int cells = plan.width() * plan.height();
    for (int i = 0; i < policy.floors().extraEnemies(); i++) {
      int at = seed.pick(5500L + i, 0, cells - 1);
      for (int tried = 0; tried < cells && !plan.takesEnemy(at); tried++) at = (at + 1) % cells;
      plan.enemy(enemyKind(plan.enemyCount()), at);
    }
  }

  private void addItems(FloorPlan plan) {
    int cells = plan.width() * plan.height();
    for (int i = 0; i < policy.floors().extraItems(); i++) {
      int at = seed.pick(6500L + i, 0, cells - 1);
      for (int tried = 0; tried < cells && !takesItem(plan, at); tried++) at = (at + 1) % cells;
      plan.item(itemKind(policy.floors(), content, seed, EXTRA_ITEMS + i), at);
    }
  }

  private static boolean takesItem(FloorPlan plan, int cell) {
    return plan.takesEnemy(cell) && plan.plainFloor(cell) && !plan.itemAt(cell);
  }

  void place(FloorPlan plan, List<Room> rooms) {
    int more = branch == Branch.A ? policy.floors().extraEnemies() : 0;
    placeEnemies(plan, content.depth(floor).enemies() + more);
    placeItems(plan);
    new Vaults(policy, content, seed, floor).stamp(plan, rooms);
    if (branch == Branch.B) placeHazards(plan);
    if (floor == policy.floors().count()) placeBoss(plan);
  }

  /** The item kind with number {@code index} on this floor. */
  static int itemKind(DelvePolicy.Floors chances, DelveContent content, FloorSeed seed, int index) {
    long stream = 6000L + 16L * index;
    int roll = seed.pick(stream, 0, 99);
    if (roll >= 100 - chances.perks())
      return content.itemOfPerk(seed.pick(stream + 3, 0, content.perks().size() - 1));
    boolean weapon = roll < chances.weapons();
    int[] wanted = weapon ? content.weapons() : content.usedUp();
    int rest = seed.pick(stream + (weapon ? 1 : 2), 0, weights(content, wanted) - 1);
    int at = 0;
    while (rest >= weight(content, wanted[at])) rest -= weight(content, wanted[at++]);
    return wanted[at];
  }

  private static int weights(DelveContent content, int[] kinds) {
    int sum = 0;
    for (int kind : kinds) sum += weight(content, kind);
    return sum;
  }

  private static int weight(DelveContent content, int kind) {
    return content.items().get(kind).weight();
  }

  private void placeEnemies(FloorPlan plan, int wanted) {
    int innerWidth = plan.width() - 4;
    int innerHeight = plan.height() - 4;
    for (int i = 0; i < wanted; i++) {
      int x = 2 + seed.turned(7 * i + 11, innerWidth);
      int y = 2 + seed.turned(11 * i + 17, innerHeight);
      int cell = plan.nearestFloor(plan.cell(x, y));
      if (plan.takesEnemy(cell)) plan.enemy(enemyKind(i), cell);
    }
    for (int cell = 0; cell < plan.width() * plan.height(); cell++) {
      if (plan.enemyCount() >= wanted) return;
      if (plan.takesEnemy(cell)) plan.enemy(enemyKind(plan.enemyCount()), cell);
    }
  }

  private int enemyKind(int index) {
    return content.spawn(floor, seed.pick(5000L + index, 0, 99));
  }

  private void placeItems(FloorPlan plan) {
    for (int i = 0; i < content.depth(floor).items(); i++) {
      int x = 2 + seed.turned(2 + 6 * i, plan.width() - 4);
      int y = 2 + seed.turned(6 + 4 * i, plan.height() - 4);
      int cell = plan.nearestFloor(plan.cell(x, y));
      if (cell == plan.entry() || plan.itemAt(cell) || plan.enemyAt(cell)) continue;
      plan.item(itemKind(policy.floors(), content, seed, i), cell);
    }
  }

  private void placeHazards(FloorPlan plan) {
    for (int i = 0; i < policy.floors().extraHazards(); i++) {
      int x = 2 + seed.shifted(13 * i + 23, plan.width() - 4);
      int y = 2 + seed.shifted(9 * i + 29, plan.height() - 4);
      int cell = freeOfHazard(plan, plan.nearestFloor(plan.cell(x, y)));
      plan.hazard(cell);
    }
  }

  /** The wanted cell, or the next floor tile after it that is neither hazardous nor the entry. */
  private static int freeOfHazard(FloorPlan plan, int wanted) {
    int cells = plan.width() * plan.height();
    for (int i = 0; i < cells; i++) {
      int cell = (wanted + i) % cells;
      if (plan.plainFloor(cell) && cell != plan.entry()) return cell;
    }
    return wanted;
  }

  /**
   * Beside the stairs, never on them: nearest free floor tile, ties to the smaller (row, column).
   */
  private void placeBoss(FloorPlan plan) {
    int best = -1;
    for (int cell = 0; cell < plan.width() * plan.height(); cell++) {
      if (!plan.takesEnemy(cell)) continue;
      if (best < 0 || plan.distance(cell, plan.stairs()) < plan.distance(best, plan.stairs()))
        best = cell;
    }
    plan.enemy(content.boss(), best);
  }
}
