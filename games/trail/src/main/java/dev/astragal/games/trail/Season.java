package dev.astragal.games.trail;

/** A quarter of the year. */
public enum Season {
  SPRING,
  SUMMER,
  FALL,
  WINTER
}
