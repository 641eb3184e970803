package dev.astragal.games.trail.road;

/** A third of the road; it decides which weather is likely. */
public enum Region {
  HEARTLAND,
  RUST_BELT,
  BELTWAY
}
