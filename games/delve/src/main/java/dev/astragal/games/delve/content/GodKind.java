package dev.astragal.games.delve.content;

import dev.astragal.kernel.state.AtLeast;
import dev.astragal.kernel.state.AtMost;

/**
 * One row of the table of gods: a passive modifier, nothing to please or anger.
 *
 * @param poison how much shorter poison lasts, in percent; since the second rules, as are the
 *     others
 * @param bleed how much shorter bleeding lasts
 * @param slow how much shorter slowness lasts
 * @param unseen how many ticks longer enemies take to act when they notice the hero
 */
public record GodKind(
    String id,
    Passive passive,
    @AtLeast(0) @AtMost(100) int health,
    @AtLeast(0) @AtMost(100) int defense,
    @AtLeast(0) @AtMost(100) int poison,
    @AtLeast(0) @AtMost(100) int bleed,
    @AtLeast(0) @AtMost(100) int slow,
    @AtLeast(0) @AtMost(100) int unseen) {

  /** What a god changes. */
  public enum Passive {
    /** Avoiding an enemy becomes a blink. */
    BLINK,
    /** Health at once, defense for good. */
    TEMPER
  }
}
