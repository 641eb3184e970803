package dev.astragal.games.trail;

/** How much news the travellers take in. */
public enum Diet {
  QUIET,
  MIXED,
  DOOM
}
