package dev.astragal.games.trail;

/** How fast the vehicle is driven. */
public enum Drive {
  STEADY,
  HEATED,
  BLITZ
}
