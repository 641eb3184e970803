package dev.astragal.games.trail.boss;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.astragal.games.trail.TrailChoice;
import dev.astragal.games.trail.TrailChoice.Act;
import dev.astragal.games.trail.TrailChoice.Rest;
import dev.astragal.games.trail.TrailEvent;
import dev.astragal.games.trail.TrailGame;
import dev.astragal.games.trail.TrailState;
import dev.astragal.games.trail.Trip;
import dev.astragal.games.trail.camp.Intent;
import dev.astragal.games.trail.day.DayOutcome;
import dev.astragal.games.trail.day.Ending;
import dev.astragal.games.trail.decisions.Asked;
import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.screen.Wording.Detail;
import dev.astragal.runtime.content.Messages;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class VoteTest {
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

  @ParameterizedTest
  @CsvSource({"10, 0", "7, 0", "6, 0", "2, 0", "10, 90", "10, 91", "10, 99"})
  void theVoteIsWonAsOftenAsShownWhateverNervesAreLeft(int sanity, int pants) {
    Kernel<TrailState, TrailChoice, TrailEvent> kernel = Trip.kernel("dystrail");
    int runs = 2000;
    int won = 0;
    int percent = 0;
    for (int seed = 0; seed < runs; seed++) {
      Trip trip = atTheDoors(Trip.seeded(kernel, seed));
      trip.state.travellers.sanity = sanity;
      trip.state.travellers.pants = pants;
      percent = shown(trip);
      trip.choose(Act.FACE_BOSS);
      if (trip.state.journey.ending == Ending.BOSS_VICTORY) won++;
    }
    assertThat(100.0 * won / runs).isCloseTo(percent, within(3.0));
  }

  @Test
  void nervesThatWillNotLastTheRoundsLoseForCertainAndRestMendsThat() {
    Trip trip = atTheDoors(Trip.driving());
    trip.state.travellers.sanity = 6;
    assertThat(shown(trip)).isZero();
    trip.choose(new Rest(1));
    assertThat(trip.state.travellers.sanity).isEqualTo(10);
    trip.day();
    assertThat(trip.state.pending.asked).isEqualTo(Asked.BOSS);
    assertThat(shown(trip)).isGreaterThan(50);
  }

  @Test
  void theVoteCanBePutOffADayWhichIsEatenLikeAnyOther() {
    Trip trip = atTheDoors(Trip.driving());
    int day = trip.state.clock.day;
    trip.choose(Act.CONTINUE).day();
    assertThat(trip.state.clock.day).isEqualTo(day + 1);
    assertThat(trip.kinds()).contains("DailyConsumptionApplied", "BossAwait");
    assertThat(trip.state.pending.asked).isEqualTo(Asked.BOSS);
  }

  @Test
  void aDeepBreathCostsSuppliesAndCalmsAndTheDoorsStayOpen() {
    Trip trip = atTheDoors(Trip.driving());
    trip.state.travellers.sanity = 6;
    trip.state.travellers.pants = 40;
    trip.state.travellers.supplies = 5;
    trip.choose(Act.COMPOSE);
    assertThat(trip.state.travellers.sanity).isEqualTo(7);
    assertThat(trip.state.travellers.pants).isEqualTo(35);
    assertThat(trip.state.travellers.supplies).isEqualTo(1);
    assertThat(trip.state.pending.asked).isEqualTo(Asked.BOSS);
  }

  @Test
  void whatTheRoundsTakeIsCalledACost() {
    Trip trip = atTheDoors(Trip.driving());
    Messages words = Messages.of(new TrailGame());
    assertThat(trip.kernel.rules().word(trip.state, Act.FACE_BOSS, Seat.first()).details())
        .extracting(detail -> words.text(detail.text()))
        .contains("Costs: sanity -6 and stress +9.");
    trip.state.travellers.hp = 8;
    trip.state.travellers.sanity = 5;
    trip.state.travellers.pants = 30;
    assertThat(trip.kernel.rules().word(trip.state, new Rest(1), Seat.first()).details())
        .extracting(detail -> words.text(detail.text()))
        .containsExactly("Costs: supplies -1.", "Brings: health +1, sanity +4 and stress -10.");
  }

  @Test
  void whoHasNothingLeftCanStillWait() {
    Trip trip = atTheDoors(Trip.driving());
    trip.state.travellers.supplies = 0;
    trip.state.travellers.budgetCents = 0;
    trip.state.travellers.restCooldown = 1;
    List<TrailChoice> offered =
        trip.run.status() instanceof Status.Awaiting<TrailChoice>(Prompt<TrailChoice> prompt)
            ? prompt.choices(Seat.first()).list()
            : List.of();
    assertThat(offered).containsExactly(Act.FACE_BOSS, Act.CONTINUE);
  }

  private static Trip atTheDoors(Trip trip) {
    trip.state.vehicle.bossReady = true;
    trip.state.pending.asked = Asked.BOSS;
    trip.state.clock.day = 150;
    return trip;
  }

  /** In per cent, as a player reads it. */
  private static int shown(Trip trip) {
    Detail odds =
        trip.kernel.rules().word(trip.state, Act.FACE_BOSS, Seat.first()).details().getFirst();
    return odds.text().args().getFirst().value() instanceof Msg.Value.Whole(long percent)
        ? Math.toIntExact(percent)
        : -1;
  }
}
