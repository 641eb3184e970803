package dev.astragal.games.trail.phases.dystrail;

import dev.astragal.games.trail.Road;
import dev.astragal.games.trail.TrailState;
import dev.astragal.games.trail.policy.DystrailPolicy;

/** Whether the vehicle is later than it should be; the road is then a little kinder. */
final class Schedule {
  private Schedule() {}

  static boolean behind(TrailState state) {
    DystrailPolicy.Travel policy = state.rules.policy().dystrail().travel();
    int day = state.clock.day;
    return day >= policy.behindFromDay()
        && state.journey.milliMiles < day * policy.behindMilesPerDay() * Road.MILE;
  }
}
