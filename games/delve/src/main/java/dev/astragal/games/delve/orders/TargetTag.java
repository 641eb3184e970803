package dev.astragal.games.delve.orders;

/** By what foes are ordered, before distance, row, column and kind. */
public enum TargetTag {
  NEAREST,
  LOWEST_HP
}
