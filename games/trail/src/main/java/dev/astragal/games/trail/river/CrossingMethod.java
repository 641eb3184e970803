package dev.astragal.games.trail.river;

/** A way over a river. */
public enum CrossingMethod {
  FORD,
  CAULK_FLOAT,
  FERRY,
  HIRE_GUIDE
}
