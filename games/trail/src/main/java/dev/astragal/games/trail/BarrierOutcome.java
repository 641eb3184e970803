package dev.astragal.games.trail;

/** What came of a barrier. */
public enum BarrierOutcome {
  PASS,
  DETOUR,
  TERMINAL
}
