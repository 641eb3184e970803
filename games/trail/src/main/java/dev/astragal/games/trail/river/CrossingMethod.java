package dev.astragal.games.trail.river;

/** A way over a river. */
public enum CrossingMethod {
  FORD,
  CAULK_FLOAT,
  FERRY,
  HIRE_GUIDE;

  private final String purpose = "crossing." + name();

  /** What its draw is for, as the ledger has it. */
  String purpose() {
    return purpose;
  }
}
