package dev.astragal.games.trail.weather;

/** A quarter of the year. */
public enum Season {
  SPRING,
  SUMMER,
  FALL,
  WINTER
}
