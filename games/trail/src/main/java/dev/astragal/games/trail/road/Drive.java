package dev.astragal.games.trail.road;

/** How fast the vehicle is driven. */
public enum Drive {
  STEADY,
  HEATED,
  BLITZ
}
