package dev.astragal.games.trail.barriers;

/** What came of a barrier. */
public enum BarrierOutcome {
  PASS,
  DETOUR,
  TERMINAL
}
