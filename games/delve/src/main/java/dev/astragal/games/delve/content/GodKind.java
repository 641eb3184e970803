package dev.astragal.games.delve.content;

/** One row of the table of gods: a passive modifier, nothing to please or anger. */
public record GodKind(String id, Passive passive, int health, int defense) {

  /** What a god changes. */
  public enum Passive {
    /** Avoiding an enemy becomes a blink. */
    BLINK,
    /** Health at once, defense for good. */
    TEMPER
  }
}
