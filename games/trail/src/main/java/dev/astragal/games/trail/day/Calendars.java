package dev.astragal.games.trail.day;

import dev.astragal.games.trail.weather.Season;

/** The civil calendar, day by day, without a clock. */
final class Calendars {
  private static final int[] LENGTHS = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};

  private Calendars() {}

  public static int daysIn(int year, int month) {
    return month == 2 && leap(year) ? 29 : LENGTHS[month - 1];
  }

  static Season season(int month) {
    return switch (month) {
      case 3, 4, 5 -> Season.SPRING;
      case 6, 7, 8 -> Season.SUMMER;
      case 9, 10, 11 -> Season.FALL;
      default -> Season.WINTER;
    };
  }

  private static boolean leap(int year) {
    return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
  }
}
