package dev.astragal.games.trail.road;

import dev.astragal.games.trail.Ppm;
import dev.astragal.games.trail.Streams;
import dev.astragal.games.trail.TrailEvent;
import dev.astragal.games.trail.TrailState;
import dev.astragal.games.trail.WayEvent.GravePassed;
import dev.astragal.games.trail.WayEvent.NavigationStopped;
import dev.astragal.games.trail.WayEvent.TravelProgress;
import dev.astragal.games.trail.day.DayOutcome;
import dev.astragal.games.trail.day.DayPhase;
import dev.astragal.games.trail.health.Grave;
import dev.astragal.games.trail.road.NavigationPolicy.Stop;
import dev.astragal.games.trail.wagon.WagonPolicy;
import dev.astragal.games.trail.weather.Sky;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.phase.Verdict;
import dev.astragal.kernel.rng.Candidate;
import dev.astragal.kernel.rng.Candidate.Factor;
import dev.astragal.kernel.rng.Ratio;
import dev.astragal.kernel.rng.Rng;
import java.util.ArrayList;
import java.util.List;

/**
 * Phase 10: how far the wagon gets, unless it loses the way. A day ends at the next place on the
 * road at the latest. Distance is drawn from travel, stops from events, in that order.
 */
public final class Miles extends DayPhase {
  private static final NavigationStop[] STOPS = NavigationStop.values();

  private final Distance distance;
  private final NavigationPolicy policy;
  private final int chance;
  private final int inMountains;
  private final int inStorm;
  private final int inSnow;
  private final int deepSnow;

  public Miles(WagonPolicy wagon) {
    super("miles", Streams.TRAVEL, Streams.EVENTS);
    distance = new Distance(wagon);
    policy = wagon.navigation();
    chance = Ppm.of(policy.chance());
    inMountains = Ppm.of(policy.mountains());
    inStorm = Ppm.of(policy.storm());
    inSnow = Ppm.of(policy.deepSnow());
    deepSnow = Math.toIntExact(policy.deepSnowInches().nearest(1000));
  }

  @Override
  public Verdict<DayOutcome> run(TrailState state, Turn<TrailState, TrailEvent> turn) {
    int raw = distance.today(state);
    if (raw > 0 && losesTheWay(state, turn)) return DELAYED;
    advance(state, raw, turn);
    return PROCEED;
  }

  /** Moves the wagon on, not beyond the next place. */
  public static void advance(TrailState state, int raw, Turn<TrailState, TrailEvent> turn) {
    Road road = state.content.road();
    Journey journey = state.journey;
    int next = road.next(journey.variant, journey.node);
    int left = road.marker(journey.variant, next) - journey.milliMiles;
    int miles = Math.min(raw, left);
    int from = journey.milliMiles;
    turn.emit(
        new TravelProgress(miles, from + miles, raw, miles, miles == left ? next : journey.node));
    comeByGraves(state, from, turn);
  }

  /** Whoever was buried on the way that was made just now is read about. */
  static void comeByGraves(TrailState state, int from, Turn<TrailState, TrailEvent> turn) {
    List<Grave> graves = state.content.graves();
    if (graves.isEmpty()) return;
    for (int i = 0; i < graves.size(); i++) {
      int at = graves.get(i).mile() * Road.MILE;
      if (at > from && at <= state.journey.milliMiles) turn.emit(new GravePassed(i));
    }
  }

  /** How far it is to the next place. */
  public static int left(TrailState state) {
    Road road = state.content.road();
    Journey journey = state.journey;
    return road.marker(journey.variant, road.next(journey.variant, journey.node))
        - journey.milliMiles;
  }

  private boolean losesTheWay(TrailState state, Turn<TrailState, TrailEvent> turn) {
    long risk = chance;
    if (Terrain.mountains(state)) risk = Ppm.times(risk, inMountains);
    if (state.weather.today == Sky.STORM) risk = Ppm.times(risk, inStorm);
    boolean snowedIn = state.weather.snow >= deepSnow;
    if (snowedIn) risk = Ppm.times(risk, inSnow);
    Rng rng = turn.rng(Streams.EVENTS);
    if (!rng.purpose("navigation").chance(risk, Ppm.ONE)) return false;
    long[] weights = new long[STOPS.length];
    for (NavigationStop stop : STOPS) weights[stop.ordinal()] = stop(stop).weight();
    if (!snowedIn) weights[NavigationStop.SNOWBOUND.ordinal()] = 0;
    NavigationStop stop =
        STOPS[rng.purpose("navigation.stop").pick(weights, () -> explained(weights))];
    Stop length = stop(stop);
    int days =
        length.daysMin() == length.daysMax()
            ? length.daysMin()
            : rng.purpose("navigation.days").between(length.daysMin(), length.daysMax());
    turn.emit(new NavigationStopped(stop, days, days - 1));
    return true;
  }

  private Stop stop(NavigationStop stop) {
    return switch (stop) {
      case LOST_TRAIL -> policy.lostTrail();
      case WRONG_TRAIL -> policy.wrongTrail();
      case IMPASSABLE -> policy.impassable();
      case SNOWBOUND -> policy.snowbound();
    };
  }

  private List<Candidate> explained(long[] weights) {
    List<Candidate> all = new ArrayList<>();
    for (NavigationStop stop : STOPS) {
      int base = stop(stop).weight();
      long weight = weights[stop.ordinal()];
      List<Factor> factors =
          weight == base ? List.of() : List.of(new Factor("no_deep_snow", Ratio.ZERO));
      all.add(new Candidate(stop.name(), base, factors, weight));
    }
    return all;
  }
}
