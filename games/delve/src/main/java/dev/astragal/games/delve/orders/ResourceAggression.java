package dev.astragal.games.delve.orders;

/** Which potion is drunk first: the smallest, the smallest that suffices, the largest. */
public enum ResourceAggression {
  CONSERVE,
  BALANCED,
  BURN
}
