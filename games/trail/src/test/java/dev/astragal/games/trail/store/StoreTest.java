package dev.astragal.games.trail.store;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.games.trail.TrailChoice;
import dev.astragal.games.trail.TrailChoice.Act;
import dev.astragal.games.trail.TrailChoice.Buy;
import dev.astragal.games.trail.TrailChoice.Purchase;
import dev.astragal.games.trail.TrailEvent;
import dev.astragal.games.trail.TrailGame;
import dev.astragal.games.trail.TrailState;
import dev.astragal.games.trail.Trip;
import dev.astragal.games.trail.decisions.Asked;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.run.Applied;
import dev.astragal.kernel.screen.Wording;
import dev.astragal.runtime.content.Messages;
import org.junit.jupiter.api.Test;

class StoreTest {
  @Test
  void theJourneyBeginsInTheStoreWithNothingButCash() {
    Trip trip = Trip.atStart("option:occupation=farmer");
    assertThat(trip.state.pending.asked).isEqualTo(Asked.STORE);
    assertThat(trip.state.stores.cashCents).isEqualTo(40_000);
    assertThat(trip.state.stores.oxen).isZero();
  }

  @Test
  void anOrderIsPaidStowedAndEndsTheVisit() {
    Trip trip = Trip.atStart().choose(new Purchase(6, 10, 5, 500, 1, 1, 1));
    Stores stores = trip.state.stores;
    assertThat(stores.cashCents).isEqualTo(160_000 - 12_000 - 10_000 - 1_000 - 10_000 - 3_000);
    assertThat(stores.oxen).isEqualTo(6);
    assertThat(stores.bullets).isEqualTo(100);
    assertThat(stores.food).isEqualTo(500);
    assertThat(trip.state.pending.asked).isEqualTo(Asked.CAMP);
    assertThat(trip.state.clock.day).isEqualTo(1);
  }

  @Test
  void aGoodKeepsItsNumberWhenTheOneBeforeItHasRunOut() {
    Trip trip = Trip.atStart();
    int axle = trip.kernel.rules().word(trip.state, new Buy(Good.AXLE, 1), Seat.first()).number();
    trip.choose(new Buy(Good.WHEEL, 3));
    assertThat(trip.answer(new Buy(Good.WHEEL, 1)).success()).isFalse();
    assertThat(trip.kernel.rules().word(trip.state, new Buy(Good.AXLE, 1), Seat.first()).number())
        .isEqualTo(axle)
        .isPositive();
  }

  @Test
  void whatThereIsAndWhatFitsAreCountedAsItIsSold() {
    Trip trip = Trip.atStart().choose(new Buy(Good.AMMO_BOX, 5));
    StoreCounter counter = new StoreCounter(trip.state.content.wagonPolicy().store());
    assertThat(trip.state.stores.bullets).isEqualTo(100);
    assertThat(counter.held(Good.AMMO_BOX, trip.state.stores)).isEqualTo(5);
    assertThat(counter.room(Good.AMMO_BOX, trip.state.stores)).isEqualTo(45);
  }

  @Test
  void anOrderBeyondTheCapIsRefusedWhole() {
    var refused = Trip.atStart().answer(new Purchase(21, 1, 0, 0, 0, 0, 0));
    assertThat(refused.errors().getFirst().path()).isEqualTo("oxen");
    assertThat(why(refused)).isEqualTo("There is room for 20 more, not for 21.");
    assertThat(refused.next().state().stores.clothes).isZero();
  }

  @Test
  void anOrderBeyondTheCashIsRefusedWhole() {
    var refused =
        Trip.atStart("option:occupation=teacher").answer(new Purchase(20, 1, 0, 0, 0, 0, 0));
    assertThat(why(refused)).isEqualTo("That costs $410.00, and you have $400.00.");
    assertThat(refused.next().state().pending.asked).isEqualTo(Asked.STORE);
  }

  @Test
  void thereIsNoSellingBack() {
    assertThat(Trip.atStart().answer(new Purchase(0, 0, 0, -5, 0, 0, 0)).errors().getFirst().code())
        .isEqualTo("NEGATIVE_QUANTITY");
  }

  @Test
  void pricesRiseAlongTheRoad() {
    StoreCounter store = new StoreCounter(Trip.onTheRoad().state.content.wagonPolicy().store());
    assertThat(store.price(Good.OXEN, 0)).isEqualTo(2000);
    assertThat(store.price(Good.CLOTHES, 5)).isEqualTo(1250);
    assertThat(store.price(Good.FOOD, 11)).isEqualTo(35);
    assertThat(store.price(Good.AMMO_BOX, 13)).isEqualTo(400);
    assertThat(store.price(Good.WHEEL, 15)).isEqualTo(2500);
  }

  @Test
  void openedBoxesCountAsFull() {
    Trip trip = Trip.atStart();
    trip.state.stores.bullets = 981;
    assertThat(trip.answer(new Buy(Good.AMMO_BOX, 1)).errors().getFirst().code())
        .isEqualTo("EXCEEDS_CAP");
    trip.state.stores.bullets = 980;
    assertThat(trip.choose(new Buy(Good.AMMO_BOX, 1)).state.stores.bullets).isEqualTo(1000);
  }

  @Test
  void aStoreIsOpenOnlyWhileTheWagonIsThere() {
    Trip trip = Trip.onTheRoad().calm().at(3, Asked.CAMP);
    assertThat(trip.answer(Act.VISIT_STORE).success()).isTrue();
    trip.state.journey.milliMiles += 1;
    assertThat(trip.answer(Act.VISIT_STORE).errors().getFirst().code()).isEqualTo("NO_STORE");
  }

  private static String why(Applied<TrailState, TrailChoice, TrailEvent> refused) {
    return Messages.of(new TrailGame()).text(refused.errors().getFirst().why());
  }

  @Test
  void nobodyIsAdvisedToLeaveAStoreWithoutOxen() {
    Trip trip = Trip.atStart();
    Wording stranded = trip.kernel.rules().word(trip.state, Act.LEAVE_STORE, Seat.first());
    assertThat(stranded.weight()).isEqualTo(Wording.Weight.PLAIN);
    assertThat(stranded.details().getFirst().text().key()).isEqualTo("detail.stranded");
    trip.choose(new Buy(Good.OXEN, 2));
    assertThat(trip.kernel.rules().word(trip.state, Act.LEAVE_STORE, Seat.first()).weight())
        .isEqualTo(Wording.Weight.SUGGESTED);
  }
}
