package dev.astragal.games.trail.weather;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.astragal.games.trail.Streams;
import dev.astragal.games.trail.TrailChoice;
import dev.astragal.games.trail.TrailEvent;
import dev.astragal.games.trail.TrailState;
import dev.astragal.games.trail.Trip;
import dev.astragal.games.trail.decisions.Asked;
import dev.astragal.kernel.run.Kernel;
import org.junit.jupiter.api.Test;

class WeatherTest {
  private static Trip trip() {
    return Trip.onTheRoad().calm();
  }

  @Test
  void everyDayDrawsTheSkyAndThenTheSeasonsClaim() {
    Trip trip = trip().script(Streams.WEATHER, 3, 0).day();
    assertThat(trip.state.weather.today).isEqualTo(Sky.COLD_SNAP);
    assertThat(trip.state.weather.fahrenheit).isEqualTo(55 - 25);
    Trip imposed = trip().script(Streams.WEATHER, 3, 1).day();
    assertThat(imposed.state.weather.today).isEqualTo(Sky.SMOKE);
  }

  @Test
  void extremeWeatherLastsThreeDaysAtMost() {
    Trip trip = trip().script(Streams.WEATHER, 1, 0, 0);
    trip.state.weather.extremeStreak = 3;
    trip.day();
    assertThat(trip.state.weather.today).isEqualTo(Sky.CLEAR);
    Trip imposed = trip().script(Streams.WEATHER, 0, 1);
    imposed.state.weather.extremeStreak = 3;
    assertThat(imposed.day().state.weather.today).isEqualTo(Sky.CLEAR);
  }

  @Test
  void aLongColdIsFollowedByNeutralDays() {
    Trip trip = trip().script(Streams.WEATHER, 3, 0, 0, 3);
    trip.state.weather.coldStreak = 4;
    trip.day();
    assertThat(trip.state.weather.today).isEqualTo(Sky.CLEAR);
    assertThat(trip.state.weather.neutralBuffer).isEqualTo(2);
  }

  @Test
  void rainAndSnowAccumulateMeltAndDry() {
    Trip rain = trip().script(Streams.WEATHER, 1, 0).day();
    assertThat(rain.state.weather.rain).isEqualTo(400 - 150);
    Trip snow = trip().script(Streams.WEATHER, 1, 0);
    snow.state.clock.month = 1;
    assertThat(snow.day().state.weather.snow).isEqualTo(400 - 50);
    Trip thaw = trip().script(Streams.WEATHER, 0, 0);
    thaw.state.weather.snow = 1000;
    thaw.day();
    assertThat(thaw.state.weather.snow).isEqualTo(1000 - 250 - 50);
    assertThat(thaw.state.weather.rain).isEqualTo(250 - 150);
  }

  @Test
  void skiesFollowTheWeightsOfTheRegion() {
    Kernel<TrailState, TrailChoice, TrailEvent> kernel = Trip.kernel();
    int runs = 10_000;
    int storms = 0;
    for (int i = 0; i < runs; i++) {
      Trip trip = Trip.seeded(kernel, i).at(12, Asked.NOTHING);
      trip.state.clock.month = 6;
      if (trip.day().state.weather.today == Sky.STORM) storms++;
    }
    assertThat(storms / (double) runs).isCloseTo(0.25 * 0.8, within(0.012));
  }

  @Test
  void bandEdgesBelongToTheHotterBand() {
    assertThat(label(91)).isEqualTo("very_hot");
    assertThat(label(90)).isEqualTo("hot");
    assertThat(label(70)).isEqualTo("hot");
    assertThat(label(50)).isEqualTo("warm");
    assertThat(label(10)).isEqualTo("cold");
    assertThat(label(9)).isEqualTo("very_cold");
  }

  private static String label(int fahrenheit) {
    Weather weather = new Weather();
    weather.fahrenheit = fahrenheit;
    return WeatherReport.label(
        weather, Trip.atStart().state.content.policy().weather().precipitation());
  }
}
