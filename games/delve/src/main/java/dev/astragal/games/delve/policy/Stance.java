package dev.astragal.games.delve.policy;

/** Attack for defense, or the other way round. */
public enum Stance {
  AGGRESSIVE,
  BALANCED,
  DEFENSIVE
}
