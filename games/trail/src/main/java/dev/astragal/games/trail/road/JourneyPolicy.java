package dev.astragal.games.trail.road;

import dev.astragal.games.trail.modern.Mode;
import dev.astragal.games.trail.modern.Strategy;
import dev.astragal.games.trail.weather.RatioByWeather;
import dev.astragal.kernel.rng.Ratio;

/** What one mode under one strategy makes of the road: its length, speed, wear and barriers. */
public record JourneyPolicy(
    Mode mode,
    Strategy strategy,
    int miles,
    Ratio base,
    Ratio least,
    Ratio most,
    ByDrive pace,
    Skies weather,
    Ratio factor,
    Ratio partial,
    Ratio wear,
    Ratio fatigue,
    int comfortMiles,
    Ratio breakdown,
    Ratio perWear,
    ByDrive breakdownPace,
    Skies breakdownWeather,
    Parts parts,
    Barrier barrier,
    Bribe bribe) {
  public JourneyPolicy {
    if (base.numerator() <= 0) throw new IllegalArgumentException("base must be above 0");
  }

  public record ByDrive(Ratio steady, Ratio heated, Ratio blitz) {
    public Ratio of(Drive drive) {
      return switch (drive) {
        case STEADY -> steady;
        case HEATED -> heated;
        case BLITZ -> blitz;
      };
    }
  }

  /** Clear skies change nothing. */
  public record Skies(Ratio storm, Ratio heatWave, Ratio coldSnap, Ratio smoke) {
    public RatioByWeather all() {
      return new RatioByWeather(Ratio.ONE, storm, heatWave, coldSnap, smoke);
    }
  }

  public record Parts(int tire, int battery, int alternator, int pump) {}

  /** Weights out of a hundred. */
  public record Barrier(
      int pass, int detour, int terminal, int detourMin, int detourMax, boolean permitOpensAll) {}

  /** What money moves, a little less each time. */
  public record Bribe(Ratio pass, Ratio detour, Ratio terminal, Ratio diminishing) {}
}
