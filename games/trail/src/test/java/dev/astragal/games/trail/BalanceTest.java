package dev.astragal.games.trail;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.kernel.run.Kernel;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What the play overlay promises, with room for the luck of a few hundred games. */
class BalanceTest {
  private static final int GAMES = 200;

  @Test
  void everyTemperHasAFairChanceOfTheWagonTrail() {
    Kernel<TrailState, TrailChoice, TrailEvent> kernel = Trip.kernel("play");
    List<Trip> careful = journeys(kernel, "conservative");
    List<Trip> balanced = journeys(kernel, "balanced");
    List<Trip> thrifty = journeys(kernel, "resource-manager");
    List<Trip> reckless = journeys(kernel, "aggressive");
    for (List<Trip> journeys : List.of(careful, balanced, thrifty, reckless))
      assertThat(percentWon(journeys)).isBetween(30, 90);
    assertThat(percentWon(careful)).isGreaterThan(percentWon(reckless));
    assertThat(meanDay(reckless)).isLessThan(meanDay(careful));
  }

  @Test
  void fewDieOfSomethingThatNobodyCouldHaveHelped() {
    Kernel<TrailState, TrailChoice, TrailEvent> kernel = Trip.kernel("play");
    int deaths = 0;
    int byChance = 0;
    for (Trip trip : journeys(kernel, "conservative")) {
      deaths += 5 - trip.state.party.count();
      byChance += trip.state.graves.byChance();
    }
    assertThat(byChance).isLessThan(deaths * 15 / 100);
  }

  @Test
  void theModernRoadIsLostMoreOftenThanWonAndNeverForOneReasonOnly() {
    Kernel<TrailState, TrailChoice, TrailEvent> kernel = Trip.kernel("dystrail", "play");
    List<Trip> balanced = journeys(kernel, "balanced");
    assertThat(percentWon(balanced)).isBetween(15, 40);
    assertThat(percentWon(journeys(kernel, "conservative"))).isBetween(20, 45);
    assertThat(percentWon(journeys(kernel, "aggressive"))).isGreaterThan(5);
    long reached = balanced.stream().filter(trip -> trip.state.vehicle.bossReady).count();
    assertThat((int) (100 * reached / GAMES)).isBetween(25, 60);
  }

  @Test
  void whoWinsTheModernRoadTakesThreeToSixMonths() {
    Kernel<TrailState, TrailChoice, TrailEvent> kernel = Trip.kernel("dystrail", "play");
    for (String bot : List.of("balanced", "conservative", "aggressive", "resource-manager"))
      assertThat(journeys(kernel, bot))
          .filteredOn(trip -> trip.state.journey.ending.won())
          .allSatisfy(trip -> assertThat(trip.state.clock.day - 1).isBetween(84, 180));
  }

  private static List<Trip> journeys(
      Kernel<TrailState, TrailChoice, TrailEvent> kernel, String bot) {
    List<Trip> all = new ArrayList<>();
    for (int seed = 0; seed < GAMES; seed++) {
      Trip trip = Trip.seeded(kernel, seed);
      trip.play(bot);
      all.add(trip);
    }
    return all;
  }

  private static int percentWon(List<Trip> journeys) {
    return (int)
        (100 * journeys.stream().filter(trip -> trip.state.journey.ending.won()).count() / GAMES);
  }

  private static double meanDay(List<Trip> journeys) {
    return journeys.stream()
        .filter(trip -> trip.state.journey.ending.won())
        .mapToInt(trip -> trip.state.clock.day)
        .average()
        .orElseThrow();
  }
}
