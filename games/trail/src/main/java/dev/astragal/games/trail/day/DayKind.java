package dev.astragal.games.trail.day;

/** How a day counts in the ledger. */
public enum DayKind {
  TRAVEL,
  PARTIAL,
  NON_TRAVEL
}
