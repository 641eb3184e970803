package dev.astragal.games.trail.weather;

/** One whole number for each sky. */
public record ByWeather(int clear, int storm, int heatWave, int coldSnap, int smoke) {
  public int of(Sky sky) {
    return switch (sky) {
      case CLEAR -> clear;
      case STORM -> storm;
      case HEAT_WAVE -> heatWave;
      case COLD_SNAP -> coldSnap;
      case SMOKE -> smoke;
    };
  }
}
