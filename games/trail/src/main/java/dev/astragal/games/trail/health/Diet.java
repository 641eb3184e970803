package dev.astragal.games.trail.health;

/** How much news the travellers take in. */
public enum Diet {
  QUIET,
  MIXED,
  DOOM
}
