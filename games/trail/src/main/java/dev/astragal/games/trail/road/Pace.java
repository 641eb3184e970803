package dev.astragal.games.trail.road;

/** How hard the party drives itself. */
public enum Pace {
  STEADY,
  STRENUOUS,
  GRUELING
}
