package dev.astragal.games.trail.river;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.games.trail.CampEvent.ChoiceRejected;
import dev.astragal.games.trail.HealthEvent.MemberDied;
import dev.astragal.games.trail.Streams;
import dev.astragal.games.trail.TrailChoice.Act;
import dev.astragal.games.trail.TrailChoice.Pass;
import dev.astragal.games.trail.Trip;
import dev.astragal.games.trail.day.Ending;
import dev.astragal.games.trail.decisions.Asked;
import org.junit.jupiter.api.Test;

class DallesTest {
  private static final int DALLES = 16;

  @Test
  void barlowWithoutCashIsRejectedAndNoTimePasses() {
    Trip trip = Trip.onTheRoad().at(DALLES, Asked.DALLES);
    trip.state.stores.cashCents = 999;
    var refused = trip.answer(new Pass(DallesWay.BARLOW_TOLL_ROAD));
    assertThat(refused.success()).isFalse();
    assertThat(refused.events())
        .containsExactly(new ChoiceRejected("BARLOW_TOLL_ROAD", "insufficient_cash"));
    assertThat(refused.next().state().clock.day).isEqualTo(1);
    assertThat(refused.next().state().pending.asked).isEqualTo(Asked.DALLES);
  }

  @Test
  void barlowIsPaidThenTwoDaysPassThenTheOutcomeFalls() {
    Trip trip =
        Trip.onTheRoad()
            .calm()
            .at(DALLES, Asked.DALLES)
            .script(Streams.CROSSING, DallesOutcome.LOSS.ordinal())
            .choose(new Pass(DallesWay.BARLOW_TOLL_ROAD));
    assertThat(trip.kinds()).startsWith("TollPaid", "DayStarted").endsWith("DallesGateResolved");
    assertThat(trip.kinds().stream().filter("HealthTick"::equals)).hasSize(2);
    assertThat(trip.state.clock.day).isEqualTo(3);
    assertThat(trip.state.stores.cashCents).isEqualTo(159_000);
    // 30 lb were eaten in two days, then a quarter of the rest was lost
    assertThat(trip.state.stores.food).isEqualTo(970 - 243);
  }

  @Test
  void aRaftCanDrownSomebody() {
    Trip trip =
        Trip.onTheRoad()
            .calm()
            .at(DALLES, Asked.DALLES)
            .script(Streams.CROSSING, DallesOutcome.DROWN.ordinal(), 0, 0, 0, 0)
            .choose(new Pass(DallesWay.RAFT_DOWN_COLUMBIA));
    assertThat(trip.state.party.count()).isEqualTo(4);
    assertThat(trip.event(MemberDied.class).cause()).isEqualTo("drowned");
  }

  @Test
  void afterTheGateAHundredMilesAreLeft() {
    Trip trip =
        Trip.onTheRoad()
            .calm()
            .at(DALLES, Asked.DALLES)
            .script(Streams.CROSSING, 0)
            .choose(new Pass(DallesWay.RAFT_DOWN_COLUMBIA));
    trip.choose(Act.CONTINUE);
    for (int day = 0; day < 5; day++) trip.day();
    assertThat(trip.state.journey.ending).isEqualTo(Ending.ARRIVED);
    assertThat(trip.state.journey.milliMiles).isEqualTo(2_083_000);
  }
}
