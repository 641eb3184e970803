package dev.astragal.games.delve;

import dev.astragal.games.delve.content.EnemyKind;
import dev.astragal.games.delve.content.ItemKind;
import dev.astragal.games.delve.rules.Combat;
import dev.astragal.games.delve.rules.Encounters;
import dev.astragal.kernel.game.Prompt;
import java.util.Optional;

/** What bots make of those in view. */
final class Judgement {
  private final DelveState state;

  Judgement(DelveState state) {
    this.state = state;
  }

  /** Whether nobody in view has seen the hero, and nobody guards the way out. */
  boolean unnoticed() {
    for (int enemy = 1; enemy < state.actors().count(); enemy++)
      if (Encounters.visible(state, enemy) && (state.actors().awake(enemy) || kind(enemy).boss()))
        return false;
    return true;
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

  private EnemyKind kind(int enemy) {
    return Combat.enemyKind(state, enemy);
  }
}
