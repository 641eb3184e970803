package dev.astragal.games.trail.day;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class DateTest {
  @Test
  void aDateIsWhatItWasAskedForInUsualYearsAndBeyond() {
    for (int year = 1847; year <= 1850; year++)
      for (int month = 1; month <= 12; month++)
        for (int day = 1; day <= 31; day++)
          assertThat(Date.of(year, month, day)).isEqualTo(new Date(year, month, day));
  }

  @Test
  void monthsAndYearsEnd() {
    assertThat(after(1848, 2, 28)).isEqualTo(new Date(1848, 2, 29));
    assertThat(after(1849, 2, 28)).isEqualTo(new Date(1849, 3, 1));
    assertThat(after(1848, 12, 31)).isEqualTo(new Date(1849, 1, 1));
    assertThat(after(1849, 12, 31)).isEqualTo(new Date(1850, 1, 1));
  }

  private static Date after(int year, int month, int dayOfMonth) {
    Clock clock = new Clock();
    clock.year = year;
    clock.month = month;
    clock.dayOfMonth = dayOfMonth;
    return Date.after(clock);
  }
}
