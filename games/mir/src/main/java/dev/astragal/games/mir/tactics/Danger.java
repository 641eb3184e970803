package dev.astragal.games.mir.tactics;

import dev.astragal.games.mir.MirState;
import dev.astragal.games.mir.state.Entity;
import java.util.List;

/**
 * What the enemies in sight could do to somebody before its next turn, cell by cell: where each of
 * them can go and how far it strikes from there. Walls in a shot's way are not thought of.
 */
final class Danger {
  private final int width;
  private final int[] harm;

  Danger(TacticsRules rules, MirState state, Entity somebody, List<Entity> enemies) {
    width = state.board().width();
    harm = new int[width * state.board().height()];
    for (Entity enemy : enemies) {
      if (enemy.has(ConditionNames.STUNNED)) continue;
      int blow = Deeds.blow(rules, enemy) * rules.striking().hitChance(enemy, somebody) / 100;
      boolean[] struck = reached(rules, state, somebody, enemy);
      spread(struck, (int) Striking.range(enemy, rules.policy()));
      for (int cell = 0; cell < harm.length; cell++) if (struck[cell]) harm[cell] += blow;
    }
  }

  /** The harm to expect there, in hundredths of a hit point. */
  int at(int x, int y) {
    return harm[x + y * width];
  }

  private boolean[] reached(TacticsRules rules, MirState state, Entity somebody, Entity enemy) {
    Ground ground = Ground.without(somebody, state, enemy, rules.policy()).within(enemy.speed());
    boolean[] reached = new boolean[harm.length];
    for (int y = 0; y < harm.length / width; y++)
      for (int x = 0; x < width; x++)
        reached[x + y * width] = ground.reached(x, y) && ground.free(x, y);
    return reached;
  }

  /** Marks all that lies within so many king's moves of what is marked. */
  private void spread(boolean[] marks, int range) {
    int height = marks.length / width;
    boolean[] rows = new boolean[marks.length];
    for (int y = 0; y < height; y++)
      for (int x = 0, last = Integer.MIN_VALUE / 2; x < width + range; x++) {
        if (x < width && marks[x + y * width]) last = x;
        int back = x - range;
        if (back >= 0 && back < width) rows[back + y * width] = last >= back - range;
      }
    for (int x = 0; x < width; x++)
      for (int y = 0, last = Integer.MIN_VALUE / 2; y < height + range; y++) {
        if (y < height && rows[x + y * width]) last = y;
        int back = y - range;
        if (back >= 0 && back < height) marks[x + back * width] = last >= back - range;
      }
  }
}
