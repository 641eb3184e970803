package dev.astragal.games.delve;

import dev.astragal.games.delve.content.PerkKind;

/** What the hero takes and becomes. */
public sealed interface GrowthEvent extends DelveEvent {

  /** An item leaves the floor for good, kept or not. */
  record ItemKept(int item, String what) implements GrowthEvent {
    @Override
    public void applyTo(DelveState state) {
      remove(state, item);
    }
  }

  /** An item is left to rot. */
  record ItemDiscarded(int item, String what) implements GrowthEvent {
    @Override
    public void applyTo(DelveState state) {
      remove(state, item);
    }
  }

  /** A potion goes into the belt. */
  record PotionStowed(int potion) implements GrowthEvent {
    @Override
    public void applyTo(DelveState state) {
      state.loadout.potions[potion]++;
    }
  }

  /** A weapon goes into a slot; what was there is gone. */
  record WeaponEquipped(int weapon, String what, int slot) implements GrowthEvent {
    @Override
    public void applyTo(DelveState state) {
      state.loadout.weapons[slot] = weapon;
    }
  }

  /** A perk for good. */
  record PerkGained(int perk, String what) implements GrowthEvent {
    @Override
    public void applyTo(DelveState state) {
      state.loadout.perks |= 1 << perk;
      if (state.content().perks().get(perk).effect() == PerkKind.Effect.FARTHER_SIGHT) state.look();
    }
  }

  /** The offer of a floor is settled. */
  record PerkOfferSettled() implements GrowthEvent {
    @Override
    public void applyTo(DelveState state) {
      state.progress.perkOffered = true;
    }
  }

  /** A god for good. */
  record GodChosen(int god, String whom) implements GrowthEvent {
    @Override
    public void applyTo(DelveState state) {
      state.loadout.god = god;
    }
  }

  /** More health, now and at most. */
  record Bolstered(int maxHp, int hp) implements GrowthEvent {
    @Override
    public void applyTo(DelveState state) {
      state.actors.maxHp[Actors.HERO] += maxHp;
      state.heal(hp);
    }
  }

  /** Health back. */
  record Healed(int hp) implements GrowthEvent {
    @Override
    public void applyTo(DelveState state) {
      state.heal(hp);
    }
  }

  private static void remove(DelveState state, int item) {
    state.map.removeItem(item);
    state.progress.aimlessTurns = 0;
  }
}
