package dev.astragal.games.trail.modern;

/** How long and how hard the modern road is. */
public enum Mode {
  CLASSIC,
  DEEP
}
