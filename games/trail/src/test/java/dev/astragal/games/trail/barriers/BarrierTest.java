package dev.astragal.games.trail.barriers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.astragal.games.trail.BarrierEvent;
import dev.astragal.games.trail.CampEvent.ChoiceRejected;
import dev.astragal.games.trail.Streams;
import dev.astragal.games.trail.TrailChoice;
import dev.astragal.games.trail.TrailChoice.Act;
import dev.astragal.games.trail.TrailChoice.Clear;
import dev.astragal.games.trail.TrailEvent;
import dev.astragal.games.trail.TrailState;
import dev.astragal.games.trail.Trip;
import dev.astragal.games.trail.camp.Intent;
import dev.astragal.games.trail.day.DayOutcome;
import dev.astragal.games.trail.day.Ending;
import dev.astragal.games.trail.decisions.Asked;
import dev.astragal.games.trail.store.Tag;
import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.rng.Draw;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.screen.Msg;
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
    assertThat(first).isEqualTo(66_000 + 19_200);
    assertThat(third).isEqualTo(66_000 + Math.round(19_200 / 1.76));
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
  void theBossGateOutranksEveryWish() {
    Trip trip = Trip.driving();
    trip.state.vehicle.bossReady = true;
    trip.state.journey.intent = Intent.REST;
    trip.state.journey.restDays = 1;
    trip.day();
    assertThat(trip.kinds()).contains("BossAwait").doesNotContain("IntentResolved");
    assertThat(trip.state.clock.lastOutcome).isEqualTo(DayOutcome.STOPPED_NEEDS_CHOICE);
    assertThat(trip.state.pending.asked).isEqualTo(Asked.BOSS);
  }

  @Test
  void theVoteIsWonAsOftenAsShown() {
    Kernel<TrailState, TrailChoice, TrailEvent> kernel = Trip.kernel("dystrail");
    int runs = 4000;
    int won = 0;
    int percent = 0;
    for (int seed = 0; seed < runs; seed++) {
      Trip trip = Trip.seeded(kernel, seed);
      trip.state.vehicle.bossReady = true;
      trip.state.pending.asked = Asked.BOSS;
      trip.state.clock.day = 150;
      if (trip.run.status() instanceof Status.Awaiting<TrailChoice>(Prompt<TrailChoice> prompt)
          && prompt.why().args().getFirst().value() instanceof Msg.Value.Whole(long shown))
        percent = (int) shown;
      trip.choose(Act.FACE_BOSS);
      if (trip.state.journey.ending == Ending.BOSS_VICTORY) won++;
    }
    assertThat(100.0 * won / runs).isCloseTo(percent, within(2.5));
  }
}
