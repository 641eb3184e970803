package dev.astragal.games.delve.orders;

/** Attack for defense, or the other way round. */
public enum Stance {
  AGGRESSIVE,
  BALANCED,
  DEFENSIVE
}
