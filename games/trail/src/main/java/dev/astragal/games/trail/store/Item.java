package dev.astragal.games.trail.store;

/** What the outfitter sells. */
public enum Item {
  RATIONS,
  WATER,
  SPARE_TIRE,
  BATTERY,
  ALTERNATOR,
  FUEL_PUMP,
  MASKS,
  COATS,
  PONCHOS,
  PRESS_PASS,
  LEGAL_FUND
}
