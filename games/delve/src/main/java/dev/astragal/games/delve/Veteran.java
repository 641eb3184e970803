package dev.astragal.games.delve;

import dev.astragal.games.delve.DelveChoice.Reply;
import dev.astragal.games.delve.content.EnemyKind;
import dev.astragal.games.delve.orders.PositionIntent;
import dev.astragal.games.delve.orders.ResourceAggression;
import dev.astragal.games.delve.orders.Stance;
import dev.astragal.games.delve.orders.StandingOrders;
import dev.astragal.games.delve.rules.Answers;
import dev.astragal.games.delve.rules.Combat;
import dev.astragal.games.delve.rules.Encounters;
import dev.astragal.games.delve.rules.Forecast;
import dev.astragal.games.delve.rules.Timing;
import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.game.Seat;

/** Counts blows before each fight, and gives the orders that the enemies in view call for. */
final class Veteran {
  private static final int LOW_HEALTH = 50;
  private static final int WORTH_A_REST = 85;

  private final DelveState state;
  private final Prompt<DelveChoice> prompt;

  private Veteran(DelveState state, Prompt<DelveChoice> prompt) {
    this.state = state;
    this.prompt = prompt;
  }

  static DelveChoice decide(DelveState state, Prompt<DelveChoice> prompt) {
    return new Veteran(state, prompt).decided();
  }

  private DelveChoice decided() {
    if (prompt.commands().size() > 0) {
      StandingOrders wanted = orders();
      if (!wanted.equals(state.orders())) return change(wanted);
      if (DelveBots.encounter(state) && DelveBots.reserveIsBetter(state))
        return new DelveChoice.SwapActiveWeapon();
      if (commanded(Reply.REST) && state.heroHpPercent() < WORTH_A_REST) return Reply.REST;
    }
    return switch (state.question().kind()) {
      case ENEMY_ENCOUNTER, BOSS_ENCOUNTER -> meeting();
      case HP_THRESHOLD_REACHED -> trouble();
      default -> DelveBots.usual(state, prompt);
    };
  }

  private DelveChoice meeting() {
    int hp = state.actors().hp(Actors.HERO);
    int loss = Forecast.loss(state, state.orders().stance());
    if (loss < hp) return Reply.FIGHT;
    if (commanded(Reply.DRINK_POTION) && state.heroHpPercent() <= LOW_HEALTH)
      return Reply.DRINK_POTION;
    return outruns() && answered(Reply.RETREAT) ? Reply.RETREAT : Reply.FIGHT;
  }

  private DelveChoice trouble() {
    int hp = state.actors().hp(Actors.HERO);
    boolean survives = Forecast.loss(state, state.orders().stance()) < hp;
    if (survives && Encounters.visibleEnemies(state) > 0) return Reply.CONTINUE;
    if (answered(Reply.DRINK_POTION)) return Reply.DRINK_POTION;
    return outruns() ? Reply.RETREAT : Reply.CONTINUE;
  }

  /** The stance that costs least against those in view; at ease, the one that costs nobody. */
  private StandingOrders orders() {
    Stance best = Stance.DEFENSIVE;
    boolean shooters = false;
    for (Stance stance : Stance.values())
      if (Forecast.loss(state, stance) < Forecast.loss(state, best)) best = stance;
    for (int enemy = 1; enemy < state.actors().count(); enemy++)
      shooters |= Encounters.visible(state, enemy) && kind(enemy).range() > 1;
    return state
        .orders()
        .withStance(best)
        .withRetreatHpThreshold(LOW_HEALTH)
        .withResourceAggression(ResourceAggression.BALANCED)
        .withPositionIntent(
            shooters ? PositionIntent.ADVANCE_TO_MELEE : PositionIntent.HOLD_GROUND);
  }

  private DelveChoice change(StandingOrders wanted) {
    StandingOrders now = state.orders();
    if (wanted.stance() != now.stance()) return new DelveChoice.SetStance(wanted.stance());
    if (wanted.positionIntent() != now.positionIntent())
      return new DelveChoice.SetPositionIntent(wanted.positionIntent());
    if (wanted.retreatHpThreshold() != now.retreatHpThreshold())
      return new DelveChoice.SetRetreatHpThreshold(wanted.retreatHpThreshold());
    return new DelveChoice.SetResourceAggression(wanted.resourceAggression());
  }

  /** A rest is worth the way, nobody in view is as fast as the hero, and nobody shoots. */
  private boolean outruns() {
    if (Answers.restHeals(state) == 0) return false;
    for (int enemy = 1; enemy < state.actors().count(); enemy++) {
      if (!Encounters.visible(state, enemy)) continue;
      if (kind(enemy).range() > 1
          || Timing.actionCost(state, enemy) <= Timing.actionCost(state, Actors.HERO)) return false;
    }
    return true;
  }

  private EnemyKind kind(int enemy) {
    return Combat.enemyKind(state, enemy);
  }

  private boolean answered(Reply reply) {
    return prompt.choices(Seat.first()).refusal(reply).isEmpty();
  }

  private boolean commanded(Reply reply) {
    return prompt.commands().refusal(reply).isEmpty();
  }
}
