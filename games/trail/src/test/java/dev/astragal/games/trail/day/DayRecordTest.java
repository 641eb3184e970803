package dev.astragal.games.trail.day;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.games.trail.CampEvent;
import dev.astragal.games.trail.DayEvent.DayEnded;
import dev.astragal.games.trail.DayEvent.DayStarted;
import dev.astragal.games.trail.TrailChoice.Hunt;
import dev.astragal.games.trail.Trip;
import dev.astragal.games.trail.camp.Intent;
import dev.astragal.games.trail.decisions.Asked;
import dev.astragal.games.trail.health.Diet;
import dev.astragal.games.trail.health.Rations;
import dev.astragal.games.trail.road.Drive;
import dev.astragal.games.trail.road.Pace;
import org.junit.jupiter.api.Test;

class DayRecordTest {
  @Test
  void aRecordTellsWhatWentIntoADayAndWhatCameOfIt() {
    Trip trip = Trip.onTheRoad().calm();
    trip.state.pending.asked = Asked.CAMP;
    trip.state.journey.milliMiles = 10_000;
    trip.choose(new Hunt(10)).day();
    DayEnded record = trip.event(DayEnded.class);
    assertThat(record.day()).isEqualTo(1);
    assertThat(record.intent()).isEqualTo(Intent.HUNT);
    assertThat(record.course().mark()).isEqualTo(DayMark.HUNT);
    assertThat(record.course().dayKind()).isEqualTo(DayKind.NON_TRAVEL);
    assertThat(record.habits()).isEqualTo(new Habits.OnTheTrail(Pace.STEADY, Rations.FILLING));
    assertThat(record.tags()).containsExactly("day-record", "hunt");
    Balance.OfWagon morning = (Balance.OfWagon) trip.event(DayStarted.class).opening();
    Balance.OfWagon evening = (Balance.OfWagon) record.closing();
    assertThat(morning.belongings().bullets() - evening.belongings().bullets()).isEqualTo(10);
    assertThat(evening.foodLbs() - morning.foodLbs())
        .isEqualTo(trip.event(CampEvent.HuntOutcome.class).foodGained() - 15);
  }

  @Test
  void theModernRoadKeepsTheSameRecordsWithItsOwnBalance() {
    Trip trip = Trip.atStart("dystrail").calm();
    trip.state.pending.asked = Asked.NOTHING;
    trip.day();
    DayEnded record = trip.event(DayEnded.class);
    assertThat(record.course().dayKind()).isEqualTo(DayKind.TRAVEL);
    assertThat(record.habits()).isEqualTo(new Habits.OnTheRoad(Drive.STEADY, Diet.MIXED));
    assertThat(record.closing()).isInstanceOf(Balance.OfVehicle.class);
  }

  @Test
  void theLastDaysAreRememberedAsTravelledOrNot() {
    Trip trip = Trip.onTheRoad().calm();
    trip.state.journey.delayWait = 2;
    trip.day().day().day();
    assertThat(trip.state.clock.recentStops).isEqualTo(0b110);
    assertThat(trip.state.clock.nonTravelDays).isEqualTo(2);
    assertThat(trip.state.clock.travelDays).isEqualTo(1);
  }
}
