package dev.astragal.games.trail.road;

import dev.astragal.games.trail.TrailState;
import dev.astragal.games.trail.modern.ModernPolicy;

/** Whether the vehicle is later than it should be; the road is then a little kinder. */
public final class Schedule {
  private final int fromDay;
  private final int milliMilesPerDay;

  public Schedule(ModernPolicy policy) {
    fromDay = policy.travel().behindFromDay();
    milliMilesPerDay = policy.travel().behindMilesPerDay() * Road.MILE;
  }

  public boolean behind(TrailState state) {
    int day = state.clock.day;
    return day >= fromDay && state.journey.milliMiles < day * milliMilesPerDay;
  }
}
