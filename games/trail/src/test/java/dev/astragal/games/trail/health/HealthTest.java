package dev.astragal.games.trail.health;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.astragal.games.trail.HealthEvent.AfflictionTriggered;
import dev.astragal.games.trail.HealthEvent.HealthTick;
import dev.astragal.games.trail.Streams;
import dev.astragal.games.trail.TrailChoice;
import dev.astragal.games.trail.TrailContent;
import dev.astragal.games.trail.TrailEvent;
import dev.astragal.games.trail.TrailGame;
import dev.astragal.games.trail.TrailState;
import dev.astragal.games.trail.Trip;
import dev.astragal.games.trail.breakdowns.Part;
import dev.astragal.games.trail.camp.Intent;
import dev.astragal.games.trail.day.Ending;
import dev.astragal.games.trail.decisions.Asked;
import dev.astragal.games.trail.road.Pace;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Severity;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.screen.Wording;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.runtime.content.Messages;
import java.util.List;
import org.junit.jupiter.api.Test;

class HealthTest {
  private static Trip withHealth(int health, String... settings) {
    Trip trip = Trip.onTheRoad(settings).calm();
    trip.state.party.health = health;
    return trip;
  }

  @Test
  void flatRecoveryTakesTenPointsADayAndStopsAtZero() {
    assertThat(withHealth(50).day().state.party.health).isEqualTo(40);
    assertThat(withHealth(4).day().state.party.health).isZero();
  }

  @Test
  void proportionalRecoveryTakesATenth() {
    assertThat(withHealth(55, "deluxe.health.recovery=proportional").day().state.party.health)
        .isEqualTo(49);
  }

  @Test
  void paceAndRationsAddTheirPenalties() {
    Trip trip = withHealth(50);
    trip.state.journey.pace = Pace.GRUELING;
    trip.state.journey.rations = Rations.BARE_BONES;
    assertThat(trip.day().event(HealthTick.class)).isEqualTo(new HealthTick(50, 60, 20, 0));
  }

  @Test
  void restDaysForgiveThePaceAndHealMore() {
    Trip trip = withHealth(50);
    trip.state.journey.pace = Pace.GRUELING;
    trip.state.journey.intent = Intent.REST;
    trip.state.journey.restDays = 1;
    assertThat(trip.day().state.party.health).isEqualTo(50 - 10 - 5);
  }

  @Test
  void winterAsksForTwoSetsOfClothesEach() {
    Trip trip = withHealth(50);
    trip.state.clock.month = 1;
    trip.state.stores.clothes = 5;
    assertThat(trip.day().event(HealthTick.class).penalty()).isEqualTo(5);
  }

  @Test
  void hungerCountsTheMissingShareAndLastsOn() {
    Trip trip = withHealth(50);
    trip.state.stores.food = 5;
    assertThat(trip.day().event(HealthTick.class).penalty()).isEqualTo(10);
    trip.state.pending.asked = Asked.NOTHING;
    assertThat(trip.day().event(HealthTick.class).penalty()).isEqualTo(15);
    trip.state.pending.asked = Asked.NOTHING;
    assertThat(trip.day().event(HealthTick.class).penalty()).isEqualTo(20);
  }

  @Test
  void everybodyDiesOnTheFourthDayInARowAtDeathsDoor() {
    Trip trip = withHealth(1000);
    for (int left : new int[] {3, 2, 1}) {
      trip.state.pending.asked = Asked.NOTHING;
      assertThat(trip.day().state.party.deathTimer).isEqualTo(left);
    }
    trip.state.pending.asked = Asked.NOTHING;
    trip.day();
    assertThat(trip.state.party.alive).isZero();
    assertThat(trip.state.journey.ending).isEqualTo(Ending.PARTY_DIED);
    assertThat(causes(trip)).containsOnly("exhausted");
  }

  @Test
  void whoeverIsHungryWhenItIsOverHasStarved() {
    Trip trip = withHealth(1000);
    trip.state.stores.food = 0;
    trip.state.party.deathTimer = 1;
    trip.day();
    assertThat(causes(trip)).containsOnly("starved");
  }

  private static List<String> causes(Trip trip) {
    return trip.state.graves.dug(trip.state.content).stream().map(Grave::cause).toList();
  }

  @Test
  void recoveryResetsTheTimer() {
    Trip trip = withHealth(151);
    assertThat(trip.day().state.party.deathTimer).isEqualTo(3);
    trip.state.pending.asked = Asked.NOTHING;
    assertThat(trip.day().state.party.deathTimer).isZero();
  }

  @Test
  void afflictionCurveIsPiecewiseLinearAndCapped() {
    TrailContent content = Trip.onTheRoad().state.content;
    assertThat(content.afflictionChance(0)).isZero();
    assertThat(content.afflictionChance(17)).isEqualTo(25_000);
    assertThat(content.afflictionChance(34)).isEqualTo(50_000);
    assertThat(content.afflictionChance(52)).isEqualTo(100_000);
    assertThat(content.afflictionChance(104)).isEqualTo(250_000);
    assertThat(content.afflictionChance(140)).isEqualTo(400_000);
    assertThat(content.afflictionChance(100_000)).isEqualTo(400_000);
  }

  @Test
  void afflictionsStrikeAsOftenAsTheCurveSays() {
    Kernel<TrailState, TrailChoice, TrailEvent> kernel =
        Trip.kernel("deluxe.health.flatRecovery=0");
    int runs = 6000;
    for (int health : new int[] {20, 60, 120}) {
      int struck = 0;
      for (int i = 0; i < runs; i++) {
        Trip trip = Trip.seeded(kernel, i).script(Streams.WEATHER, 0, 0);
        trip.state.stores.food = 1000;
        trip.state.pending.asked = Asked.NOTHING;
        trip.state.party.health = health;
        if (trip.day().kinds().contains("AfflictionTriggered")) struck++;
      }
      double expected = kernel.begin(Seed.of(1)).state().content.afflictionChance(health) / 1e6;
      assertThat(struck / (double) runs).isCloseTo(expected, within(0.02));
    }
  }

  @Test
  void healthyPartiesDrawNothingForAfflictions() {
    Trip trip = withHealth(0).script(Streams.HEALTH).day();
    assertThat(trip.kinds()).doesNotContain("AfflictionTriggered");
  }

  @Test
  void aSecondAfflictionKills() {
    Trip trip = withHealth(80).script(Streams.HEALTH, 0, 1, 0, 0, 2);
    trip.state.party.sickDays[2] = 5;
    trip.day();
    assertThat(trip.state.party.isAlive(2)).isFalse();
    assertThat(trip.event(AfflictionTriggered.class).severity()).isEqualTo(Severity.CRITICAL);
  }

  @Test
  void illnessLastsTenDaysAndInjuriesThirty() {
    Trip ill = withHealth(80).script(Streams.HEALTH, 1, 0, 0, 3).day();
    assertThat(ill.state.party.sickDays[3]).isEqualTo(10);
    Trip hurt = withHealth(80).script(Streams.HEALTH, 1, 1, 6, 3).day();
    assertThat(hurt.state.party.injuredDays[3]).isEqualTo(30);
    assertThat(hurt.event(AfflictionTriggered.class).diseaseId()).isEqualTo("broken_arm");
  }

  @Test
  void theIllAreTickedBeforeAnybodyNewFallsIll() {
    Trip trip = withHealth(80).script(Streams.HEALTH, 0, 0);
    trip.state.party.sickDays[1] = 1;
    trip.day();
    assertThat(trip.kinds()).contains("AfflictionsAdvanced");
    assertThat(trip.state.party.sickDays[1]).isZero();
  }

  @Test
  void aDoctorHalvesTheFatality() {
    double plain = deaths("option:occupation=banker");
    double doctor = deaths("option:occupation=doctor");
    assertThat(doctor / plain).isCloseTo(0.5, within(0.12));
  }

  private static double deaths(String occupation) {
    Kernel<TrailState, TrailChoice, TrailEvent> kernel =
        Trip.kernel(occupation, "deluxe.afflictions.chanceMax=0");
    int dead = 0;
    for (int i = 0; i < 4000; i++) {
      Trip trip = Trip.seeded(kernel, i);
      trip.state.stores.food = 1000;
      trip.state.pending.asked = Asked.NOTHING;
      for (int member = 0; member < Party.SIZE; member++) trip.state.party.sickDays[member] = 9;
      dead += Party.SIZE - trip.day().state.party.count();
    }
    return dead;
  }

  /** Dysentery kills two of a hundred a day, half of that when all are in good health. */
  @Test
  void whoeverGoesOnIsToldWhoMayDieAndHowLikely() {
    Trip trip = Trip.onTheRoad("option:occupation=farmer").calm();
    assertThat(warnings(trip)).isEmpty();
    trip.state.party.sickDays[2] = 4;
    trip.state.party.disease = trip.state.party.disease.with(2, disease(trip, "dysentery"));
    assertThat(warnings(trip))
        .containsExactly(
            trip.state.content.names().get(2)
                + " has dysentery: 1 % a day that it kills, less when all are in better health.");
    trip.state.party.health = 100;
    assertThat(warnings(trip)).first().asString().contains("3 % a day");
  }

  @Test
  void whoeverGoesOnWithLittleFoodIsToldHowLongItLasts() {
    Trip trip = Trip.onTheRoad().calm();
    trip.state.stores.food = 3 * 15;
    assertThat(warnings(trip)).containsExactly("Food for 3 days is left: hunt, trade or eat less.");
    trip.state.stores.food = 14;
    assertThat(warnings(trip))
        .containsExactly("There is not enough food for a day: hunt, trade or buy some.");
    trip.state.stores.food = 5 * 15;
    assertThat(warnings(trip)).isEmpty();
  }

  /** An axle is mended on two days of five; a carpenter does it on one of two. */
  @Test
  void whoeverGoesOnWithABrokenAxleIsToldWhenItMayBeMended() {
    Trip trip = Trip.onTheRoad("option:occupation=carpenter").calm();
    trip.state.journey.brokenPart = Part.AXLE.ordinal();
    assertThat(warnings(trip))
        .containsExactly(
            "The axle is broken and there is no spare: 50 % a day to mend it."
                + " A trade or a store may have one.");
  }

  private static int disease(Trip trip, String id) {
    return trip.state.content.wagonPolicy().afflictions().diseases().stream()
        .map(AfflictionPolicy.Disease::id)
        .toList()
        .indexOf(id);
  }

  private static List<String> warnings(Trip trip) {
    Messages words = Messages.of(new TrailGame());
    Wording going = trip.kernel.rules().word(trip.state, TrailChoice.Act.CONTINUE, Seat.first());
    return going.details().stream()
        .filter(detail -> detail.kind() == Wording.Detail.Kind.WARNING)
        .map(detail -> words.text(detail.text()))
        .toList();
  }
}
