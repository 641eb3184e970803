package org.teavm.classlib.java.time;

import org.teavm.classlib.java.time.format.TDateTimeParseException;
import org.teavm.classlib.java.time.temporal.TTemporal;
import org.teavm.classlib.java.time.temporal.TTemporalAmount;

/**
 * What is used of {@code java.time.Instant}, to the millisecond; all of it would bring every time
 * zone along.
 */
public final class TInstant implements TTemporal, Comparable<TInstant> {
  public static final TInstant EPOCH = new TInstant(0);
  public static final TInstant MIN = new TInstant(Long.MIN_VALUE / 2);

  private static final long DAY = 86_400_000L;

  private final long millis;

  private TInstant(long millis) {
    this.millis = millis;
  }

  public static TInstant now() {
    return new TInstant(System.currentTimeMillis());
  }

  public static TInstant ofEpochMilli(long millis) {
    return new TInstant(millis);
  }

  public long toEpochMilli() {
    return millis;
  }

  public boolean isAfter(TInstant other) {
    return millis > other.millis;
  }

  public boolean isBefore(TInstant other) {
    return millis < other.millis;
  }

  public TInstant plus(TTemporalAmount time) {
    return new TInstant(millis + ((TDuration) time).toMillis());
  }

  public TInstant minus(TTemporalAmount time) {
    return new TInstant(millis - ((TDuration) time).toMillis());
  }

  /** Such as 2026-11-17T00:30:12.345Z; more digits than three are left out. */
  public static TInstant parse(CharSequence text) {
    String all = text.toString();
    try {
      if (all.length() < 20 || all.charAt(10) != 'T' || !all.endsWith("Z"))
        throw new TDateTimeParseException(all);
      long time = number(all, 11, 13) * 3600 + number(all, 14, 16) * 60 + number(all, 17, 19);
      String part = all.substring(19, all.length() - 1);
      int thousandth = part.isEmpty() ? 0 : number((part.substring(1) + "00"), 0, 3);
      long day = day(number(all, 0, 4), number(all, 5, 7), number(all, 8, 10));
      return new TInstant(day * DAY + time * 1000 + thousandth);
    } catch (NumberFormatException e) {
      throw new TDateTimeParseException(all);
    }
  }

  private static int number(String text, int from, int to) {
    return Integer.parseInt(text.substring(from, to));
  }

  /** Days since 1970; years begin in March, so that a leap day is the last. */
  private static long day(int year, int month, int day) {
    long y = month > 2 ? year : year - 1;
    long era = Math.floorDiv(y, 400);
    long ofEra = y - era * 400;
    long ofYear = (153L * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1;
    return era * 146_097 + ofEra * 365 + ofEra / 4 - ofEra / 100 + ofYear - 719_468;
  }

  @Override
  public String toString() {
    long days = Math.floorDiv(millis, DAY) + 719_468;
    long time = Math.floorMod(millis, DAY);
    long era = Math.floorDiv(days, 146_097);
    long ofEra = days - era * 146_097;
    long yearOfEra = (ofEra - ofEra / 1460 + ofEra / 36_524 - ofEra / 146_096) / 365;
    long ofYear = ofEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100);
    long m = (5 * ofYear + 2) / 153;
    long day = ofYear - (153 * m + 2) / 5 + 1;
    long month = m < 10 ? m + 3 : m - 9;
    long year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0);
    String date = digits(year, 4) + "-" + digits(month, 2) + "-" + digits(day, 2);
    String clock =
        digits(time / 3_600_000, 2)
            + ":"
            + digits(time / 60_000 % 60, 2)
            + ":"
            + digits(time / 1000 % 60, 2);
    return date + "T" + clock + (time % 1000 == 0 ? "" : "." + digits(time % 1000, 3)) + "Z";
  }

  private static String digits(long number, int count) {
    String text = Long.toString(number);
    return "0".repeat(Math.max(0, count - text.length())) + text;
  }

  @Override
  public int compareTo(TInstant other) {
    return Long.compare(millis, other.millis);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof TInstant instant && instant.millis == millis;
  }

  @Override
  public int hashCode() {
    return Long.hashCode(millis);
  }
}
