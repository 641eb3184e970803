package dev.astragal.kernel.dice;

/** How much of the language is allowed. */
public enum Dialect {
  /** What rule packs are written in, so that they mean the same everywhere. */
  CORE,
  /** Everything a dice table knows: drop, explode, reroll, counting, fate dice, pools, labels. */
  EXTENDED
}
