package dev.astragal.games.trail;

/** How hard the party drives itself. */
public enum Pace {
  STEADY,
  STRENUOUS,
  GRUELING
}
