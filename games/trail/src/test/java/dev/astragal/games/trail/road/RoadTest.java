package dev.astragal.games.trail.road;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.games.trail.TrailChoice.Act;
import dev.astragal.games.trail.Trip;
import dev.astragal.games.trail.decisions.Asked;
import org.junit.jupiter.api.Test;

class RoadTest {
  private final Road road = Trip.onTheRoad().state.content.road();

  @Test
  void nodeFollowsFromTheMarkersOnAllFourRoads() {
    assertThat(road.nodeAt(RouteVariant.MAIN, 0)).isZero();
    assertThat(road.nodeAt(RouteVariant.MAIN, 101_999)).isZero();
    assertThat(road.nodeAt(RouteVariant.MAIN, 102_000)).isEqualTo(1);
    assertThat(road.nodeAt(RouteVariant.MAIN, 1_000_000)).isEqualTo(8);
    assertThat(road.nodeAt(RouteVariant.SUBLETTE, 1_000_000)).isEqualTo(7);
    assertThat(road.nodeAt(RouteVariant.SUBLETTE, 1_057_000)).isEqualTo(9);
    assertThat(road.nodeAt(RouteVariant.DALLES, 1_900_000)).isEqualTo(14);
    assertThat(road.nodeAt(RouteVariant.DALLES, 1_933_000)).isEqualTo(16);
    assertThat(road.nodeAt(RouteVariant.SUBLETTE_AND_DALLES, 1_839_000)).isEqualTo(16);
  }

  @Test
  void sentinelsAreSkippedWhenLookingForTheNextPlace() {
    assertThat(road.next(RouteVariant.MAIN, 7)).isEqualTo(8);
    assertThat(road.next(RouteVariant.SUBLETTE, 7)).isEqualTo(9);
    assertThat(road.next(RouteVariant.SUBLETTE, 14)).isEqualTo(15);
    assertThat(road.next(RouteVariant.DALLES, 14)).isEqualTo(16);
    assertThat(road.next(RouteVariant.SUBLETTE_AND_DALLES, 14)).isEqualTo(16);
  }

  @Test
  void theFourRoadsHaveTheirLengths() {
    assertThat(road.length(RouteVariant.MAIN)).isEqualTo(2_083_000);
    assertThat(road.length(RouteVariant.SUBLETTE)).isEqualTo(1_989_000);
    assertThat(road.length(RouteVariant.DALLES)).isEqualTo(2_033_000);
    assertThat(road.length(RouteVariant.SUBLETTE_AND_DALLES)).isEqualTo(1_939_000);
  }

  @Test
  void shortcutsAddUp() {
    assertThat(Road.shortcut(RouteVariant.MAIN, true)).isEqualTo(RouteVariant.SUBLETTE);
    assertThat(Road.shortcut(RouteVariant.MAIN, false)).isEqualTo(RouteVariant.DALLES);
    assertThat(Road.shortcut(RouteVariant.SUBLETTE, false))
        .isEqualTo(RouteVariant.SUBLETTE_AND_DALLES);
  }

  @Test
  void theWagonStopsAtEveryPlaceAndKeepsNoMilesBeyondIt() {
    Trip trip = Trip.onTheRoad().calm();
    trip.state.journey.pace = Pace.GRUELING;
    trip.state.journey.milliMiles = 100_000;
    trip.day();
    assertThat(trip.state.journey.milliMiles).isEqualTo(102_000);
    assertThat(trip.state.journey.node).isEqualTo(1);
    assertThat(trip.state.pending.asked).isEqualTo(Asked.CROSSING);
  }

  @Test
  void aBranchAsksAndAnsweringItCostsNoDay() {
    Trip trip = Trip.onTheRoad().at(7, Asked.BRANCH).choose(Act.TAKE_SHORTCUT);
    assertThat(trip.state.journey.variant).isEqualTo(RouteVariant.SUBLETTE);
    assertThat(trip.state.journey.node).isEqualTo(7);
    assertThat(trip.state.clock.day).isEqualTo(1);
  }

  @Test
  void mountainsAreHalfAsFastAndNoLongerOnAShortcutThanOnTheMainRoad() {
    Trip trip = Trip.onTheRoad().calm().at(7, Asked.BRANCH).choose(Act.TAKE_SHORTCUT);
    trip.choose(Act.CONTINUE).day();
    assertThat(trip.state.journey.todayMilliMiles).isEqualTo(10_000);
    trip.state.journey.milliMiles = 932_000 + 57_000;
    trip.state.pending.asked = Asked.NOTHING;
    trip.day();
    assertThat(trip.state.journey.todayMilliMiles).isEqualTo(20_000);
  }
}
