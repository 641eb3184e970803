package dev.astragal.games.trail.wayside;

/** Kinds of things that happen by the wayside. */
public enum EventFamily {
  WEATHER_CATASTROPHE,
  RESOURCE_SHORTAGE,
  PARTY_INCIDENT,
  OXEN_INCIDENT,
  RESOURCE_CHANGE,
  WAGON_PART_BREAK,
  TRAVEL_HAZARD
}
