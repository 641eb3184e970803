package dev.astragal.games.trail.day;

import dev.astragal.kernel.screen.Msg;

/** How the days so far counted, in a line. */
public final class DayCount {
  private DayCount() {}

  public static Msg of(Clock clock) {
    return Msg.of(
        "status.days",
        "travelled",
        clock.travelDays,
        "partial",
        clock.partialDays,
        "stopped",
        clock.nonTravelDays);
  }
}
