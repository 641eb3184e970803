package dev.astragal.games.trail;

/** What the wagon is doing. */
public enum WagonState {
  MOVING,
  STOPPED,
  RESTING,
  DELAYED,
  BLOCKED
}
