package dev.astragal.games.delve.rules;

import dev.astragal.games.delve.Actors;
import dev.astragal.games.delve.DelveState;
import dev.astragal.games.delve.content.EnemyKind;

/** What flight costs; for bots, as players are told facts only. */
public final class Forecast {
  /** How often somebody who shoots hits before the hero is round a corner. */
  private static final int SHOTS = 3;

  private Forecast() {}

  /**
   * The health that a run for safety costs: from those who catch up, and from those who shoot. More
   * than anybody has where there is no way.
   */
  public static int flightLoss(DelveState state) {
    int steps = Flight.wayToSafety(state);
    if (steps == Flight.NO_STEP) return Integer.MAX_VALUE;
    int loss = 0;
    int time = steps * Timing.actionCost(state, Actors.HERO);
    for (int enemy = 1; enemy < state.actors().count(); enemy++) {
      if (!Encounters.visible(state, enemy) || !state.actors().awake(enemy)) continue;
      EnemyKind kind = Combat.enemyKind(state, enemy);
      int actions = time / Timing.actionCost(state, enemy);
      int behind = Encounters.distance(state, enemy) - kind.range();
      int shots = kind.range() > 1 ? Math.min(actions, SHOTS) : 0;
      int hits = Math.max(shots, actions - steps - Math.max(0, behind));
      loss += hits * Combat.enemyDamage(state, enemy);
    }
    return loss;
  }
}
