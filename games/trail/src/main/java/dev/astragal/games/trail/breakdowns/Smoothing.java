package dev.astragal.games.trail.breakdowns;

import dev.astragal.games.trail.Ppm;
import dev.astragal.games.trail.TrailContent;
import dev.astragal.games.trail.TrailEvent;
import dev.astragal.games.trail.TrailState;
import dev.astragal.games.trail.day.Clock;
import dev.astragal.games.trail.day.DayMark;
import dev.astragal.games.trail.modern.Mode;
import dev.astragal.games.trail.modern.ModernSetup;
import dev.astragal.games.trail.modern.Strategy;
import dev.astragal.games.trail.road.ModernDistance;
import dev.astragal.games.trail.road.ModernMiles;
import dev.astragal.kernel.game.Turn;

/** Makes a breakdown that follows other stops too soon gain some miles, where a policy wants it. */
final class Smoothing {
  private final SmoothingPolicy policy;
  private final int stops;
  private final boolean deepAggressive;
  private final int leastRatio;
  private final ModernDistance distance;
  private final TravelWear wear;

  Smoothing(TrailContent content) {
    policy = content.modernPolicy().smoothing();
    ModernSetup setup = content.modern();
    boolean deep = setup.mode() == Mode.DEEP;
    deepAggressive = deep && setup.strategy() == Strategy.AGGRESSIVE;
    stops =
        deep && setup.strategy() == Strategy.CONSERVATIVE
            ? policy.stopsDeepConservative()
            : policy.stops();
    leastRatio = Ppm.of(policy.travelRatioLeast());
    distance = new ModernDistance(content);
    wear = new TravelWear(content);
  }

  /** What makes today's stop one too many; {@link DayMark#NONE} when it may stand. */
  DayMark cap(TrailState state) {
    if (!policy.enabled()) return DayMark.NONE;
    Clock clock = state.clock;
    if (state.vehicle.endgame && recent(clock, policy.endgameWindowDays()) >= policy.endgameStops())
      return DayMark.AUTO_CAP;
    return recent(clock, policy.windowDays()) >= stops || seldomTravelled(clock)
        ? DayMark.STOP_CAP
        : DayMark.NONE;
  }

  void creep(TrailState state, Turn<TrailState, TrailEvent> turn) {
    int miles = distance.partial(distance.today(state));
    if (deepAggressive && recent(state.clock, policy.endgameWindowDays()) >= policy.endgameStops())
      miles = (int) policy.deepAggressive().of(miles);
    ModernMiles.advance(state, miles, turn);
    wear.apply(state, state.journey.todayMilliMiles, turn);
  }

  private static int recent(Clock clock, int days) {
    return Integer.bitCount(clock.recentStops & ((1 << days) - 1));
  }

  private boolean seldomTravelled(Clock clock) {
    long moved = (long) clock.travelDays + clock.partialDays;
    long all = moved + clock.nonTravelDays;
    return all > 0 && moved * Ppm.ONE / all < leastRatio;
  }
}
