package dev.astragal.games.delve.rules;

import dev.astragal.games.delve.Actors;
import dev.astragal.games.delve.DelveState;
import dev.astragal.games.delve.content.EnemyKind;
import dev.astragal.games.delve.orders.Stance;

/** What a fight would cost, counted blow by blow; for bots, as players are told facts only. */
public final class Forecast {
  private Forecast() {}

  /** The health that all enemies in view take before the hero has struck down one after another. */
  public static int loss(DelveState state, Stance stance) {
    int attack = Combat.stanceAttack(state, stance) - Combat.stanceAttack(state, current(state));
    int defense = Combat.stanceDefense(state, stance) - Combat.stanceDefense(state, current(state));
    int poisonEvery = state.policy().harm().poisonEvery();
    int turns = 0;
    int loss = 0;
    for (int enemy = 1; enemy < state.actors().count(); enemy++) {
      if (!Encounters.visible(state, enemy)) continue;
      EnemyKind kind = Combat.enemyKind(state, enemy);
      int blow = Math.max(1, Combat.heroDamage(state, enemy) + attack);
      if (kind.range() > 1) turns += Math.max(0, Encounters.distance(state, enemy) - 1);
      turns += (state.actors().hp(enemy) + blow - 1) / blow;
      int struck = turns * Timing.actionCost(state, Actors.HERO) / Timing.actionCost(state, enemy);
      int hit = Math.max(1, kind.attack() - Combat.heroDefense(state) - defense);
      loss += struck * hit + struck / 3 * kind.everyThird();
      if (struck > 0) loss += kind.firstHit() + kind.poison() + kind.bleed();
      if (kind.poison() > 0) loss += struck * Timing.actionCost(state, enemy) / poisonEvery;
    }
    return loss;
  }

  private static Stance current(DelveState state) {
    return state.orders().stance();
  }
}
