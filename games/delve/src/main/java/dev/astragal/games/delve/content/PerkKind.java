package dev.astragal.games.delve.content;

import dev.astragal.kernel.state.AtLeast;
import dev.astragal.kernel.state.AtMost;

/**
 * One row of the perk table.
 *
 * @param effect which rule it changes
 * @param amount by how much
 * @param cost what it takes in return, where a perk has a price
 * @param stealth how many tiles nearer enemies must be to notice the hero
 * @param mechanic whether it alters timing, targeting or economy
 */
public record PerkKind(
    String id,
    Effect effect,
    @AtLeast(0) @AtMost(100) int amount,
    @AtLeast(0) @AtMost(100) int cost,
    @AtLeast(0) @AtMost(20) int stealth,
    boolean mechanic) {

  /** The rule a perk changes. */
  public enum Effect {
    MORE_HEALTH,
    FASTER_ACTIONS,
    BARE_HANDED,
    BLOODLESS_FLOOR,
    FIRST_STRIKE,
    MORE_DEFENSE,
    HEAL_ON_KILL,
    FARTHER_SIGHT,
    RECKLESS,
    SHADOW_STEP
  }
}
