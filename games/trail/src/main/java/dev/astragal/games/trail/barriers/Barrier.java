package dev.astragal.games.trail.barriers;

/** What stands across the modern road. */
public enum Barrier {
  CHECKPOINT,
  BRIDGE_OUT
}
