package dev.astragal.games.trail.store;

/** What a wagon carries and a store sells. */
public enum Good {
  OXEN,
  CLOTHES,
  AMMO_BOX,
  FOOD,
  WHEEL,
  AXLE,
  TONGUE
}
