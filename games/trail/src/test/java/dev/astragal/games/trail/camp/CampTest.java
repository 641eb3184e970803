package dev.astragal.games.trail.camp;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.games.trail.CampEvent.ChoiceRejected;
import dev.astragal.games.trail.CampEvent.HuntOutcome;
import dev.astragal.games.trail.CampEvent.TradeOffer;
import dev.astragal.games.trail.Streams;
import dev.astragal.games.trail.TrailChoice.Act;
import dev.astragal.games.trail.TrailChoice.Hunt;
import dev.astragal.games.trail.TrailChoice.Respond;
import dev.astragal.games.trail.TrailChoice.Rest;
import dev.astragal.games.trail.TrailChoice.SetPace;
import dev.astragal.games.trail.Trip;
import dev.astragal.games.trail.day.DayOutcome;
import dev.astragal.games.trail.decisions.Asked;
import dev.astragal.games.trail.road.Pace;
import dev.astragal.games.trail.store.Barterable;
import dev.astragal.games.trail.weather.Sky;
import org.junit.jupiter.api.Test;

class CampTest {
  private static Trip camped(String... settings) {
    Trip trip = Trip.onTheRoad(settings).calm();
    trip.state.journey.milliMiles = 20_000;
    trip.state.pending.asked = Asked.CAMP;
    return trip;
  }

  @Test
  void restLastsAsManyDaysAsChosenAndThenTheWagonRolls() {
    Trip trip = camped().choose(new Rest(2));
    assertThat(trip.day().kinds()).contains("RestDay");
    assertThat(trip.day().kinds()).contains("RestDay");
    assertThat(trip.state.journey.intent).isEqualTo(Intent.CONTINUE);
    assertThat(trip.state.journey.milliMiles).isEqualTo(20_000);
  }

  @Test
  void restIsOneToNineDays() {
    assertThat(camped().answer(new Rest(0)).success()).isFalse();
    assertThat(camped().answer(new Rest(9)).success()).isTrue();
    assertThat(camped().answer(new Rest(10)).errors().getFirst().code())
        .isEqualTo("REST_OUT_OF_RANGE");
  }

  @Test
  void aHuntSpendsItsBulletsAndADay() {
    Trip trip = camped().choose(new Hunt(20)).script(Streams.HUNT, 5).day();
    assertThat(trip.state.stores.bullets).isEqualTo(180);
    // 15 lb eaten, 20 bullets at 5 lb each
    assertThat(trip.state.stores.food).isEqualTo(1000 - 15 + 100);
    assertThat(trip.state.journey.milliMiles).isEqualTo(20_000);
  }

  @Test
  void aHuntBringsNoMoreThanCanBeCarriedOrStowed() {
    Trip alone = camped("deluxe.hunt.bulletsMax=200");
    alone.state.party.alive = 1;
    alone.choose(new Hunt(100)).script(Streams.HUNT, 4).day();
    assertThat(alone.event(HuntOutcome.class).foodGained()).isEqualTo(100);
    Trip full = camped();
    full.state.stores.food = 2000;
    full.choose(new Hunt(40)).script(Streams.HUNT, 4).day();
    assertThat(full.state.stores.food).isEqualTo(2000);
  }

  @Test
  void gameGetsScarceWhereThePartyHasHunted() {
    Trip trip = camped();
    int[] expected = {80, 60, 45, 33, 25, 20, 20};
    for (int shot : expected) {
      trip.state.pending.asked = Asked.CAMP;
      trip.choose(new Hunt(20)).script(Streams.HUNT, 4).day();
      assertThat(trip.event(HuntOutcome.class).shotLbs()).isEqualTo(shot);
    }
  }

  @Test
  void aBlockedHuntIsRefusedWithItsReasonAndCostsNoDay() {
    Trip stormy = camped();
    stormy.state.weather.today = Sky.STORM;
    assertRefused(stormy, "severe_weather");
    Trip unarmed = camped();
    unarmed.state.stores.bullets = 0;
    assertRefused(unarmed, "no_bullets");
    assertRefused(camped().at(3, Asked.CAMP), "crowded_location");
  }

  private static void assertRefused(Trip trip, String reason) {
    var refused = trip.answer(new Hunt(5));
    assertThat(refused.events()).containsExactly(new ChoiceRejected("HUNT", reason));
    assertThat(refused.next().state().clock.day).isEqualTo(1);
  }

  @Test
  void aTradeIsOfferedAfterItsDayAndNothingMovesUntilAccepted() {
    Trip trip = camped().choose(Act.TRADE).script(Streams.TRADE, 2, 0, 50, 2).day();
    assertThat(trip.state.clock.day).isEqualTo(2);
    assertThat(trip.event(TradeOffer.class))
        .isEqualTo(new TradeOffer(Barterable.BULLETS, 50, Barterable.OXEN, 2));
    assertThat(trip.state.stores.bullets).isEqualTo(200);
    trip.choose(Act.ACCEPT_TRADE);
    assertThat(trip.state.stores.bullets).isEqualTo(150);
    assertThat(trip.state.stores.oxen).isEqualTo(8);
  }

  @Test
  void decliningATradeStillCostTheDay() {
    Trip trip = camped().choose(Act.TRADE).script(Streams.TRADE, 2, 0, 50, 2).day();
    trip.choose(Act.DECLINE_TRADE);
    assertThat(trip.state.clock.day).isEqualTo(2);
    assertThat(trip.state.stores.bullets).isEqualTo(200);
    assertThat(trip.state.pending.asked).isEqualTo(Asked.CAMP);
  }

  @Test
  void tradedGoodsDoNotExceedWhatTheWagonHolds() {
    Trip trip = camped().choose(Act.TRADE).script(Streams.TRADE, 2, 0, 50, 2).day();
    trip.state.stores.oxen = 19;
    assertThat(trip.choose(Act.ACCEPT_TRADE).state.stores.oxen).isEqualTo(20);
  }

  @Test
  void foodIsEatenByPaceOnTheRoadAndSteadilyInCamp() {
    Trip riding = camped().choose(new SetPace(Pace.STRENUOUS)).choose(Act.CONTINUE).day();
    assertThat(riding.state.stores.food).isEqualTo(1000 - 5 * 5);
    Trip resting = camped().choose(new SetPace(Pace.STRENUOUS)).choose(new Rest(1)).day();
    assertThat(resting.state.stores.food).isEqualTo(1000 - 5 * 3);
  }

  @Test
  void somebodyOnTheTrailEndsTheDayHalfway() {
    Trip trip = Trip.onTheRoad().calm().script(Streams.ENCOUNTER, 1, 2).day();
    assertThat(trip.kinds()).contains("EncounterTriggered");
    assertThat(trip.state.clock.lastOutcome).isEqualTo(DayOutcome.ENCOUNTER_DAY);
    assertThat(trip.state.journey.milliMiles).isEqualTo(10_000);
  }

  @Test
  void anAnswerOnTheTrailMovesGoodsWithinWhatTheWagonHolds() {
    Trip trip = Trip.onTheRoad().calm().script(Streams.ENCOUNTER, 1, 2).day();
    trip.state.stores.food = 1990;
    trip.choose(new Respond("hunters_camp", 0));
    assertThat(trip.state.stores.food).isEqualTo(2000);
    assertThat(trip.state.stores.bullets).isEqualTo(190);
    Trip poor = Trip.onTheRoad().calm().script(Streams.ENCOUNTER, 1, 2).day();
    poor.state.stores.bullets = 9;
    assertThat(poor.answer(new Respond("hunters_camp", 0)).success()).isFalse();
  }
}
