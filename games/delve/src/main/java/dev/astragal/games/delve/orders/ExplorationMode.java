package dev.astragal.games.delve.orders;

/** Whether the whole floor is seen before the stairs are taken. */
public enum ExplorationMode {
  THOROUGH,
  DIRECT
}
