package dev.astragal.games.trail;

/** A way over a river. */
public enum CrossingMethod {
  FORD,
  CAULK_FLOAT,
  FERRY,
  HIRE_GUIDE
}
