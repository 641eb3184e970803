package dev.astragal.games.trail.river;

/** What came of a crossing, in the order the weights are written. */
public enum CrossingOutcome {
  SAFE,
  STUCK_IN_MUD,
  SUPPLIES_WET,
  TIPPED,
  SANK,
  DROWNED
}
