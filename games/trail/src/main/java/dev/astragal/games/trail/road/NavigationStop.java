package dev.astragal.games.trail.road;

/** Ways of not getting on. */
public enum NavigationStop {
  LOST_TRAIL,
  WRONG_TRAIL,
  IMPASSABLE,
  SNOWBOUND
}
