package dev.astragal.games.trail.phases;

import dev.astragal.games.trail.DayEvent.WeatherResolved;
import dev.astragal.games.trail.DayOutcome;
import dev.astragal.games.trail.Region;
import dev.astragal.games.trail.Season;
import dev.astragal.games.trail.Sky;
import dev.astragal.games.trail.Streams;
import dev.astragal.games.trail.TrailEvent;
import dev.astragal.games.trail.TrailState;
import dev.astragal.games.trail.Weather;
import dev.astragal.games.trail.policy.ByWeather;
import dev.astragal.games.trail.policy.WeatherPolicy;
import dev.astragal.games.trail.policy.WeatherPolicy.Streaks;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.phase.Verdict;
import dev.astragal.kernel.rng.Ratio;
import dev.astragal.kernel.rng.Rng;

/** Phase 1, the root cause of the day: chooses the sky and counts rain and snow. */
public final class WeatherPhase extends DayPhase {
  private static final int INCH = 1000;

  private final WeatherPolicy policy;
  private final int[][] all;
  private final int[][] calm;
  private final int[][] neutral;
  private final int storm;
  private final int melt;
  private final int drying;
  private final int settling;

  public WeatherPhase(WeatherPolicy policy) {
    super("weather", Streams.WEATHER);
    this.policy = policy;
    int regions = Region.values().length;
    all = new int[regions][];
    calm = new int[regions][];
    neutral = new int[regions][];
    for (Region region : Region.values()) {
      ByWeather w = policy.weights().of(region);
      all[region.ordinal()] =
          new int[] {w.clear(), w.storm(), w.heatWave(), w.coldSnap(), w.smoke()};
      calm[region.ordinal()] = new int[] {w.clear(), 0, 0, w.coldSnap(), 0};
      neutral[region.ordinal()] = new int[] {w.clear(), 0, 0, 0, w.smoke()};
    }
    storm = thousandths(policy.precipitation().storm());
    melt = thousandths(policy.precipitation().melt());
    drying = thousandths(policy.precipitation().rainDrying());
    settling = thousandths(policy.precipitation().snowSettling());
  }

  @Override
  public Verdict<DayOutcome> run(TrailState state, Turn<TrailState, TrailEvent> turn) {
    Weather before = state.weather;
    Streaks streaks = policy.streaks();
    Rng rng = turn.rng(Streams.WEATHER);
    int region = state.region().ordinal();
    Season season = state.season();
    boolean tired = before.extremeStreak >= streaks.extremeMax();

    Sky sky = pick(rng, all[region]);
    if (sky.extreme() && tired) sky = pick(rng, calm[region]);
    if (rng.chance(policy.imposed().of(season))) sky = imposedBy(season);
    int buffer = before.neutralBuffer;
    if (buffer > 0) {
      sky = pick(rng, neutral[region]);
      buffer--;
    } else if (overdue(sky, before, streaks)) {
      sky = pick(rng, neutral[region]);
      buffer = between(rng, streaks.bufferDaysMin(), streaks.bufferDaysMax()) - 1;
    }
    if (sky.extreme() && tired) sky = Sky.CLEAR;
    turn.emit(resolved(before, sky, season, buffer));
    return PROCEED;
  }

  private static boolean overdue(Sky sky, Weather before, Streaks streaks) {
    return (sky == Sky.HEAT_WAVE && before.heatStreak >= streaks.heatMax())
        || (sky == Sky.COLD_SNAP && before.coldStreak >= streaks.coldMax());
  }

  private WeatherResolved resolved(Weather before, Sky sky, Season season, int buffer) {
    WeatherPolicy.Precipitation rules = policy.precipitation();
    int fahrenheit = policy.baseTemperature().of(season) + policy.temperatureOffset().of(sky);
    int fallen = sky == Sky.STORM ? storm : 0;
    boolean freezing = fahrenheit <= rules.freezingFahrenheit();
    int rain = before.rain + (freezing ? 0 : fallen);
    int snow = before.snow + (freezing ? fallen : 0);
    if (fahrenheit >= rules.meltingFahrenheit()) {
      int melted = Math.min(melt, snow);
      snow -= melted;
      rain += melted;
    }
    return new WeatherResolved(
        before.today,
        sky,
        fahrenheit,
        fallen,
        Math.max(0, rain - drying),
        Math.max(0, snow - settling),
        sky.extreme() ? before.extremeStreak + 1 : 0,
        sky == Sky.HEAT_WAVE ? before.heatStreak + 1 : 0,
        sky == Sky.COLD_SNAP ? before.coldStreak + 1 : 0,
        buffer);
  }

  private static Sky imposedBy(Season season) {
    return switch (season) {
      case SPRING -> Sky.SMOKE;
      case SUMMER -> Sky.HEAT_WAVE;
      case FALL -> Sky.STORM;
      case WINTER -> Sky.COLD_SNAP;
    };
  }

  private static Sky pick(Rng rng, int[] weights) {
    for (int weight : weights) if (weight > 0) return Sky.of(rng.pick(weights));
    return Sky.CLEAR;
  }

  private static int between(Rng rng, int low, int high) {
    return low == high ? low : rng.between(low, high);
  }

  private static int thousandths(Ratio inches) {
    return Math.toIntExact(inches.nearest(INCH));
  }
}
