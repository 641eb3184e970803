package dev.astragal.games.trail.day;

import dev.astragal.games.trail.weather.Season;
import dev.astragal.kernel.state.Copies;
import dev.astragal.kernel.state.Described;
import dev.astragal.kernel.state.Fields;

/** The day about to be played, and how the days so far counted. */
public final class Clock extends Described<Clock> {
  private static final Copies<Clock> COPIES = Copies.of(Clock.class);

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
    return COPIES.of(this);
  }

  @Override
  protected void describe(Fields fields) {
    day = fields.int32("day", day);
    year = fields.int32("year", year);
    month = fields.int32("month", month);
    dayOfMonth = fields.int32("dayOfMonth", dayOfMonth);
    travelDays = fields.int32("travelDays", travelDays);
    partialDays = fields.int32("partialDays", partialDays);
    nonTravelDays = fields.int32("nonTravelDays", nonTravelDays);
    recentStops = fields.int32("recentStops", recentStops);
    lastOutcome = fields.symbol("lastOutcome", lastOutcome);
  }
}
