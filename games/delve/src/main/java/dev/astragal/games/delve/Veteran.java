package dev.astragal.games.delve;

import dev.astragal.games.delve.DelveChoice.Reply;
import dev.astragal.games.delve.content.EnemyKind;
import dev.astragal.games.delve.content.ItemKind;
import dev.astragal.games.delve.orders.PositionIntent;
import dev.astragal.games.delve.orders.ResourceAggression;
import dev.astragal.games.delve.orders.Stance;
import dev.astragal.games.delve.orders.StandingOrders;
import dev.astragal.games.delve.rules.Advice;
import dev.astragal.games.delve.rules.Answers;
import dev.astragal.games.delve.rules.Combat;
import dev.astragal.games.delve.rules.Encounters;
import dev.astragal.games.delve.rules.Forecast;
import dev.astragal.games.delve.rules.Timing;
import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.game.Seat;
import java.util.Locale;
import java.util.Optional;

/** Counts blows before each fight, and gives the orders that the enemies in view call for. */
final class Veteran {
  private static final int AT_EASE = 50;
  private static final int WORTH_A_REST = 85;
  private static final int DEAR = 60;

  private final DelveState state;
  private final Prompt<DelveChoice> prompt;
  private final DelvePolicy.Veteran habits;

  private Veteran(DelveState state, Prompt<DelveChoice> prompt) {
    this.state = state;
    this.prompt = prompt;
    habits = state.policy().veteran();
  }

  static DelveChoice decide(DelveState state, Prompt<DelveChoice> prompt) {
    return new Veteran(state, prompt).decided();
  }

  private DelveChoice decided() {
    if (prompt.commands().size() > 0) {
      StandingOrders wanted = orders();
      if (!wanted.equals(state.orders())) return change(wanted);
      if (state.question().encounter() && DelveBots.reserveIsBetter(state))
        return new DelveChoice.SwapActiveWeapon();
      if (commanded(Reply.REST) && state.heroHpPercent() < WORTH_A_REST) return Reply.REST;
    }
    return switch (state.question().kind()) {
      case ENEMY_ENCOUNTER, BOSS_ENCOUNTER -> meeting();
      case HP_THRESHOLD_REACHED -> trouble();
      case BRANCH_CHOICE ->
          habits.branch().equals("a") ? Reply.DESCEND_BRANCH_A : Reply.DESCEND_BRANCH_B;
      case GOD_OFFER ->
          habits.god().equals(DelvePolicy.Veteran.ANY) ? Advice.god() : new DelveChoice.ChooseGod(habits.god());
      default -> DelveBots.usual(state, prompt);
    };
  }

  private DelveChoice meeting() {
    int hp = state.actors().hp(Actors.HERO);
    int loss = Forecast.loss(state, state.orders().stance());
    if (habits.avoids() && unnoticed() && loss * 100 > hp * DEAR) return Reply.AVOID;
    Optional<DelveChoice> charm = loss * 100 > hp * DEAR ? charm() : Optional.empty();
    if (charm.isPresent()) return charm.get();
    if (loss < hp) return Reply.FIGHT;
    if (commanded(Reply.DRINK_POTION) && state.heroHpPercent() <= AT_EASE)
      return Reply.DRINK_POTION;
    return outruns() && answered(Reply.RETREAT) ? Reply.RETREAT : Reply.FIGHT;
  }

  private DelveChoice trouble() {
    int hp = state.actors().hp(Actors.HERO);
    int loss = Forecast.loss(state, state.orders().stance());
    if (loss < hp && Encounters.visibleEnemies(state) > 0) return Reply.CONTINUE;
    Optional<DelveChoice> charm = loss >= hp ? charm() : Optional.empty();
    if (charm.isPresent()) return charm.get();
    if (answered(Reply.DRINK_POTION)) return Reply.DRINK_POTION;
    return outruns() ? Reply.RETREAT : Reply.CONTINUE;
  }

  /** Whether nobody in view has seen the hero, and nobody guards the way out. */
  private boolean unnoticed() {
    for (int enemy = 1; enemy < state.actors().count(); enemy++)
      if (Encounters.visible(state, enemy) && (state.actors().awake(enemy) || kind(enemy).boss()))
        return false;
    return true;
  }

  /** The first thing carried that makes the fight in view cheaper. */
  private Optional<DelveChoice> charm() {
    if (!habits.charms()) return Optional.empty();
    for (int kind : state.content().charms()) {
      DelveChoice use = new DelveChoice.UseItem(state.content().itemId(kind));
      if (prompt.commands().refusal(use).isEmpty() && helps(state.content().items().get(kind)))
        return Optional.of(use);
    }
    return Optional.empty();
  }

  private boolean helps(ItemKind charm) {
    int hp = state.actors().hp(Actors.HERO);
    return switch (charm.effect()) {
      case DELAY_ENEMIES -> awakeInView() > 0;
      case SHRAPNEL -> true;
      case HASTE -> state.progress().hasteUntil() <= state.progress().clock();
      case RAISE_WALLS -> hp + charm.amount() <= state.actors().maxHp(Actors.HERO);
      case LURE_ENEMIES -> shooters();
      case TRADE_PLACES -> charm.amount() > 0 && awakeInView() == 1;
      case SMOKE -> hp * 2 < state.actors().maxHp(Actors.HERO);
      case WEAPON, PIERCING_WEAPON, DRAINING_WEAPON, POTION, TOUGHEN -> false;
    };
  }

  private int awakeInView() {
    int count = 0;
    for (int enemy = 1; enemy < state.actors().count(); enemy++)
      if (Encounters.visible(state, enemy) && state.actors().awake(enemy)) count++;
    return count;
  }

  private boolean shooters() {
    for (int enemy = 1; enemy < state.actors().count(); enemy++)
      if (Encounters.visible(state, enemy) && kind(enemy).range() > 1) return true;
    return false;
  }

  /** The stance that costs least against those in view; at ease, the one that costs nobody. */
  private StandingOrders orders() {
    return state
        .orders()
        .withStance(stance())
        .withRetreatHpThreshold(threshold())
        .withAutoHeal(habits.heal() < 0 ? Optional.empty() : Optional.of(habits.heal()))
        .withResourceAggression(ResourceAggression.BALANCED)
        .withPositionIntent(position());
  }

  private Stance stance() {
    if (!habits.stance().equals(DelvePolicy.Veteran.ANY))
      return Stance.valueOf(habits.stance().toUpperCase(Locale.ROOT));
    Stance best = Stance.DEFENSIVE;
    for (Stance stance : Stance.values())
      if (Forecast.loss(state, stance) < Forecast.loss(state, best)) best = stance;
    return best;
  }

  private PositionIntent position() {
    return switch (habits.position()) {
      case "hold" -> PositionIntent.HOLD_GROUND;
      case "advance" -> PositionIntent.ADVANCE_TO_MELEE;
      case "flee" -> PositionIntent.FLEE_TO_NEAREST_EXPLORED_TILE;
      default -> shooters() ? PositionIntent.ADVANCE_TO_MELEE : PositionIntent.HOLD_GROUND;
    };
  }

  /** To be asked while there is still something to be done about it. */
  private int threshold() {
    return habits.threshold() < 0 ? AT_EASE : habits.threshold();
  }

  private DelveChoice change(StandingOrders wanted) {
    StandingOrders now = state.orders();
    if (wanted.stance() != now.stance()) return new DelveChoice.SetStance(wanted.stance());
    if (wanted.positionIntent() != now.positionIntent())
      return new DelveChoice.SetPositionIntent(wanted.positionIntent());
    if (wanted.retreatHpThreshold() != now.retreatHpThreshold())
      return new DelveChoice.SetRetreatHpThreshold(wanted.retreatHpThreshold());
    if (!wanted.autoHealIfBelowThreshold().equals(now.autoHealIfBelowThreshold()))
      return new DelveChoice.SetAutoHeal(wanted.autoHealIfBelowThreshold());
    return new DelveChoice.SetResourceAggression(wanted.resourceAggression());
  }

  /** A rest is worth the way, nobody in view is as fast as the hero, and nobody shoots. */
  private boolean outruns() {
    if (!habits.retreats() || Answers.restHeals(state) == 0) return false;
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
