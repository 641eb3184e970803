package dev.astragal.games.trail;

/** A way past a barrier. */
public enum BarrierWay {
  PERMIT,
  BRIBE,
  DETOUR
}
