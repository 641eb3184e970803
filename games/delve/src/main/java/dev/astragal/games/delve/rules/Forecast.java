package dev.astragal.games.delve.rules;

import dev.astragal.games.delve.Actors;
import dev.astragal.games.delve.DelveState;
import dev.astragal.games.delve.content.EnemyKind;
import dev.astragal.games.delve.content.PerkKind;
import dev.astragal.games.delve.orders.PositionIntent;
import dev.astragal.games.delve.orders.Stance;

/** What a fight would cost, counted blow by blow; for bots, as players are told facts only. */
public final class Forecast {
  /** How often somebody who shoots hits before the hero is round a corner. */
  private static final int SHOTS = 3;

  private Forecast() {}

  /**
   * The health that the enemies in view take before the hero has struck down one after another; of
   * those who sleep, only the one that is asked about.
   */
  public static int loss(DelveState state, Stance stance, PositionIntent position) {
    Stance now = state.orders().stance();
    int once = state.progress().floorStrike() ? 0 : state.perkAmount(PerkKind.Effect.FIRST_STRIKE);
    int attack =
        Combat.heroAttack(state)
            - once
            - Combat.stanceAttack(state, now)
            + Combat.stanceAttack(state, stance);
    int defense =
        Combat.heroDefense(state)
            - Combat.stanceDefense(state, now)
            + Combat.stanceDefense(state, stance);
    boolean walksUp = position == PositionIntent.ADVANCE_TO_MELEE;
    int turns = 0;
    int loss = 0;
    for (int enemy = 1; enemy < state.actors().count(); enemy++) {
      if (!fights(state, enemy)) continue;
      EnemyKind kind = Combat.enemyKind(state, enemy);
      int blow = attack - Combat.enemyDefense(state, enemy);
      int first = blow + Combat.charge(state, enemy, position) + (turns == 0 ? once : 0);
      if (kind.range() > 1) turns += Math.max(0, Encounters.distance(state, enemy) - 1);
      turns += blows(state.actors().hp(enemy), Math.max(1, first), Math.max(1, blow));
      int cost = Timing.actionCost(state, enemy);
      int struck = turns * Timing.actionCost(state, Actors.HERO) / cost;
      if (walksUp && kind.range() == 1 && !faster(state, enemy)) {
        struck++;
        walksUp = false;
      }
      loss += struck * Math.max(1, state.enemyAttack(kind) - defense);
      loss += struck / 3 * kind.everyThird();
      if (struck > 0) loss += kind.firstHit() + kind.poison() + kind.bleed();
      if (kind.poison() > 0) loss += struck * cost / state.policy().harm().poisonEvery();
    }
    return loss;
  }

  private static int blows(int hp, int first, int others) {
    return 1 + Math.max(0, hp - first + others - 1) / others;
  }

  public static int loss(DelveState state) {
    return loss(state, state.orders().stance(), state.orders().positionIntent());
  }

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

  /** What all who are awake in view take with one blow each. */
  public static int round(DelveState state) {
    int loss = 0;
    for (int enemy = 1; enemy < state.actors().count(); enemy++)
      if (Encounters.visible(state, enemy) && state.actors().awake(enemy))
        loss += Combat.enemyDamage(state, enemy);
    return loss;
  }

  /** Who is faster strikes first, whoever walks up to whom. */
  private static boolean faster(DelveState state, int enemy) {
    return Timing.actionCost(state, enemy) < Timing.actionCost(state, Actors.HERO);
  }

  private static boolean fights(DelveState state, int enemy) {
    if (!Encounters.visible(state, enemy)) return false;
    return !state.stealthy()
        || state.actors().awake(enemy)
        || (state.question().encounter() && state.question().enemies().get(0) == enemy);
  }
}
