package dev.astragal.games.delve.floors;

import dev.astragal.games.delve.content.DelveContent;
import dev.astragal.games.delve.map.Tile;

/** Floor 1: three rooms, a door, a hazard lane; the same in every run, so that it can be learnt. */
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
    "##.....##.g...######",
    "##.....##g....######",
    "###########^########",
    "#########..^..######",
    "#########..^..######",
    "#########..g.>######",
    "#########.....######",
    "#########.....######",
    "####################",
  };

  private StarterFloor() {}

  public static FloorPlan plan(DelveContent content) {
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
