package dev.astragal.games.trail.hunt;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.games.trail.CampEvent.HuntOutcome;
import dev.astragal.games.trail.Streams;
import dev.astragal.games.trail.TrailChoice.Act;
import dev.astragal.games.trail.Trip;
import dev.astragal.games.trail.decisions.Asked;
import dev.astragal.games.trail.road.Road;
import org.junit.jupiter.api.Test;

class HuntSceneTest {
  private static final int SQUIRREL = 0;
  private static final int DEER = 2;
  private static final int BISON = 4;
  private static final int HIT = 1;
  private static final int MISS = 0;

  /** In the open on a clear day, with something in sight; what follows is luck of the hunt. */
  private static Trip stalking(int... luck) {
    Trip trip = Trip.onTheRoad().calm().script(Streams.HUNT, luck);
    trip.state.journey.milliMiles = 20 * Road.MILE;
    trip.state.pending.asked = Asked.CAMP;
    return trip.choose(Act.STALK).day();
  }

  @Test
  void aHuntTakesADayAndAsksHourByHour() {
    Trip trip = stalking(DEER, Stalk.FAR);
    assertThat(trip.state.pending.asked).isEqualTo(Asked.HUNT);
    assertThat(trip.state.clock.day).isEqualTo(2);
    assertThat(trip.state.journey.milliMiles).isEqualTo(20 * Road.MILE);
    assertThat(trip.state.stalk.hours()).isEqualTo(6);
  }

  @Test
  void creepingCloserMakesTheShotSurer() {
    Trip trip = stalking(DEER, Stalk.FAR, MISS, MISS, HIT, SQUIRREL, Stalk.FAR);
    HuntScene scene = new HuntScene(trip.state.content.wagonPolicy());
    assertThat(scene.hit(trip.state)).isEqualTo(250_000);
    trip.choose(Act.CREEP);
    assertThat(scene.hit(trip.state)).isEqualTo(500_000);
    trip.choose(Act.CREEP);
    assertThat(scene.hit(trip.state)).isEqualTo(800_000);
    assertThat(scene.offers(trip.state)).doesNotContain(Act.CREEP);
    trip.choose(Act.SHOOT);
    assertThat(trip.state.stalk.lbs()).isEqualTo(50);
    assertThat(trip.state.stalk.bullets()).isEqualTo(2);
    assertThat(trip.state.stalk.animal()).as("something else comes in sight").isEqualTo(SQUIRREL);
  }

  @Test
  void whatWasShotIsBroughtHomeAndBulletsAreGone() {
    Trip trip = stalking(DEER, 2, HIT, SQUIRREL, Stalk.FAR);
    int food = trip.state.stores.food;
    trip.choose(Act.SHOOT).choose(Act.GO_HOME);
    assertThat(trip.event(HuntOutcome.class).foodGained()).isEqualTo(50);
    assertThat(trip.state.stores.food).isEqualTo(food + 50);
    assertThat(trip.state.stores.bullets).isEqualTo(198);
    assertThat(trip.state.pending.asked).isEqualTo(Asked.CAMP);
    assertThat(trip.state.stalk.lbs()).isZero();
  }

  @Test
  void nobodyCarriesMoreThanTheyCan() {
    Trip trip = stalking(BISON, 2, HIT, BISON, 2, HIT, SQUIRREL, Stalk.FAR);
    trip.choose(Act.SHOOT).choose(Act.SHOOT).choose(Act.GO_HOME);
    assertThat(trip.event(HuntOutcome.class).shotLbs()).isEqualTo(700);
    assertThat(trip.event(HuntOutcome.class).foodGained()).isEqualTo(500);
  }

  @Test
  void aMissMayScareTheAnimalAndDarknessEndsTheHunt() {
    int stays = 0;
    Trip trip =
        stalking(
            DEER, 2, MISS, stays, MISS, stays, MISS, stays, MISS, stays, MISS, stays, MISS, stays);
    for (int hour = 0; hour < 6; hour++) trip.choose(Act.SHOOT);
    assertThat(trip.state.pending.asked).isEqualTo(Asked.CAMP);
    assertThat(trip.state.stores.bullets).isEqualTo(188);
    assertThat(trip.event(HuntOutcome.class).foodGained()).isZero();
  }

  @Test
  void theLastBulletEndsTheHunt() {
    Trip trip = Trip.onTheRoad().calm().script(Streams.HUNT, SQUIRREL, 2, HIT);
    trip.state.journey.milliMiles = 20 * Road.MILE;
    trip.state.pending.asked = Asked.CAMP;
    trip.state.stores.bullets = 1;
    trip.choose(Act.STALK).day().choose(Act.SHOOT);
    assertThat(trip.state.stores.bullets).isZero();
    assertThat(trip.state.pending.asked).isEqualTo(Asked.CAMP);
  }
}
