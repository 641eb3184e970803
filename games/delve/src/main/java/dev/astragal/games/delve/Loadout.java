package dev.astragal.games.delve;

import dev.astragal.kernel.state.Copies;
import dev.astragal.kernel.state.Described;
import dev.astragal.kernel.state.Fields;

/** What the hero carries and has become: two weapons, potions and charms, perks, a god. */
public final class Loadout extends Described<Loadout> {
  private static final Copies<Loadout> COPIES = Copies.of(Loadout.class);

  /** An empty weapon slot, or no god. */
  public static final int NONE = -1;

  public static final int PRIMARY = 0;
  public static final int RESERVE = 1;

  int[] weapons = {NONE, NONE};
  int activeSlot;
  int[] potions;
  int perks;
  int god = NONE;

  Loadout(int itemKinds) {
    potions = new int[itemKinds];
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

  /** How many of an item kind are carried: potions, and what else is kept for later. */
  public int potions(int itemKind) {
    return potions[itemKind];
  }

  /** Whether any of these item kinds is carried. */
  public boolean carriesAny(int[] kinds) {
    for (int kind : kinds) if (potions[kind] > 0) return true;
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

  @Override
  public Loadout copy() {
    return COPIES.of(this);
  }

  @Override
  protected void describe(Fields fields) {
    fields.int32s("weapons", weapons, weapons.length);
    activeSlot = fields.int32("activeSlot", activeSlot);
    fields.int32s("potions", potions, potions.length);
    perks = fields.int32("perks", perks);
    god = fields.int32("god", god);
  }
}
