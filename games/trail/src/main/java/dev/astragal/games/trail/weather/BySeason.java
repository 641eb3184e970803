package dev.astragal.games.trail.weather;

/** One whole number for each season. */
public record BySeason(int spring, int summer, int fall, int winter) {
  public int of(Season season) {
    return switch (season) {
      case SPRING -> spring;
      case SUMMER -> summer;
      case FALL -> fall;
      case WINTER -> winter;
    };
  }
}
