package dev.astragal.games.trail.weather;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.astragal.games.trail.DayEvent;
import dev.astragal.games.trail.Streams;
import dev.astragal.games.trail.TrailChoice;
import dev.astragal.games.trail.TrailEvent;
import dev.astragal.games.trail.TrailState;
import dev.astragal.games.trail.Trip;
import dev.astragal.games.trail.decisions.Asked;
import dev.astragal.kernel.run.Kernel;
import org.junit.jupiter.api.Test;

class StationWeatherTest {
  @Test
  void temperaturesScatterAroundTheMonthsMeanOfTheNearestStation() {
    assertThat(meanFahrenheit(0)).isCloseTo(45, within(1.0));
    assertThat(meanFahrenheit(15)).isCloseTo(48, within(1.0));
  }

  private static double meanFahrenheit(int node) {
    Kernel<TrailState, TrailChoice, TrailEvent> kernel = Trip.kernel("weather.model=stations");
    int runs = 1000;
    long sum = 0;
    for (int seed = 0; seed < runs; seed++) {
      Trip trip = Trip.seeded(kernel, seed).at(node, Asked.NOTHING).day();
      int fahrenheit = trip.event(DayEvent.WeatherResolved.class).fahrenheit();
      assertThat(fahrenheit).isBetween(45 - 12, 48 + 12);
      sum += fahrenheit;
    }
    return (double) sum / runs;
  }

  @Test
  void aMonthBringsTheRainOfItsStation() {
    Kernel<TrailState, TrailChoice, TrailEvent> kernel = Trip.kernel("weather.model=stations");
    long thousandths = 0;
    int days = 3000;
    for (int seed = 0; seed < days; seed++)
      thousandths +=
          Trip.seeded(kernel, seed)
              .at(0, Asked.NOTHING)
              .day()
              .event(DayEvent.WeatherResolved.class)
              .precipitation();
    assertThat(thousandths * 30.0 / days / 1000).isCloseTo(2.4, within(0.25));
  }

  @Test
  void whatFallsInTheColdLiesTenTimesAsHigh() {
    Trip trip = Trip.onTheRoad("weather.model=stations", "option:month=march");
    trip.state.clock.month = 1;
    trip.script(Streams.WEATHER, 0, 0, 1, 1_000_000).day();
    // 1.2 inches in 30 days on one day in five: 0.2 on a wet one
    assertThat(trip.state.weather.snow).isEqualTo(2_000 - 50);
    assertThat(trip.state.weather.rain).isZero();
  }

  @Test
  void stationsStandOnTheWagonTrailOnly() {
    assertThatThrownBy(() -> Trip.kernel("dystrail", "weather.model=stations"))
        .hasMessageContaining("weather stations stand on the wagon trail only");
  }
}
