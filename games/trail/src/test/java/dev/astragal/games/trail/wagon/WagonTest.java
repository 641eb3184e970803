package dev.astragal.games.trail.wagon;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.games.trail.Streams;
import dev.astragal.games.trail.Trip;
import dev.astragal.games.trail.WayEvent.Block;
import dev.astragal.games.trail.WayEvent.RandomEventResolved;
import dev.astragal.games.trail.WayEvent.TravelBlocked;
import dev.astragal.games.trail.breakdowns.Part;
import dev.astragal.games.trail.day.DayOutcome;
import dev.astragal.games.trail.day.Ending;
import dev.astragal.games.trail.decisions.Asked;
import dev.astragal.games.trail.road.Journey;
import dev.astragal.games.trail.road.Pace;
import dev.astragal.kernel.rng.Candidate;
import dev.astragal.kernel.rng.Draw;
import dev.astragal.kernel.rng.Ratio;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class WagonTest {
  @Test
  void paceDecidesTheMiles() {
    assertThat(miles(Pace.STEADY, 4, 0)).isEqualTo(20_000);
    assertThat(miles(Pace.STRENUOUS, 4, 0)).isEqualTo(30_000);
    assertThat(miles(Pace.GRUELING, 4, 0)).isEqualTo(40_000);
  }

  @Test
  void fewerThanFourOxenAreSlowerAndASickOnePullsHalf() {
    assertThat(miles(Pace.STEADY, 2, 0)).isEqualTo(10_000);
    assertThat(miles(Pace.STEADY, 2, 2)).isEqualTo(15_000);
  }

  @Test
  void aLoneSickOxCannotMoveAWagon() {
    Trip trip = Trip.onTheRoad().calm();
    trip.state.stores.oxen = 0;
    trip.state.stores.sickOxen = 1;
    trip.day();
    assertThat(trip.event(TravelBlocked.class).reason()).isEqualTo(Block.OXEN);
    assertThat(trip.state.journey.milliMiles).isZero();
  }

  private static int miles(Pace pace, int oxen, int sick) {
    Trip trip = Trip.onTheRoad().calm();
    trip.state.stores.oxen = oxen;
    trip.state.stores.sickOxen = sick;
    trip.state.journey.pace = pace;
    return trip.day().state.journey.milliMiles;
  }

  @Test
  void eachSickMemberSlowsTheWagonByATenthButInjuriesDoNot() {
    Trip trip = Trip.onTheRoad().calm();
    trip.state.party.sickDays[0] = 5;
    trip.state.party.sickDays[1] = 5;
    trip.state.party.injuredDays[2] = 5;
    assertThat(trip.day().state.journey.milliMiles).isEqualTo(16_000);
  }

  @Test
  void snowSlowsByItsDepth() {
    Trip trip = Trip.onTheRoad().calm();
    trip.state.weather.snow = 10_300;
    // a quarter of an inch melts and a twentieth settles: 10 inches at 5 % each
    assertThat(trip.day().state.journey.milliMiles).isEqualTo(10_000);
  }

  @Test
  void aSpareIsPutOnTheSameDay() {
    Trip trip = Trip.onTheRoad().calm().script(Streams.VEHICLE, 1, 1);
    trip.state.stores.axles = 1;
    trip.day();
    assertThat(trip.kinds()).contains("BreakdownStarted", "BreakdownResolved", "TravelProgress");
    assertThat(trip.state.stores.axles).isZero();
  }

  @Test
  void withoutASpareTheDayGoesIntoARepair() {
    Trip trip = Trip.onTheRoad().calm().script(Streams.VEHICLE, 1, 1, 0, 1, 0);
    trip.day();
    assertThat(trip.state.journey.brokenPart).isEqualTo(Part.AXLE.ordinal());
    assertThat(trip.state.clock.lastOutcome).isEqualTo(DayOutcome.BLOCKED_DAY);
    trip.state.pending.asked = Asked.NOTHING;
    trip.day();
    assertThat(trip.state.journey.brokenPart).isEqualTo(Journey.WHOLE);
    assertThat(trip.state.clock.lastOutcome).isEqualTo(DayOutcome.BLOCKED_DAY);
    trip.state.pending.asked = Asked.NOTHING;
    assertThat(trip.day().state.journey.milliMiles).isEqualTo(20_000);
  }

  @Test
  void blockedDaysAreDrainedOneATick() {
    Trip trip = Trip.onTheRoad().calm();
    trip.state.journey.blockedDays = 2;
    trip.day();
    assertThat(trip.state.journey.blockedDays).isEqualTo(1);
  }

  @Test
  void eventsTakeNoMoreThanThereIs() {
    Trip trip = Trip.onTheRoad().calm().script(Streams.EVENTS, 0, 1, 4, 2);
    trip.state.stores.food = 20;
    trip.state.stores.bullets = 3;
    trip.day();
    assertThat(trip.event(RandomEventResolved.class).variant()).isEqualTo("thief");
    assertThat(trip.state.stores.food).isZero();
    assertThat(trip.state.stores.bullets).isZero();
  }

  @Test
  void noGrassSickensAHealthyOxFirst() {
    Trip trip = Trip.onTheRoad().calm().script(Streams.EVENTS, 0, 1, 1, 2).day();
    assertThat(trip.state.stores.oxen).isEqualTo(5);
    assertThat(trip.state.stores.sickOxen).isEqualTo(1);
  }

  @Test
  void losingTheLastMemberEndsTheJourney() {
    Trip trip = Trip.onTheRoad().calm().script(Streams.EVENTS, 0, 1, 2, 0);
    trip.state.party.alive = 1;
    trip.day();
    assertThat(trip.state.journey.ending).isEqualTo(Ending.PARTY_LOST);
  }

  @Test
  void aWeightedEventIsExplainedWithItsFactors() {
    Trip trip = Trip.onTheRoad().calm().script(Streams.EVENTS, 0, 1, 2, 1, 6, 0);
    trip.state.clock.month = 12;
    trip.state.stores.food = 60;
    List<Draw> draws = new ArrayList<>();
    trip.run.luck().attach(draws::add);
    trip.day();
    List<Candidate> families =
        draws.stream()
            .filter(draw -> draw.purpose().equals("random event.family"))
            .findFirst()
            .orElseThrow()
            .candidates();
    assertThat(families.getFirst())
        .isEqualTo(
            new Candidate(
                "WEATHER_CATASTROPHE",
                3000,
                List.of(new Candidate.Factor("season_winter", Ratio.parse("1.4"))),
                4200));
    assertThat(families.get(1).factors())
        .containsExactly(new Candidate.Factor("low_food", Ratio.parse("1.3")));
  }

  @Test
  void theScoreCountsPeopleGoodsAndTheOccupation() {
    Trip trip = Trip.onTheRoad("option:occupation=farmer");
    trip.state.stores.wheels = 2;
    trip.state.stores.cashCents = 1_499;
    // 5 x 500, wagon 50, oxen 24, parts 4, clothes 20, bullets 4, food 40, cash 2: times 3
    assertThat(new WagonScore(trip.state.content).of(trip.state)).isEqualTo(2644 * 3);
    trip.state.party.health = 35;
    assertThat(new WagonScore(trip.state.content).of(trip.state)).isEqualTo(144 * 3);
  }

  @Test
  void timeRunsOutAtTheEndOfTheNextYear() {
    Trip trip = Trip.onTheRoad().calm();
    trip.state.clock.year = 1850;
    trip.state.clock.month = 1;
    trip.day();
    assertThat(trip.state.journey.ending).isEqualTo(Ending.OUT_OF_TIME);
  }
}
