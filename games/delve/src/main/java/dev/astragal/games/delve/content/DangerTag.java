package dev.astragal.games.delve.content;

/** A static fact about an enemy, in the order summaries list them. */
public enum DangerTag {
  MELEE,
  RANGED,
  POISON,
  BURST
}
