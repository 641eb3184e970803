package dev.astragal.games.trail.road;

/** What the wagon is doing. */
public enum WagonState {
  MOVING,
  STOPPED,
  RESTING,
  DELAYED,
  BLOCKED
}
