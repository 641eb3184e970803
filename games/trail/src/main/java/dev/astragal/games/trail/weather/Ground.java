package dev.astragal.games.trail.weather;

import dev.astragal.games.trail.DayEvent.WeatherResolved;
import dev.astragal.games.trail.TrailState;
import dev.astragal.games.trail.road.Region;
import dev.astragal.games.trail.weather.WeatherPolicy.Precipitation;
import dev.astragal.kernel.rng.Ratio;

/**
 * What stays on the ground of a day's weather: fallen, melted, dried and settled, in that order.
 */
final class Ground {
  private static final int INCH = 1000;

  private final int freezing;
  private final int melting;
  private final int melt;
  private final int drying;
  private final int settling;
  private final int snowPerInch;

  Ground(Precipitation policy, int snowPerInch) {
    freezing = policy.freezingFahrenheit();
    melting = policy.meltingFahrenheit();
    melt = thousandths(policy.melt());
    drying = thousandths(policy.rainDrying());
    settling = thousandths(policy.snowSettling());
    this.snowPerInch = snowPerInch;
  }

  /** {@code fallen} is in thousandths of an inch of water. */
  WeatherResolved resolved(
      TrailState state,
      Region region,
      Season season,
      Sky sky,
      int fahrenheit,
      int fallen,
      int neutralBuffer) {
    Weather before = state.weather;
    WeatherEffects effects = state.content.effects(region, season, sky);
    boolean frozen = fahrenheit <= freezing;
    int rain = before.rain + (frozen ? 0 : fallen);
    int snow = before.snow + (frozen ? fallen * snowPerInch : 0);
    if (snow > 0 && fahrenheit >= melting) {
      int melted = Math.min(melt, snow);
      snow -= melted;
      rain += melted / snowPerInch;
    }
    return new WeatherResolved(
        SkyHere.of(before.today, sky, region, season),
        fahrenheit,
        fallen,
        Math.max(0, rain - drying + effects.rain()),
        Math.max(0, snow - settling + effects.snow()),
        Spell.of(
            sky.extreme() ? before.extremeStreak + 1 : 0,
            sky == Sky.HEAT_WAVE ? before.heatStreak + 1 : 0,
            sky == Sky.COLD_SNAP ? before.coldStreak + 1 : 0,
            neutralBuffer),
        effects);
  }

  static int thousandths(Ratio inches) {
    return Math.toIntExact(inches.nearest(INCH));
  }
}
