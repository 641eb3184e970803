package dev.astragal.games.trail.barriers;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.games.trail.BarrierEvent;
import dev.astragal.games.trail.CampEvent.ChoiceRejected;
import dev.astragal.games.trail.Streams;
import dev.astragal.games.trail.TrailChoice.Clear;
import dev.astragal.games.trail.TrailGame;
import dev.astragal.games.trail.Trip;
import dev.astragal.games.trail.decisions.Asked;
import dev.astragal.games.trail.store.Tag;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.rng.Draw;
import dev.astragal.kernel.screen.Wording;
import dev.astragal.runtime.content.Messages;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class BarrierTest {
  @Test
  void barriersStopTheVehicleAndADetourCostsDays() {
    Trip trip = Trip.driving();
    trip.state.journey.milliMiles = 649_000;
    trip.day();
    assertThat(trip.state.journey.milliMiles).isEqualTo(650_000);
    assertThat(trip.event(BarrierEvent.BarrierReached.class).barrier())
        .isEqualTo(Barrier.CHECKPOINT);
    trip.script(Streams.CROSSING, 3).choose(new Clear(BarrierWay.DETOUR));
    assertThat(trip.state.journey.delayWait).isEqualTo(3);
    assertThat(trip.state.vehicle.barriersPassed).isEqualTo(1);
  }

  @Test
  void aPermitTakesTheWorstAwayAtACheckpoint() {
    Trip trip = Trip.driving().at(0, Asked.CROSSING);
    trip.state.travellers.tags = Tag.PERMIT.bit();
    List<Draw> draws = new ArrayList<>();
    trip.run.luck().attach(draws::add);
    trip.choose(new Clear(BarrierWay.PERMIT));
    assertThat(draws.getFirst().candidates().getLast().weight()).isZero();
    assertThat(trip.state.travellers.credibility).isEqualTo(8);
    assertThat(Trip.driving().at(0, Asked.CROSSING).answer(new Clear(BarrierWay.PERMIT)).events())
        .containsExactly(new ChoiceRejected("PERMIT", "no_permit"));
  }

  @Test
  void bribesAreChargedAndWorkLessEachTime() {
    long first = passWeight(0);
    long third = passWeight(2);
    long lengths = 3;
    assertThat(first).isEqualTo(lengths * (66_000 + 19_200));
    assertThat(third).isEqualTo(lengths * (66_000 + Math.round(19_200 / 1.76)));
  }

  private static long passWeight(int before) {
    Trip trip = Trip.driving().at(0, Asked.CROSSING);
    trip.state.vehicle.bribes = before;
    List<Draw> draws = new ArrayList<>();
    trip.run.luck().attach(draws::add);
    trip.choose(new Clear(BarrierWay.BRIBE));
    assertThat(trip.state.travellers.budgetCents).isEqualTo(11_000);
    return draws.getFirst().candidates().getFirst().weight();
  }

  @Test
  void aBarrierDecidesEverythingWithOneDraw() {
    for (BarrierWay way : BarrierWay.values()) {
      Trip trip = Trip.driving().at(0, Asked.CROSSING);
      if (way == BarrierWay.PERMIT) trip.state.travellers.tags = Tag.PERMIT.bit();
      List<Draw> draws = new ArrayList<>();
      trip.run.luck().attach(draws::add);
      trip.choose(new Clear(way));
      assertThat(draws).as(way.name()).hasSize(1);
    }
  }

  @Test
  void theDrawOfABarrierKnowsHowLongADetourIs() {
    int twoDays = 2;
    Trip trip =
        Trip.driving()
            .at(0, Asked.CROSSING)
            .script(Streams.CROSSING, twoDays)
            .choose(new Clear(BarrierWay.BRIBE));
    BarrierEvent.BarrierResolved resolved = trip.event(BarrierEvent.BarrierResolved.class);
    assertThat(resolved.outcome()).isEqualTo(BarrierOutcome.DETOUR);
    assertThat(resolved.days()).isEqualTo(2);
  }

  @Test
  void aDetourThatIsTheOnlyWaySaysWhy() {
    Trip trip = Trip.driving().at(0, Asked.CROSSING);
    trip.state.travellers.budgetCents = 10_000;
    assertThat(notes(trip)).isEmpty();
    trip.state.travellers.budgetCents = 500;
    assertThat(notes(trip))
        .containsExactly(
            "There is no permit to show, and a bribe would be $10.00: you have $5.00.");
  }

  private static List<String> notes(Trip trip) {
    Messages words = Messages.of(new TrailGame());
    Clear detour = new Clear(BarrierWay.DETOUR);
    return trip.kernel.rules().word(trip.state, detour, Seat.first()).details().stream()
        .filter(detail -> detail.kind() == Wording.Detail.Kind.NOTE)
        .map(detail -> words.text(detail.text()))
        .toList();
  }
}
