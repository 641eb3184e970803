package dev.astragal.games.trail.phases.dystrail;

import dev.astragal.games.trail.Road;
import dev.astragal.games.trail.TrailState;

/** Whether the vehicle is later than it should be; the road is then a little kinder. */
final class Schedule {
  private static final int FROM_DAY = 70;
  private static final int MILES_PER_DAY = 14;

  private Schedule() {}

  static boolean behind(TrailState state) {
    int day = state.clock.day;
    return day >= FROM_DAY && state.journey.milliMiles < day * MILES_PER_DAY * Road.MILE;
  }
}
