package dev.astragal.games.trail;

/** Which whole set of rules a journey follows; the two are never mixed. */
public enum Mechanics {
  OTDELUXE90S,
  DYSTRAIL
}
