package dev.astragal.games.trail.modern;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.astragal.games.trail.BarrierEvent;
import dev.astragal.games.trail.BarrierEvent.Mend;
import dev.astragal.games.trail.BarrierEvent.PartMended;
import dev.astragal.games.trail.ModernEvent;
import dev.astragal.games.trail.Streams;
import dev.astragal.games.trail.TrailChoice.Act;
import dev.astragal.games.trail.TrailChoice.Shop;
import dev.astragal.games.trail.Trip;
import dev.astragal.games.trail.breakdowns.Vehicle;
import dev.astragal.games.trail.breakdowns.VehiclePart;
import dev.astragal.games.trail.day.DayMark;
import dev.astragal.games.trail.day.DayOutcome;
import dev.astragal.games.trail.day.Ending;
import dev.astragal.games.trail.decisions.Asked;
import dev.astragal.games.trail.health.Toll;
import dev.astragal.games.trail.orders.ExecOrder;
import dev.astragal.games.trail.road.Road;
import dev.astragal.games.trail.store.Item;
import dev.astragal.games.trail.store.Tag;
import dev.astragal.kernel.rng.Draw;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What modes and strategies change late on the modern road, and what saves a vehicle there. */
class DeepRoadTest {
  private static final int MILE = Road.MILE;

  private static Trip driving(String mode, String strategy, String... settings) {
    String[] all = Arrays.copyOf(settings, settings.length + 2);
    all[settings.length] = "option:mode=" + mode;
    all[settings.length + 1] = "option:strategy=" + strategy;
    Trip trip = Trip.driving(all);
    trip.state.vehicle.barriersPassed = 3;
    return trip;
  }

  private static Trip finished(Trip trip, int miles) {
    trip.state.journey.milliMiles = miles * MILE;
    trip.state.vehicle.health = 0;
    trip.state.vehicle.breakdowns = 99;
    trip.state.travellers.budgetCents = 500;
    return trip;
  }

  @Test
  void lateVehiclesOnADeepRoadGetASecondWind() {
    assertThat(distance("aggressive", 89, 1200))
        .isCloseTo(milesOf(16 * 1.02 * 1.05 * 1.14), within(5));
    assertThat(distance("aggressive", 90, 1649))
        .isCloseTo(milesOf(16 * 1.02 * 1.05 * 1.24), within(5));
    assertThat(distance("aggressive", 55, 1099)).isCloseTo(milesOf(16 * 1.02 * 1.06), within(5));
    assertThat(distance("conservative", 145, 1940))
        .isCloseTo(milesOf(13.9 * 1.02 * 1.05 * 1.05), within(5));
    assertThat(distance("conservative", 130, 1740))
        .isCloseTo(milesOf(13.9 * 1.02 * 1.05 * 1.04), within(5));
  }

  private static int distance(String strategy, int day, int miles) {
    Trip trip = driving("deep", strategy, "dystrail.travel.behindMilesPerDay=1000");
    trip.state.clock.day = day;
    trip.state.journey.milliMiles = miles * MILE;
    return trip.day().state.journey.todayMilliMiles;
  }

  private static int milesOf(double miles) {
    return (int) (miles * MILE);
  }

  @Test
  void aFinishedVehicleOnAClassicBalancedRoadIsRepairedInTheFieldBelow1950Miles() {
    Trip trip = finished(driving("classic", "balanced"), 1900);
    trip.state.vehicle.wear = 1_000;
    PartMended mended = trip.day().event(PartMended.class);
    assertThat(mended.mend()).isEqualTo(Mend.FIELD_REPAIR);
    assertThat(mended.cents()).isEqualTo(500);
    assertThat(mended.wear()).isEqualTo(650);
    assertThat(trip.state.journey.mark).isEqualTo(DayMark.FIELD_REPAIR);
    assertThat(trip.state.journey.todayMilliMiles).isEqualTo(5_100);
    assertThat(finished(driving("classic", "balanced"), 1950).day().state.journey.ending)
        .isEqualTo(Ending.VEHICLE_FAILURE);
  }

  @Test
  void deepAggressiveVehiclesAreRepairedInTheFieldTwoTimesInThree() {
    Trip lucky = finished(driving("deep", "aggressive"), 1500).script(Streams.VEHICLE, 0, 1);
    assertThat(lucky.day().event(PartMended.class).mend()).isEqualTo(Mend.FIELD_REPAIR);
    Trip unlucky = finished(driving("deep", "aggressive"), 1500).script(Streams.VEHICLE, 0, 0);
    assertThat(unlucky.day().state.journey.ending).isEqualTo(Ending.VEHICLE_FAILURE);
  }

  @Test
  void anEmergencyLimpComesOnceInTwoHundredMilesFrom1850() {
    assertThat(finished(driving("deep", "conservative"), 1849).day().state.journey.ending)
        .isEqualTo(Ending.VEHICLE_FAILURE);
    Trip trip = finished(driving("deep", "conservative"), 1850);
    assertThat(trip.day().event(PartMended.class).mend()).isEqualTo(Mend.EMERGENCY_LIMP);
    trip.state.pending.asked = Asked.NOTHING;
    assertThat(finished(trip, 2049).day().state.journey.ending).isEqualTo(Ending.VEHICLE_FAILURE);
  }

  @Test
  void aDeepBalancedVehicleIsGuardedOnTheLastStretchAndRiggedBeforeIt() {
    Trip before = finished(driving("deep", "balanced"), 1700);
    assertThat(before.day().event(PartMended.class).mend()).isEqualTo(Mend.JURY_RIGGED);
    Trip guarded = finished(driving("deep", "balanced"), 1800);
    guarded.state.vehicle.endgame = true;
    assertThat(guarded.day().event(PartMended.class).mend()).isEqualTo(Mend.GUARDED);
    assertThat(guarded.event(PartMended.class).health()).isEqualTo(45 * Vehicle.UNIT);
  }

  @Test
  void moreBreakdownsAreBorneLateOnADeepRoad() {
    Trip trip = finished(driving("deep", "conservative"), 1950);
    trip.state.vehicle.breakdowns = 4 + 3 - 1;
    assertThat(trip.day().event(PartMended.class).mend()).isEqualTo(Mend.LIMP);
  }

  @Test
  void repairsForMoneyCostSpeedTodayAndHealMoreLateOnADeepRoad() {
    Trip early = driving("deep", "balanced").script(Streams.VEHICLE, 1, 0);
    early.state.vehicle.health = 50 * Vehicle.UNIT;
    PartMended mended = early.day().event(PartMended.class);
    assertThat(mended.health()).isEqualTo((50 - 6 + 10) * Vehicle.UNIT);
    assertThat(mended.todayPpm()).isEqualTo(850_000);
    assertThat(lateRepair("conservative")).isEqualTo((50 - 6 + 12) * Vehicle.UNIT);
    assertThat(lateRepair("aggressive")).isEqualTo((50 - 6 + 15) * Vehicle.UNIT);
  }

  private static int lateRepair(String strategy) {
    Trip trip = driving("deep", strategy).script(Streams.VEHICLE, 1, 0);
    trip.state.vehicle.health = 50 * Vehicle.UNIT;
    trip.state.vehicle.endgameRepairUsed = true;
    trip.state.journey.milliMiles = 1901 * MILE;
    return trip.day().event(PartMended.class).health();
  }

  @Test
  void theFirstBreakdownOfTheLastStretchTakesASpareAndIsPutRightForGood() {
    Trip trip = driving("deep", "balanced").script(Streams.VEHICLE, 1, 0);
    trip.state.journey.milliMiles = 1760 * MILE;
    trip.state.vehicle.endgame = true;
    trip.state.vehicle.health = 20 * Vehicle.UNIT;
    trip.state.vehicle.addSpares(VehiclePart.PUMP, 1);
    PartMended mended = trip.day().event(PartMended.class);
    assertThat(mended.mend()).isEqualTo(Mend.ENDGAME);
    assertThat(mended.spare()).isEqualTo(VehiclePart.PUMP.ordinal());
    assertThat(trip.state.vehicle.wearPpm).isEqualTo(700_000);
    assertThat(trip.state.vehicle.cooldown).isEqualTo(3);
    assertThat(trip.state.clock.partialDays).isEqualTo(1);
  }

  @Test
  void theLastStretchOfABalancedJourneyBeginsWithTheWearTakenBack() {
    Trip trip = driving("deep", "balanced");
    trip.state.journey.milliMiles = 1749 * MILE;
    trip.state.vehicle.wear = 30 * Vehicle.UNIT;
    assertThat(trip.day().state.vehicle.wear).isEqualTo(5 * Vehicle.UNIT);
  }

  @Test
  void deepAggressiveTravellersAreHeardFrom2050MilesAndAlwaysWin() {
    Trip trip = driving("deep", "aggressive");
    trip.state.vehicle.endgame = true;
    trip.state.journey.milliMiles = 2049 * MILE;
    assertThat(trip.day().kinds()).contains("BossReady");
    trip.state.pending.asked = Asked.BOSS;
    trip.choose(Act.FACE_BOSS);
    assertThat(trip.state.journey.ending).isEqualTo(Ending.BOSS_VICTORY);
  }

  @Test
  void nervesAreKeptOnceForMoneyLateOnADeepAggressiveJourney() {
    Trip trip = driving("deep", "aggressive");
    trip.state.clock.day = 130;
    trip.state.journey.milliMiles = 1800 * MILE;
    trip.state.travellers.sanity = 0;
    assertThat(trip.day().kinds()).contains("NervesKept");
    assertThat(trip.state.travellers.sanity).isEqualTo(1);
    trip.state.travellers.sanity = 0;
    trip.state.pending.asked = Asked.NOTHING;
    assertThat(trip.day().state.journey.ending).isEqualTo(Ending.SANITY_LOSS);
  }

  @Test
  void stoppedDaysGainNothingUnlessAPolicySmoothsThem() {
    assertThat(brokenDown("dystrail.smoothing.enabled=false")).isZero();
    assertThat(brokenDown("dystrail.smoothing.enabled=true")).isPositive();
  }

  private static int brokenDown(String setting) {
    Trip trip = driving("classic", "balanced", setting).script(Streams.VEHICLE, 1, 0);
    trip.state.travellers.budgetCents = 0;
    trip.state.clock.recentStops = 0b100;
    trip.day();
    assertThat(trip.state.clock.lastOutcome).isEqualTo(DayOutcome.BLOCKED_DAY);
    return trip.state.journey.todayMilliMiles;
  }

  @Test
  void aggressiveVehiclesBreakAtLeastOnceInAHundredDays() {
    Trip trip = driving("classic", "aggressive", "dystrail.journeys[1].breakdown=0");
    trip.script(Streams.VEHICLE, 1, 0).day();
    assertThat(trip.event(BarrierEvent.PartBroken.class).chance()).isEqualTo(10_000);
  }

  @Test
  void gearIsSoldUpToItsLimit() {
    Trip trip = Trip.atStart("dystrail");
    trip.choose(new Shop(Item.COATS, 2));
    assertThat(trip.answer(new Shop(Item.COATS, 1)).errors().getFirst().code())
        .isEqualTo("EXCEEDS_CAP");
  }

  @Test
  void aLegalFundOnPaperSparesTariffs() {
    Trip trip =
        driving("classic", "balanced")
            .script(Streams.EVENTS, 1, ExecOrder.TARIFF_TSUNAMI.ordinal(), 2);
    trip.state.travellers.tags = Tag.LEGAL_FUND.bit();
    assertThat(trip.day().event(ModernEvent.ExecOrderApplied.class).toll()).isEqualTo(Toll.NONE);
  }

  @Test
  void hungerThatIsCaughtOnceForcesADayOfRest() {
    Trip trip = driving("classic", "balanced");
    trip.state.travellers.supplies = 0;
    trip.state.travellers.hungryDays = 3;
    trip.state.travellers.hp = 1;
    trip.day();
    assertThat(trip.kinds()).contains("RestedInCamp");
    assertThat(trip.state.clock.lastOutcome).isEqualTo(DayOutcome.NON_TRAVEL_DAY);
  }

  @Test
  void travellersMayRestUnaskedWhenAPolicySaysSo() {
    Trip trip = driving("classic", "balanced", "dystrail.features.autoRest=true");
    trip.state.travellers.sanity = 4;
    assertThat(trip.day().kinds()).contains("RestedInCamp");
  }

  @Test
  void hungryTravellersLookOutForFoodByTheRoad() {
    Trip trip = driving("classic", "balanced");
    long fed = weightOfPantry(trip);
    Trip hungry = driving("classic", "balanced");
    hungry.state.travellers.supplies = 0;
    hungry.state.travellers.hungryDays = 3;
    assertThat(weightOfPantry(hungry)).isEqualTo(fed + 10 + 5 * 4);
  }

  private static long weightOfPantry(Trip trip) {
    List<Draw> draws = new ArrayList<>();
    trip.script(Streams.ENCOUNTER, 1, 0);
    trip.run.luck().attach(draws::add);
    trip.day();
    return draws.stream()
        .filter(draw -> draw.purpose().equals("encounter.who"))
        .flatMap(draw -> draw.candidates().stream())
        .filter(candidate -> candidate.id().equals("shared_pantry"))
        .findFirst()
        .orElseThrow()
        .weight();
  }
}
