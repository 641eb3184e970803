package dev.astragal.games.trail;

/** What came of the last gate. */
public enum DallesOutcome {
  SAFE,
  LOSS,
  DROWN
}
