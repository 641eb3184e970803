package dev.astragal.games.trail.weather;

import dev.astragal.games.trail.Ppm;
import dev.astragal.games.trail.Streams;
import dev.astragal.games.trail.TrailEvent;
import dev.astragal.games.trail.TrailState;
import dev.astragal.games.trail.day.DayOutcome;
import dev.astragal.games.trail.day.DayPhase;
import dev.astragal.games.trail.weather.StationPolicy.Station;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.phase.Verdict;
import dev.astragal.kernel.rng.Ratio;
import dev.astragal.kernel.rng.Rng;

/**
 * Phase 1 as weather stations would have it: a temperature around the month's mean, and rain or
 * snow as often and as much as the month brings there. Extremes still count as skies, so that
 * everything that asks for one gets an answer.
 */
public final class StationWeather extends DayPhase {
  private final StationPolicy policy;
  private final Ground ground;
  private final int heavy;

  public StationWeather(WeatherPolicy weather) {
    super("weather", Streams.WEATHER);
    policy = weather.stations();
    ground = new Ground(weather.precipitation(), policy.snowPerInch());
    heavy = Ground.thousandths(weather.precipitation().heavy());
  }

  @Override
  public Verdict<DayOutcome> run(TrailState state, Turn<TrailState, TrailEvent> turn) {
    Station station = station(state.journey.node);
    int month = state.clock.month - 1;
    Rng rng = turn.rng(Streams.WEATHER);
    int fahrenheit = station.fahrenheit().get(month) + noise(rng);
    int fallen = fallen(station.inches().get(month), rng);
    turn.emit(
        ground.resolved(
            state, state.region(), state.season(), sky(fahrenheit, fallen), fahrenheit, fallen, 0));
    return PROCEED;
  }

  /** The last station whose stretch has begun. */
  private Station station(int node) {
    Station found = policy.stations().getFirst();
    for (Station station : policy.stations()) if (station.fromNode() <= node) found = station;
    return found;
  }

  /** Two draws of half the spread make small deviations likelier than large ones. */
  private int noise(Rng rng) {
    int spread = policy.spreadFahrenheit();
    return rng.purpose("temperature").between(0, spread)
        + rng.purpose("temperature").between(0, spread)
        - spread;
  }

  /** The month's rain, spread over its wet days. */
  private int fallen(Ratio monthly, Rng rng) {
    Ratio wet = policy.wetPerMonthlyInches().times(monthly).clamp(Ratio.ZERO, policy.wetDaysMost());
    if (!rng.purpose("rain").chance(wet)) return 0;
    long average =
        (long) Ground.thousandths(monthly) * Ppm.ONE / Ppm.of(wet) / policy.daysInMonth();
    int share =
        rng.purpose("rain.amount")
            .between(Ppm.of(policy.amountLeast()), Ppm.of(policy.amountMost()));
    return (int) Ppm.times(average, share);
  }

  private Sky sky(int fahrenheit, int fallen) {
    if (fallen >= heavy) return Sky.STORM;
    if (fahrenheit > policy.hotFahrenheit()) return Sky.HEAT_WAVE;
    return fahrenheit < policy.coldFahrenheit() ? Sky.COLD_SNAP : Sky.CLEAR;
  }
}
