package dev.astragal.games.trail;

/** What a place on the road is. */
public enum NodeKind {
  START,
  RIVER,
  FORT,
  LANDMARK,
  GATE,
  DESTINATION
}
