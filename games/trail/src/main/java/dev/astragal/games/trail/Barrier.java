package dev.astragal.games.trail;

/** What stands across the modern road. */
public enum Barrier {
  CHECKPOINT,
  BRIDGE_OUT
}
