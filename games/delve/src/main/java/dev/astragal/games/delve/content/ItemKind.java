package dev.astragal.games.delve.content;

/**
 * One row of the item table.
 *
 * @param effect what keeping it does
 * @param amount how much of it: attack of a weapon, health, damage, ticks
 * @param rarity rare items always stop auto-explore
 * @param weird whether it bends rules instead of adding numbers
 * @param buildDefining whether keeping it is a checkpoint
 */
public record ItemKind(
    String id, Effect effect, int amount, Rarity rarity, boolean weird, boolean buildDefining) {

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

  public boolean potion() {
    return effect == Effect.POTION;
  }
}
