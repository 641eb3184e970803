package dev.astragal.games.trail.river;

/** What came of the last gate. */
public enum DallesOutcome {
  SAFE,
  LOSS,
  DROWN
}
