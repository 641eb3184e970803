package dev.astragal.games.delve;

import dev.astragal.games.delve.content.EnemyKind;
import dev.astragal.games.delve.content.GodKind;
import dev.astragal.games.delve.content.ItemKind;
import dev.astragal.games.delve.content.PerkKind;
import dev.astragal.games.delve.rules.Avoidance;
import dev.astragal.games.delve.rules.Combat;
import dev.astragal.games.delve.rules.Encounters;
import dev.astragal.games.delve.rules.Timing;
import dev.astragal.kernel.game.Prompt;
import java.util.Optional;
import java.util.function.IntUnaryOperator;

/** What bots make of those in view. */
final class Judgement {
  private static final int AIMLESS = 60;

  private final DelveState state;

  Judgement(DelveState state) {
    this.state = state;
  }

  /** Whether nobody in view has seen the hero, and nobody guards the way out. */
  boolean unnoticed() {
    if (dithers()) return false;
    for (int enemy = 1; enemy < state.actors().count(); enemy++)
      if (Encounters.visible(state, enemy) && (state.actors().awake(enemy) || kind(enemy).boss()))
        return false;
    return true;
  }

  /** Keeping away and running lead nowhere when nothing new has come of them for so long. */
  boolean dithers() {
    return state.progress().aimlessTurns() > AIMLESS;
  }

  boolean boss() {
    for (int enemy = 1; enemy < state.actors().count(); enemy++)
      if (Encounters.visible(state, enemy) && kind(enemy).boss()) return true;
    return false;
  }

  boolean shooters() {
    for (int enemy = 1; enemy < state.actors().count(); enemy++)
      if (Encounters.visible(state, enemy) && kind(enemy).range() > 1) return true;
    return false;
  }

  /** The first thing carried that makes the fight in view cheaper. */
  Optional<DelveChoice> charm(Prompt<DelveChoice> prompt) {
    for (int kind : state.content().charms()) {
      if (state.loadout().potions(kind) == 0) continue;
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
      case SHRAPNEL -> awakeInView() > 1 || weakest() <= charm.amount();
      case HASTE -> state.progress().hasteUntil() <= state.progress().clock();
      case RAISE_WALLS -> hp + charm.amount() <= state.actors().maxHp(Actors.HERO);
      case LURE_ENEMIES -> awakeInView() > 0 && asleepInView() == 0 && nearest() > 2;
      case TRADE_PLACES -> charm.amount() > 0 && awakeInView() == 1 && nearest() <= 2;
      case SMOKE -> awakeInView() > 0 && nearest() <= 2;
      case WEAPON, PIERCING_WEAPON, DRAINING_WEAPON, POTION, TOUGHEN -> false;
    };
  }

  private int awakeInView() {
    return Encounters.visibleEnemies(state) - asleepInView();
  }

  private int asleepInView() {
    int count = 0;
    for (int enemy = 1; enemy < state.actors().count(); enemy++)
      if (Encounters.visible(state, enemy) && !state.actors().awake(enemy)) count++;
    return count;
  }

  /** The least health of anybody in view who is awake. */
  private int weakest() {
    return least(enemy -> state.actors().hp(enemy));
  }

  private int nearest() {
    return least(enemy -> Encounters.distance(state, enemy));
  }

  private int least(IntUnaryOperator figure) {
    int least = Integer.MAX_VALUE;
    for (int enemy = 1; enemy < state.actors().count(); enemy++)
      if (Encounters.visible(state, enemy) && state.actors().awake(enemy))
        least = Math.min(least, figure.applyAsInt(enemy));
    return least;
  }

  /** Whether keeping away makes everybody in view forget the hero. */
  boolean vanishes() {
    return !dithers() && !boss() && Avoidance.vanishes(state);
  }

  /** Whether keeping away is a leap from those who are too slow to follow, not tried before. */
  boolean leapsAway() {
    boolean leaps =
        Combat.follows(state, GodKind.Passive.BLINK) || state.hasPerk(PerkKind.Effect.SHADOW_STEP);
    return leaps
        && !dithers()
        && least(enemy -> -kind(enemy).range()) == -1
        && least(enemy -> Timing.actionCost(state, enemy)) > Timing.actionCost(state, Actors.HERO)
        && !state.actors().avoided(state.question().enemies().get(0));
  }

  private EnemyKind kind(int enemy) {
    return Combat.enemyKind(state, enemy);
  }
}
