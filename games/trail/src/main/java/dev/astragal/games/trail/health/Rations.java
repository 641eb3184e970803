package dev.astragal.games.trail.health;

/** How much the party eats. */
public enum Rations {
  FILLING,
  MEAGER,
  BARE_BONES
}
