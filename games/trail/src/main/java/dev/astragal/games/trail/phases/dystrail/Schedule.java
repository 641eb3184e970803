package dev.astragal.games.trail.phases.dystrail;

import dev.astragal.games.trail.Road;
import dev.astragal.games.trail.TrailState;
import dev.astragal.games.trail.policy.ModernPolicy;

/** Whether the vehicle is later than it should be; the road is then a little kinder. */
final class Schedule {
  private final int fromDay;
  private final int milliMilesPerDay;

  Schedule(ModernPolicy policy) {
    fromDay = policy.travel().behindFromDay();
    milliMilesPerDay = policy.travel().behindMilesPerDay() * Road.MILE;
  }

  boolean behind(TrailState state) {
    int day = state.clock.day;
    return day >= fromDay && state.journey.milliMiles < day * milliMilesPerDay;
  }
}
