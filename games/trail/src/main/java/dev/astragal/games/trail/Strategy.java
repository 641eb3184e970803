package dev.astragal.games.trail;

/** The temper of the modern road itself. */
public enum Strategy {
  BALANCED,
  AGGRESSIVE,
  CONSERVATIVE,
  RESOURCE_MANAGER
}
