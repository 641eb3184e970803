package dev.astragal.games.trail;

/** How a day counts in the ledger. */
public enum DayKind {
  TRAVEL,
  PARTIAL,
  NON_TRAVEL
}
