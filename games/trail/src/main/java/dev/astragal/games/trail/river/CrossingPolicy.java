package dev.astragal.games.trail.river;

import dev.astragal.games.trail.weather.RatioBySeason;
import dev.astragal.games.trail.weather.RatioByWeather;
import dev.astragal.kernel.rng.Ratio;
import dev.astragal.kernel.state.Ints;
import java.util.List;

/** Rivers, and the ways over them. Depths and widths in feet. */
public record CrossingPolicy(
    Ratio fullRainInches,
    RatioBySeason depthSeason,
    RatioBySeason widthSeason,
    RatioBySeason swiftnessSeason,
    List<River> rivers,
    Ints ford,
    Ints caulkFloat,
    Ints ferryAccident,
    Ratio swiftnessRisk,
    RatioByWeather weatherRisk,
    Ratio ferryRiskMax,
    Ratio guideRisk,
    Ratio guideLoss,
    Depths depths,
    Ratio shallowSafe,
    Ratio muddyStuck,
    Ratio rockyTipped,
    Ratio severePerFoot,
    Ratio shallowFloatSevere,
    int ferryCents,
    int ferryWaitMin,
    int ferryWaitMax,
    int guideClothes,
    int crossingDays,
    int dryingDays,
    int stuckDays,
    Losses losses) {
  public CrossingPolicy {
    if (fullRainInches.numerator() <= 0)
      throw new IllegalArgumentException("fullRainInches must be above 0");
  }

  public enum Bed {
    MUDDY,
    ROCKY
  }

  /** A river between its driest and its fullest. */
  public record River(
      int node,
      Ratio depthMin,
      Ratio depthMax,
      int widthMin,
      int widthMax,
      Ratio swiftnessMin,
      Ratio swiftnessMax,
      Bed bed,
      boolean ferry,
      boolean guide) {}

  /** The cliffs. */
  public record Depths(
      Ratio ferryMin, Ratio floatMin, Ratio floatAdvised, Ratio wetGoods, Ratio swamp) {}

  /** Shares of every kind of goods that go down. */
  public record Losses(
      Ratio tipped, Ratio sank, Ratio sankPerFoot, Ratio most, int drownedMin, int drownedMax) {}
}
