package dev.astragal.games.delve;

import dev.astragal.kernel.state.StateReader;
import dev.astragal.kernel.state.StateWriter;

/** What the hero carries and has become: two weapons, potions, perks, a god. */
public final class Loadout {
  /** An empty weapon slot, or no god. */
  public static final int NONE = -1;

  public static final int PRIMARY = 0;
  public static final int RESERVE = 1;

  final int[] weapons = {NONE, NONE};
  int activeSlot;
  final int[] potions;
  int perks;
  int god = NONE;

  Loadout(int itemKinds) {
    potions = new int[itemKinds];
  }

  Loadout copy() {
    Loadout copy = new Loadout(potions.length);
    copy.weapons[PRIMARY] = weapons[PRIMARY];
    copy.weapons[RESERVE] = weapons[RESERVE];
    copy.activeSlot = activeSlot;
    System.arraycopy(potions, 0, copy.potions, 0, potions.length);
    copy.perks = perks;
    copy.god = god;
    return copy;
  }

  /** The item kind in a slot, or {@link #NONE}. */
  public int weapon(int slot) {
    return weapons[slot];
  }

  public int activeSlot() {
    return activeSlot;
  }

  public int activeWeapon() {
    return weapons[activeSlot];
  }

  /** How many potions of an item kind are carried. */
  public int potions(int itemKind) {
    return potions[itemKind];
  }

  public boolean anyPotion() {
    for (int carried : potions) if (carried > 0) return true;
    return false;
  }

  public boolean hasPerk(int perk) {
    return (perks >> perk & 1) != 0;
  }

  public int perkCount() {
    return Integer.bitCount(perks);
  }

  public int god() {
    return god;
  }

  void describe(StateWriter out) {
    out.open("loadout");
    out.int32s("weapons", weapons, weapons.length);
    out.int32("activeSlot", activeSlot);
    out.int32s("potions", potions, potions.length);
    out.int32("perks", perks);
    out.int32("god", god);
    out.close();
  }

  static Loadout read(StateReader in) {
    in.open("loadout");
    int[] weapons = in.int32s("weapons");
    int slot = in.int32("activeSlot");
    int[] potions = in.int32s("potions");
    Loadout loadout = new Loadout(potions.length);
    loadout.weapons[PRIMARY] = weapons[PRIMARY];
    loadout.weapons[RESERVE] = weapons[RESERVE];
    loadout.activeSlot = slot;
    System.arraycopy(potions, 0, loadout.potions, 0, potions.length);
    loadout.perks = in.int32("perks");
    loadout.god = in.int32("god");
    in.close();
    return loadout;
  }
}
