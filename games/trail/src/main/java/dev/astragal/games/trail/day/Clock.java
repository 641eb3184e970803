package dev.astragal.games.trail.day;

import dev.astragal.games.trail.StatePart;
import dev.astragal.games.trail.weather.Season;
import dev.astragal.kernel.state.StateReader;
import dev.astragal.kernel.state.StateWriter;

/** The day about to be played, and how the days so far counted. */
public final class Clock extends StatePart<Clock> {
  public int day = 1;
  public int year = 1848;
  public int month = 3;
  public int dayOfMonth = 1;
  public int travelDays;
  public int partialDays;
  public int nonTravelDays;

  /** One bit for each day, the last one lowest: set when the day gained no miles. */
  public int recentStops;

  public DayOutcome lastOutcome = DayOutcome.TRAVELED_DAY;

  public Season season() {
    return Calendars.season(month);
  }

  @Override
  public Clock copy() {
    return shallow();
  }

  @Override
  public void describe(StateWriter out) {
    out.int32("day", day);
    out.int32("year", year);
    out.int32("month", month);
    out.int32("dayOfMonth", dayOfMonth);
    out.int32("travelDays", travelDays);
    out.int32("partialDays", partialDays);
    out.int32("nonTravelDays", nonTravelDays);
    out.int32("recentStops", recentStops);
    out.symbol("lastOutcome", lastOutcome);
  }

  @Override
  public void read(StateReader in) {
    day = in.int32("day");
    year = in.int32("year");
    month = in.int32("month");
    dayOfMonth = in.int32("dayOfMonth");
    travelDays = in.int32("travelDays");
    partialDays = in.int32("partialDays");
    nonTravelDays = in.int32("nonTravelDays");
    recentStops = in.int32("recentStops");
    lastOutcome = in.symbol("lastOutcome", DayOutcome.class);
  }
}
