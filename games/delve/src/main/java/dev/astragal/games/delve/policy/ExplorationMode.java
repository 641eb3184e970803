package dev.astragal.games.delve.policy;

/** Whether the whole floor is seen before the stairs are taken. */
public enum ExplorationMode {
  THOROUGH,
  DIRECT
}
