package dev.astragal.kernel.dice.odds;

/** Odds that would take too long or too much memory to work out exactly. */
final class OddsLimitException extends RuntimeException {
  OddsLimitException(String problem) {
    super(problem);
  }
}
