package dev.astragal.kernel.screen;

/** What a colour means. Clients choose the colour; it is never the only signal. */
public enum Ink {
  NORMAL,
  FAINT,
  STRONG,
  GOOD,
  WARNING,
  BAD,
  FIRST,
  SECOND,
  THIRD,
  FOURTH,
  FIFTH,
  WATER,
  PLANT,
  STONE,
  WOOD,
  FIRE,
  GOLD,
  MAGIC
}
