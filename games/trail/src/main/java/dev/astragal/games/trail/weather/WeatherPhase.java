package dev.astragal.games.trail.weather;

import dev.astragal.games.trail.Ppm;
import dev.astragal.games.trail.Streams;
import dev.astragal.games.trail.TrailEvent;
import dev.astragal.games.trail.TrailState;
import dev.astragal.games.trail.day.DayOutcome;
import dev.astragal.games.trail.day.DayPhase;
import dev.astragal.games.trail.road.Region;
import dev.astragal.games.trail.weather.WeatherPolicy.Streaks;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.phase.Verdict;
import dev.astragal.kernel.rng.Candidate;
import dev.astragal.kernel.rng.Rng;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;

/** Phase 1, the root cause of the day: chooses the sky and counts rain and snow. */
public final class WeatherPhase extends DayPhase {
  private final WeatherPolicy policy;
  private final Hat[] all;
  private final Hat[] calm;
  private final Hat[] neutral;
  private final int[] imposed;
  private final int[][] fahrenheit = new int[Season.values().length][Sky.values().length];
  private final int storm;
  private final Ground ground;

  public WeatherPhase(WeatherPolicy policy) {
    super("weather", Streams.WEATHER);
    this.policy = policy;
    int regions = Region.values().length;
    all = new Hat[regions];
    calm = new Hat[regions];
    neutral = new Hat[regions];
    for (Region region : Region.values()) {
      ByWeather w = policy.weights().of(region);
      all[region.ordinal()] = new Hat(w.clear(), w.storm(), w.heatWave(), w.coldSnap(), w.smoke());
      calm[region.ordinal()] = new Hat(w.clear(), 0, 0, w.coldSnap(), 0);
      neutral[region.ordinal()] = new Hat(w.clear(), 0, 0, 0, w.smoke());
    }
    for (Season season : Season.values())
      for (Sky sky : Sky.values())
        fahrenheit[season.ordinal()][sky.ordinal()] =
            policy.baseTemperature().of(season) + policy.temperatureOffset().of(sky);
    imposed = Ppm.table(Season.values(), policy.imposed()::of);
    storm = Ground.thousandths(policy.precipitation().storm());
    ground = new Ground(policy.precipitation(), 1);
  }

  @Override
  public Verdict<DayOutcome> run(TrailState state, Turn<TrailState, TrailEvent> turn) {
    Weather before = state.weather;
    Streaks streaks = policy.streaks();
    Rng rng = turn.rng(Streams.WEATHER);
    Region here = state.region();
    int region = here.ordinal();
    Season season = state.season();
    boolean tired = before.extremeStreak >= streaks.extremeMax();

    Sky sky = all[region].draw(rng);
    if (tired && sky.extreme()) sky = calm[region].draw(rng);
    if (rng.purpose("sky.season").chance(imposed[season.ordinal()], Ppm.ONE))
      sky = imposedBy(season);
    int buffer = before.neutralBuffer;
    if (buffer > 0) {
      sky = neutral[region].draw(rng);
      buffer--;
    } else if (overdue(sky, before, streaks)) {
      sky = neutral[region].draw(rng);
      buffer = between(rng, streaks.bufferDaysMin(), streaks.bufferDaysMax()) - 1;
    }
    if (tired && sky.extreme()) sky = Sky.CLEAR;
    int fallen = sky == Sky.STORM ? storm : 0;
    int warmth = fahrenheit[season.ordinal()][sky.ordinal()];
    turn.emit(ground.resolved(state, here, season, sky, warmth, fallen, buffer));
    return PROCEED;
  }

  private static boolean overdue(Sky sky, Weather before, Streaks streaks) {
    return (before.heatStreak >= streaks.heatMax() && sky == Sky.HEAT_WAVE)
        || (before.coldStreak >= streaks.coldMax() && sky == Sky.COLD_SNAP);
  }

  private static Sky imposedBy(Season season) {
    return switch (season) {
      case SPRING -> Sky.SMOKE;
      case SUMMER -> Sky.HEAT_WAVE;
      case FALL -> Sky.STORM;
      case WINTER -> Sky.COLD_SNAP;
    };
  }

  /** Skies by weight; an empty hat means a clear sky. */
  private static final class Hat implements Supplier<List<Candidate>> {
    private final long[] weights;
    private final boolean empty;
    private final List<Candidate> candidates = new ArrayList<>();

    Hat(long... weights) {
      this.weights = weights;
      empty = Arrays.stream(weights).allMatch(weight -> weight == 0);
      for (Sky sky : Sky.values())
        candidates.add(Candidate.plain(sky.name(), weights[sky.ordinal()]));
    }

    /** What the ledger is told. */
    @Override
    public List<Candidate> get() {
      return candidates;
    }

    Sky draw(Rng rng) {
      return empty ? Sky.CLEAR : Sky.of(rng.purpose("sky").pick(weights, this));
    }
  }

  private static int between(Rng rng, int low, int high) {
    return low == high ? low : rng.between(low, high);
  }
}
