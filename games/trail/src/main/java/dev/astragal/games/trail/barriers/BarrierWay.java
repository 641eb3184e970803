package dev.astragal.games.trail.barriers;

/** A way past a barrier. */
public enum BarrierWay {
  PERMIT,
  BRIBE,
  DETOUR
}
