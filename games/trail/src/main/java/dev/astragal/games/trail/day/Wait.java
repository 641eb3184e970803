package dev.astragal.games.trail.day;

/** Days that pass before the wagon may move. */
public enum Wait {
  FERRY,
  CROSSING,
  DRYING,
  DELAY
}
