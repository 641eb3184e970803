package dev.astragal.games.delve.policy;

/** By what foes are ordered, before distance, row, column and kind. */
public enum TargetTag {
  NEAREST,
  LOWEST_HP
}
