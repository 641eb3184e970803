package dev.astragal.games.trail;

/** What strangers take and give. */
public enum Barterable {
  OXEN,
  CLOTHES,
  BULLETS,
  WHEEL,
  AXLE,
  TONGUE,
  FOOD,
  CASH
}
