package dev.astragal.games.trail.breakdowns;

/** A part of the vehicle that fails. */
public enum VehiclePart {
  TIRE,
  BATTERY,
  ALTERNATOR,
  PUMP
}
