package dev.astragal.games.trail.modern;

/** The temper of the modern road itself. */
public enum Strategy {
  BALANCED,
  AGGRESSIVE,
  CONSERVATIVE,
  RESOURCE_MANAGER
}
