package dev.astragal.games.trail.weather;

import dev.astragal.kernel.rng.Ratio;

/** One factor for each sky. */
public record RatioByWeather(
    Ratio clear, Ratio storm, Ratio heatWave, Ratio coldSnap, Ratio smoke) {
  public Ratio of(Sky sky) {
    return switch (sky) {
      case CLEAR -> clear;
      case STORM -> storm;
      case HEAT_WAVE -> heatWave;
      case COLD_SNAP -> coldSnap;
      case SMOKE -> smoke;
    };
  }
}
