package dev.astragal.games.trail.road;

/** What a place on the road is. */
public enum NodeKind {
  START,
  RIVER,
  FORT,
  LANDMARK,
  GATE,
  DESTINATION
}
