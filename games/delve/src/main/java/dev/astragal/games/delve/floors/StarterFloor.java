package dev.astragal.games.delve.floors;

import dev.astragal.games.delve.DelvePolicy;
import dev.astragal.games.delve.content.DelveContent;
import dev.astragal.games.delve.map.Tile;

/**
 * Floor 1: three rooms, a door, a hazard lane, the same in every run, so that it can be learnt.
 * Since the second rules, who waits beside the two goblins and what lies in the last room is not.
 */
public final class StarterFloor {
  public static final int WIDTH = 20;
  public static final int HEIGHT = 15;

  private static final String[] ROWS = {
    "####################",
    "####################",
    "####################",
    "##.....##.....######",
    "##.....##.....######",
    "##..@.!.+..g..######",
    "##.....##.....######",
    "##.....##.....######",
    "###########^########",
    "#########..^..######",
    "#########..^..######",
    "#########..g.>######",
    "#########.....######",
    "#########.....######",
    "####################",
  };

  private static final int[][] COMPANIONS = {{10, 6}, {9, 7}};
  private static final int[][] CORNERS = {{9, 9}, {13, 9}, {9, 13}, {13, 13}};
  private static final int KINDS = 500;
  private static final int PLACES = 600;
  private static final int FINDS = 700;

  private StarterFloor() {}

  public static FloorPlan plan(DelveContent content) {
    FloorPlan plan = drawn(content);
    for (int[] at : COMPANIONS) plan.enemy(content.enemyNamed("goblin"), plan.cell(at[0], at[1]));
    return plan;
  }

  /**
   * The companions of the first goblin, one more in a corner of the last room, and a find there.
   */
  static FloorPlan varied(DelvePolicy.Floors chances, DelveContent content, FloorSeed seed) {
    FloorPlan plan = drawn(content);
    int corner = seed.pick(PLACES, 0, CORNERS.length - 1);
    int other = (corner + seed.pick(PLACES + 1, 1, CORNERS.length - 1)) % CORNERS.length;
    int stream = KINDS;
    for (int[] at : new int[][] {COMPANIONS[0], COMPANIONS[1], CORNERS[corner]})
      plan.enemy(content.spawn(1, seed.pick(stream++, 0, 99)), plan.cell(at[0], at[1]));
    plan.item(
        Spawns.itemKind(chances, content, seed, FINDS),
        plan.cell(CORNERS[other][0], CORNERS[other][1]));
    return plan;
  }

  private static FloorPlan drawn(DelveContent content) {
    FloorPlan plan = new FloorPlan(WIDTH, HEIGHT);
    int entry = 0;
    int stairs = 0;
    for (int y = 0; y < HEIGHT; y++) {
      for (int x = 0; x < WIDTH; x++) {
        int cell = plan.cell(x, y);
        char sign = ROWS[y].charAt(x);
        plan.set(cell, sign == '#' ? Tile.WALL : sign == '+' ? Tile.CLOSED_DOOR : Tile.FLOOR);
        if (sign == '^') plan.hazard(cell);
        if (sign == 'g') plan.enemy(content.enemyNamed("goblin"), cell);
        if (sign == '!') plan.item(content.itemNamed("minor_hp_pot"), cell);
        if (sign == '@') entry = cell;
        if (sign == '>') stairs = cell;
      }
    }
    plan.ends(entry, stairs);
    return plan;
  }
}
