package dev.astragal.games.trail.weather;

import dev.astragal.kernel.rng.Ratio;

/** One factor for each season. */
public record RatioBySeason(Ratio spring, Ratio summer, Ratio fall, Ratio winter) {
  public Ratio of(Season season) {
    return switch (season) {
      case SPRING -> spring;
      case SUMMER -> summer;
      case FALL -> fall;
      case WINTER -> winter;
    };
  }
}
