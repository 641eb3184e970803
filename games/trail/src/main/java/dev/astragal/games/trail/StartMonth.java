package dev.astragal.games.trail;

/** When the party may set out: always on the first of the month. */
enum StartMonth {
  MARCH,
  APRIL,
  MAY,
  JUNE,
  JULY;

  int number() {
    return ordinal() + 3;
  }
}
