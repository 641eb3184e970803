package dev.astragal.games.trail.day;

/** When the party may set out: always on the first of the month. */
public enum StartMonth {
  MARCH,
  APRIL,
  MAY,
  JUNE,
  JULY;

  public int number() {
    return ordinal() + 3;
  }
}
