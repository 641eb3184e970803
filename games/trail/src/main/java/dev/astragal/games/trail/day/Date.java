package dev.astragal.games.trail.day;

/** A day of the calendar. Those of the years that are usually travelled are shared. */
public record Date(int year, int month, int dayOfMonth) {
  private static final int FIRST = 1848;
  private static final int YEARS = 2;
  private static final int MONTHS = 12;
  private static final int DAYS = 31;
  private static final Date[] USUAL = usual();

  private static Date[] usual() {
    Date[] usual = new Date[YEARS * MONTHS * DAYS];
    for (int i = 0; i < usual.length; i++)
      usual[i] = new Date(FIRST + i / DAYS / MONTHS, i / DAYS % MONTHS + 1, i % DAYS + 1);
    return usual;
  }

  static Date of(int year, int month, int dayOfMonth) {
    int since = year - FIRST;
    return since >= 0 && since < YEARS
        ? USUAL[(since * MONTHS + month - 1) * DAYS + dayOfMonth - 1]
        : new Date(year, month, dayOfMonth);
  }

  /** The day that follows. */
  static Date after(Clock clock) {
    boolean monthEnds = clock.dayOfMonth == Calendars.daysIn(clock.year, clock.month);
    if (!monthEnds) return of(clock.year, clock.month, clock.dayOfMonth + 1);
    return clock.month == MONTHS ? of(clock.year + 1, 1, 1) : of(clock.year, clock.month + 1, 1);
  }
}
