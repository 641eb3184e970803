package dev.astragal.games.mir.schema;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Which texts the contract takes for a moment in time: a real calendar date, one separator, and a
 * time of day with a zone; a leap second only where the clock in UTC stands at 23:59.
 */
final class DateTimes {
  private static final Pattern PARTS =
      Pattern.compile(
          "(\\d{4})-(\\d{2})-(\\d{2})[tT\\s\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff](\\d{2}):(\\d{2}):(\\d{2}(?:\\.\\d+)?)"
              + "(?:[zZ]|([+-])(\\d{2})(?::?(\\d{2}))?)");
  private static final int[] DAYS = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};

  /**
   * The form the engine itself uses; read without a regular expression because every roll has it.
   */
  private static final String PLAIN = "0000-00-00T00:00:00";

  private static final Pattern LATER_PARTS =
      Pattern.compile(
          "\\d{4}-(\\d{2})-(\\d{2})T(\\d{2}):(\\d{2}):(\\d{2})(?:\\.(\\d+))?"
              + "(?:Z|[+-](\\d{2}):(\\d{2}))");

  private DateTimes() {}

  static boolean isDateTime(String text) {
    if (isPlain(text)
        && isDate(digits(text, 0, 4), digits(text, 5, 7), digits(text, 8, 10))
        && digits(text, 11, 13) < 24
        && digits(text, 14, 16) < 60
        && digits(text, 17, 19) < 60) return true;
    Matcher parts = PARTS.matcher(text);
    return parts.matches()
        && isDate(number(parts, 1), number(parts, 2), number(parts, 3))
        && isTime(parts);
  }

  /**
   * What the later engine takes for a moment: stricter about letters and zones, but any month may
   * have 31 days, midnight may be written as 24:00, and there are no leap seconds.
   */
  static boolean isLaterDateTime(String text) {
    Matcher parts = LATER_PARTS.matcher(text);
    if (!parts.matches()) return false;
    int month = number(parts, 1);
    int day = number(parts, 2);
    int hour = number(parts, 3);
    int minute = number(parts, 4);
    int second = number(parts, 5);
    boolean midnight = hour == 24 && minute == 0 && second == 0 && isZero(parts.group(6));
    return month >= 1
        && month <= 12
        && day >= 1
        && day <= 31
        && (hour <= 23 || midnight)
        && minute <= 59
        && second <= 59
        && number(parts, 7) <= 23
        && number(parts, 8) <= 59;
  }

  private static boolean isZero(@Nullable String fraction) {
    return fraction == null || fraction.chars().allMatch(digit -> digit == '0');
  }

  private static boolean isPlain(String text) {
    if (text.length() != PLAIN.length() + 1 || text.charAt(PLAIN.length()) != 'Z') return false;
    for (int i = 0; i < PLAIN.length(); i++) {
      char unit = text.charAt(i);
      boolean fits = PLAIN.charAt(i) == '0' ? unit >= '0' && unit <= '9' : unit == PLAIN.charAt(i);
      if (!fits) return false;
    }
    return true;
  }

  private static int digits(String text, int from, int to) {
    int value = 0;
    for (int i = from; i < to; i++) value = value * 10 + (text.charAt(i) - '0');
    return value;
  }

  private static boolean isDate(int year, int month, int day) {
    if (month < 1 || month > 12 || day < 1) return false;
    boolean leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    return day <= (month == 2 && leap ? 29 : DAYS[month - 1]);
  }

  private static boolean isTime(Matcher parts) {
    int hour = number(parts, 4);
    int minute = number(parts, 5);
    String second = parts.group(6);
    int wholeSecond = Integer.parseInt(second.substring(0, 2));
    int zoneHour = number(parts, 8);
    int zoneMinute = number(parts, 9);
    if (zoneHour > 23 || zoneMinute > 59) return false;
    if (hour <= 23 && minute <= 59 && wholeSecond < 60) return true;
    int sign = "-".equals(parts.group(7)) ? -1 : 1;
    int utcMinute = minute - zoneMinute * sign;
    int utcHour = hour - zoneHour * sign - (utcMinute < 0 ? 1 : 0);
    return (utcHour == 23 || utcHour == -1)
        && (utcMinute == 59 || utcMinute == -1)
        && wholeSecond < 61;
  }

  private static int number(Matcher parts, int group) {
    String text = parts.group(group);
    return text == null ? 0 : Integer.parseInt(text);
  }
}
