package dev.astragal.games.delve.words;

import dev.astragal.games.delve.DelveState;
import dev.astragal.games.delve.Loadout;
import dev.astragal.games.delve.content.ItemKind;
import dev.astragal.games.delve.rules.ItemEffects;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.screen.Telling;
import dev.astragal.kernel.screen.Wording;

/** Weapons in hand, in reserve and on the floor. */
public final class WeaponWords {
  private static final String BARE_HANDS = "bare_hands";

  private WeaponWords() {}

  /** The weapon in a slot by its name, or bare hands. */
  public static Msg.Value name(DelveState state, int slot) {
    int weapon = state.loadout().weapon(slot);
    return Things.named(
        weapon == Loadout.NONE ? BARE_HANDS : state.content().items().get(weapon).id());
  }

  /** What the weapon in a slot adds to an attack. */
  public static int attack(DelveState state, int slot) {
    int weapon = state.loadout().weapon(slot);
    return weapon == Loadout.NONE ? 0 : state.content().items().get(weapon).amount();
  }

  static Wording swap(DelveState state) {
    int hand = state.loadout().activeSlot();
    int reserve = 1 - hand;
    boolean armed = state.loadout().weapon(hand) != Loadout.NONE;
    boolean other = state.loadout().weapon(reserve) != Loadout.NONE;
    String bare = armed ? "choice.SwapActiveWeapon.bare" : "choice.SwapActiveWeapon.none";
    Wording swap =
        Wording.of(
                other ? "choice.SwapActiveWeapon" : bare,
                "weapon",
                name(state, other ? reserve : hand),
                "attack",
                attack(state, reserve),
                "before",
                attack(state, hand))
            .cost("swap.cost", "ticks", state.policy().time().swap())
            .in("orders.weapons")
            .about(Things.IN_HAND, Things.IN_RESERVE);
    return other ? swap : swap.rare();
  }

  static Telling swapped(DelveState before, int slot, int cost) {
    boolean bare = before.loadout().weapon(slot) == Loadout.NONE;
    return Telling.of(
            bare ? "event.WeaponSwapped.bare" : "event.WeaponSwapped",
            "weapon",
            name(before, slot),
            "attack",
            attack(before, slot),
            "cost",
            cost)
        .about(Things.IN_HAND, Things.IN_RESERVE);
  }

  /** Where a weapon that is taken goes, and what is lost by it. */
  static Wording take(DelveState state, Wording keep, ItemKind found) {
    int slot = ItemEffects.slotFor(state);
    if (state.loadout().weapon(slot) != Loadout.NONE)
      return keep.warning(
          "loot.replaces",
          "weapon",
          name(state, slot),
          "before",
          attack(state, slot),
          "attack",
          found.amount());
    return slot == state.loadout().activeSlot()
        ? keep.note("loot.in-hand")
        : keep.note("loot.in-reserve");
  }
}
