package dev.astragal.games.delve.floors;

/** Which way down was taken at the first descent. The order is part of every floor's seed. */
public enum Branch {
  UNCOMMITTED,
  /** More enemies. */
  A,
  /** More hazards. */
  B
}
