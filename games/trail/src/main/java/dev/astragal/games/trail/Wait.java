package dev.astragal.games.trail;

/** Days that pass before the wagon may move. */
public enum Wait {
  FERRY,
  CROSSING,
  DRYING,
  DELAY
}
