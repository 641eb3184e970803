package dev.astragal.games.trail.breakdowns;

import dev.astragal.games.trail.weather.RatioByWeather;
import dev.astragal.kernel.rng.Ratio;

/** Wheels, axles and tongues. */
public record BreakdownPolicy(
    Ratio chance,
    Ratio perWear,
    int wearPerBreakdown,
    Ratio mountains,
    RatioByWeather weather,
    Ratio chanceMax,
    Parts weights,
    Ratio repairWheel,
    Ratio repairAxle,
    Ratio repairTongue) {

  public record Parts(int wheel, int axle, int tongue) {}
}
