package dev.astragal.games.trail.weather;

import dev.astragal.games.trail.road.Region;
import dev.astragal.kernel.rng.Ratio;

/** How the sky is chosen each day, and what stays on the ground of it. Inches are exact ratios. */
public record WeatherPolicy(
    Model model,
    Regions weights,
    Imposed imposed,
    Streaks streaks,
    BySeason baseTemperature,
    ByWeather temperatureOffset,
    Precipitation precipitation,
    StationPolicy stations) {
  /** Skies by region, or temperatures and rain as weather stations would measure them. */
  public enum Model {
    REGIONAL,
    STATIONS
  }

  /** One weight per sky for each region. */
  public record Regions(ByWeather heartland, ByWeather rustBelt, ByWeather beltway) {
    public ByWeather of(Region region) {
      return switch (region) {
        case HEARTLAND -> heartland;
        case RUST_BELT -> rustBelt;
        case BELTWAY -> beltway;
      };
    }
  }

  /** How often a season imposes its own sky: smoke, heat, storm, cold. */
  public record Imposed(Ratio spring, Ratio summer, Ratio fall, Ratio winter) {
    public Ratio of(Season season) {
      return switch (season) {
        case SPRING -> spring;
        case SUMMER -> summer;
        case FALL -> fall;
        case WINTER -> winter;
      };
    }
  }

  /** Limits on how long one kind of weather lasts. */
  public record Streaks(
      int extremeMax, int heatMax, int coldMax, int bufferDaysMin, int bufferDaysMax) {}

  /** What falls, melts and dries, in inches a day. */
  public record Precipitation(
      Ratio storm,
      int freezingFahrenheit,
      int meltingFahrenheit,
      Ratio melt,
      Ratio rainDrying,
      Ratio snowSettling,
      Ratio heavy) {}
}
