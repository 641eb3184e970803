package dev.astragal.games.delve.rules;

import dev.astragal.games.delve.Actors;
import dev.astragal.games.delve.DelveEvent;
import dev.astragal.games.delve.DelveState;
import dev.astragal.games.delve.GrowthEvent;
import dev.astragal.games.delve.RunEvent;
import dev.astragal.games.delve.content.GodKind;
import dev.astragal.games.delve.content.PerkKind;
import dev.astragal.games.delve.orders.ResourceAggression;
import dev.astragal.kernel.game.Turn;

/** Perks, gods, potions and the moments worth coming back to. */
public final class Growth {
  public static final int NO_POTION = -1;

  private Growth() {}

  static void gainPerk(DelveState state, Turn<DelveState, DelveEvent> turn, int perk) {
    PerkKind kind = state.content().perks().get(perk);
    if (state.loadout().hasPerk(perk)) return;
    turn.emit(new GrowthEvent.PerkGained(perk, kind.id()));
    if (kind.effect() == PerkKind.Effect.MORE_HEALTH)
      turn.emit(new GrowthEvent.Bolstered(kind.amount(), kind.amount()));
  }

  static void follow(DelveState state, Turn<DelveState, DelveEvent> turn, int god) {
    GodKind kind = state.content().gods().get(god);
    turn.emit(new GrowthEvent.GodChosen(god, kind.id()));
    if (kind.health() > 0) turn.emit(new GrowthEvent.Bolstered(kind.health(), kind.health()));
  }

  /** Only easy mode has a way back. */
  static void checkpoint(
      DelveState state, Turn<DelveState, DelveEvent> turn, RunEvent.CheckpointReason reason) {
    if (state.easy()) turn.emit(new RunEvent.CheckpointReached(reason));
  }

  static void drink(DelveState state, Turn<DelveState, DelveEvent> turn) {
    int kind = potion(state);
    var row = state.content().items().get(kind);
    int missing = state.actors().maxHp(Actors.HERO) - state.actors().hp(Actors.HERO);
    turn.emit(
        new dev.astragal.games.delve.ActionEvent.PotionDrunk(
            kind, row.id(), Math.min(missing, row.amount()), drinkingTakes(state)));
  }

  /** What is drunk unasked may be at hand. */
  private static int drinkingTakes(DelveState state) {
    boolean unasked = !state.progress().drinking();
    return unasked && atHand(state) ? 0 : Timing.actionCost(state, Actors.HERO);
  }

  static boolean atHand(DelveState state) {
    return state.since(4) && state.policy().potions().atHand();
  }

  /** The potion the orders would drink now, or {@link #NO_POTION}. */
  public static int potion(DelveState state) {
    int missing = state.actors().maxHp(Actors.HERO) - state.actors().hp(Actors.HERO);
    int smallest = NO_POTION;
    int largest = NO_POTION;
    int sufficient = NO_POTION;
    for (int kind : state.content().potions()) {
      if (state.loadout().potions(kind) == 0) continue;
      if (smallest == NO_POTION || amount(state, kind) < amount(state, smallest)) smallest = kind;
      if (largest == NO_POTION || amount(state, kind) > amount(state, largest)) largest = kind;
      boolean heals = amount(state, kind) >= missing;
      if (heals && (sufficient == NO_POTION || amount(state, kind) < amount(state, sufficient)))
        sufficient = kind;
    }
    ResourceAggression mood = state.orders().resourceAggression();
    return switch (mood) {
      case CONSERVE -> smallest;
      case BALANCED -> sufficient == NO_POTION ? largest : sufficient;
      case BURN -> largest;
    };
  }

  /** DR-009: once per encounter, with a potion, against one enemy unless in retreat. */
  static boolean healsByItself(DelveState state) {
    return state.orders().autoHealIfBelowThreshold().isPresent()
        && state.heroHpPercent() < state.orders().autoHealIfBelowThreshold().get()
        && state.progress().encounter()
        && !state.progress().healUsed()
        && state.hasPotion()
        && (state.progress().retreating() || Encounters.visibleEnemies(state) <= 1);
  }

  private static int amount(DelveState state, int kind) {
    return state.content().items().get(kind).amount();
  }
}
