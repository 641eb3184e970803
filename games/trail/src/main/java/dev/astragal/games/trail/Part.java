package dev.astragal.games.trail;

/** A part of the wagon that breaks. */
public enum Part {
  WHEEL,
  AXLE,
  TONGUE
}
