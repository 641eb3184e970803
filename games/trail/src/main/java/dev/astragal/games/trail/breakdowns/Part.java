package dev.astragal.games.trail.breakdowns;

/** A part of the wagon that breaks. */
public enum Part {
  WHEEL,
  AXLE,
  TONGUE
}
