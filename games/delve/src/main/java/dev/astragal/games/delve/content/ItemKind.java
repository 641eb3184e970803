package dev.astragal.games.delve.content;

import dev.astragal.kernel.state.AtLeast;
import dev.astragal.kernel.state.AtMost;

/**
 * One row of the item table.
 *
 * @param effect what it does
 * @param amount how much of it: attack of a weapon, health, damage, ticks
 * @param weight how often it is found, against the others of its sort
 * @param rarity rare items always stop auto-explore
 * @param weird whether it bends rules instead of adding numbers
 * @param buildDefining whether keeping it is a checkpoint
 */
public record ItemKind(
    String id,
    Effect effect,
    @AtLeast(0) @AtMost(1_000) int amount,
    @AtLeast(0) @AtMost(1_000) int weight,
    Rarity rarity,
    boolean weird,
    boolean buildDefining) {

  /** How common a thing is. */
  public enum Rarity {
    COMMON,
    UNCOMMON,
    RARE
  }

  /** What an item does when kept. */
  public enum Effect {
    WEAPON,
    PIERCING_WEAPON,
    DRAINING_WEAPON,
    POTION,
    TRADE_PLACES,
    RAISE_WALLS,
    DELAY_ENEMIES,
    LURE_ENEMIES,
    SMOKE,
    SHRAPNEL,
    HASTE,
    TOUGHEN
  }

  public boolean weapon() {
    return effect == Effect.WEAPON
        || effect == Effect.PIERCING_WEAPON
        || effect == Effect.DRAINING_WEAPON;
  }

  /** What can be kept for the moment that needs it. */
  public boolean charm() {
    return !weapon() && !potion() && effect != Effect.TOUGHEN;
  }

  public boolean potion() {
    return effect == Effect.POTION;
  }
}
