package dev.astragal.games.trail;

/** A part of the vehicle that fails. */
public enum VehiclePart {
  TIRE,
  BATTERY,
  ALTERNATOR,
  PUMP
}
