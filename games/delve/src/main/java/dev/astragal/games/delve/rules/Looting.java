package dev.astragal.games.delve.rules;

import dev.astragal.games.delve.DelveEvent;
import dev.astragal.games.delve.DelveState;
import dev.astragal.games.delve.GrowthEvent;
import dev.astragal.games.delve.Loadout;
import dev.astragal.games.delve.Question;
import dev.astragal.games.delve.RunEvent;
import dev.astragal.games.delve.content.ItemKind;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.state.Ints;

/** What happens on an item's tile: trifles are settled at once, the rest is asked about. */
public final class Looting {
  private static final Ints NOBODY = Ints.zeros(0);

  private Looting() {}

  /** True when the player is asked. */
  static boolean meet(DelveState state, Turn<DelveState, DelveEvent> turn) {
    int item = state.map().itemAt(state.heroCell());
    if (item < 0) return false;
    int kind = state.map().itemKind(item);
    String what = state.content().itemId(kind);
    if (trifle(state, kind)) {
      turn.emit(new GrowthEvent.ItemDiscarded(item, what));
      return false;
    }
    if (stowed(state, kind)) {
      turn.emit(new GrowthEvent.ItemKept(item, what));
      turn.emit(new GrowthEvent.PotionStowed(kind));
      return false;
    }
    turn.emit(new RunEvent.Asked(Question.Kind.LOOT_FOUND, item, NOBODY));
    return true;
  }

  /** Takes an item up and lets it do what it does. */
  static void keep(DelveState state, Turn<DelveState, DelveEvent> turn, int item) {
    int kind = state.map().itemKind(item);
    turn.emit(new GrowthEvent.ItemKept(item, state.content().itemId(kind)));
    if (state.content().isPerk(kind)) {
      int perk = state.content().perkOf(kind);
      Growth.gainPerk(state, turn, perk);
      if (state.content().perks().get(perk).mechanic()) checkpoint(state, turn);
      return;
    }
    ItemKind row = state.content().items().get(kind);
    ItemEffects.use(state, turn, kind);
    if (row.buildDefining()) checkpoint(state, turn);
  }

  static void discard(DelveState state, Turn<DelveState, DelveEvent> turn, int item) {
    String what = state.content().itemId(state.map().itemKind(item));
    turn.emit(new GrowthEvent.ItemDiscarded(item, what));
  }

  private static void checkpoint(DelveState state, Turn<DelveState, DelveEvent> turn) {
    Growth.checkpoint(state, turn, RunEvent.CheckpointReason.BUILD_DEFINING_LOOT_RESOLVED);
  }

  /** Whether it is carried for later. */
  public static boolean stowed(DelveState state, int kind) {
    return !state.content().isPerk(kind) && carriedMax(state, kind) > 0;
  }

  private static int carriedMax(DelveState state, int kind) {
    ItemKind row = state.content().items().get(kind);
    if (row.charm()) return state.policy().potions().charmsMax();
    return row.potion() ? state.policy().potions().carriedMax() : 0;
  }

  /** Whether an item is not worth a question: left lying, or there is no room for it. */
  public static boolean trifle(DelveState state, int kind) {
    if (state.content().isPerk(kind)) return state.loadout().hasPerk(state.content().perkOf(kind));
    ItemKind row = state.content().items().get(kind);
    if (row.potion() || stowed(state, kind))
      return state.loadout().potions(kind) >= carriedMax(state, kind);
    return row.weapon()
        && row.rarity() == ItemKind.Rarity.COMMON
        && holdsBetter(state, Loadout.PRIMARY, row)
        && holdsBetter(state, Loadout.RESERVE, row);
  }

  private static boolean holdsBetter(DelveState state, int slot, ItemKind found) {
    int held = state.loadout().weapon(slot);
    return held != Loadout.NONE && state.content().items().get(held).amount() >= found.amount();
  }
}
