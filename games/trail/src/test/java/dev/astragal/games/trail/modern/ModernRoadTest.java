package dev.astragal.games.trail.modern;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.games.trail.BarrierEvent;
import dev.astragal.games.trail.Streams;
import dev.astragal.games.trail.TrailChoice.Act;
import dev.astragal.games.trail.TrailChoice.Shop;
import dev.astragal.games.trail.TrailGame;
import dev.astragal.games.trail.TrailRules;
import dev.astragal.games.trail.Trip;
import dev.astragal.games.trail.breakdowns.Vehicle;
import dev.astragal.games.trail.breakdowns.VehiclePart;
import dev.astragal.games.trail.day.DayOutcome;
import dev.astragal.games.trail.day.Ending;
import dev.astragal.games.trail.decisions.Asked;
import dev.astragal.games.trail.health.Diet;
import dev.astragal.games.trail.health.Travellers;
import dev.astragal.games.trail.orders.ExecOrder;
import dev.astragal.games.trail.road.Drive;
import dev.astragal.games.trail.road.Region;
import dev.astragal.games.trail.store.Item;
import dev.astragal.games.trail.store.Tag;
import dev.astragal.games.trail.weather.Season;
import dev.astragal.games.trail.weather.Sky;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.phase.Phase;
import dev.astragal.kernel.screen.Wording;
import dev.astragal.runtime.content.Messages;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ModernRoadTest {
  @Test
  void phasesRunInTheOrderOfTheSeedWithTheModernSlots() {
    TrailRules rules = (TrailRules) Trip.kernel("dystrail").rules();
    assertThat(rules.phases().stream().map(Phase::name))
        .containsExactly(
            "start-of-day",
            "weather",
            "weather-toll",
            "exec-orders",
            "consumption",
            "health",
            "strain",
            "pre-travel",
            "affliction",
            "boss-gate",
            "scheduled-waits",
            "intent",
            "vehicle",
            "travel-block",
            "encounter",
            "miles",
            "wear",
            "endgame",
            "landmarks",
            "terminal");
  }

  @Test
  void whoIsLateHasLostAndIsShownTheEnd() {
    Trip trip = Trip.driving("dystrail.lastDay=3");
    for (int day = 1; day <= 3; day++) {
      trip.state.pending.asked = Asked.NOTHING;
      assertThat(trip.day().state.over()).isFalse();
    }
    trip.state.pending.asked = Asked.NOTHING;
    assertThat(trip.day().state.journey.ending).isEqualTo(Ending.OUT_OF_TIME);
    assertThat(trip.kernel.rules().present(trip.state, Seat.first()).panels()).isNotEmpty();
  }

  @Test
  void personasReplaceWhatTheyNameAndClampIt() {
    Trip satirist = Trip.atStart("dystrail", "option:persona=satirist");
    assertThat(satirist.state.travellers.sanity).isEqualTo(10);
    assertThat(satirist.state.travellers.supplies).isEqualTo(18);
    Trip lobbyist = Trip.atStart("dystrail", "option:persona=lobbyist");
    assertThat(lobbyist.state.travellers.budgetCents).isEqualTo(13_000);
    assertThat(lobbyist.choose(new Shop(Item.SPARE_TIRE, 1)).state.travellers.budgetCents)
        .isEqualTo(13_000 - 1_350);
  }

  @Test
  void suppliesBurnByFractionsThatAddUp() {
    Trip trip = Trip.driving();
    trip.day();
    assertThat(trip.state.travellers.supplies).isEqualTo(18);
    assertThat(trip.state.travellers.burnt).isEqualTo(500);
    trip.day();
    assertThat(trip.state.travellers.supplies).isEqualTo(17);
  }

  @Test
  void hungerIsForgivenOneDayThenHurtsAndIsCaughtOnce() {
    Trip trip = Trip.driving("dystrail.camp.restHp=0");
    trip.state.travellers.supplies = 0;
    trip.state.travellers.hp = 2;
    assertThat(trip.day().state.travellers.hp).isEqualTo(2);
    assertThat(hungry(trip).hp).isEqualTo(1);
    assertThat(hungry(trip).hp).isEqualTo(1);
    assertThat(trip.state.travellers.backstopUsed).isTrue();
    hungry(trip);
    assertThat(trip.state.journey.ending).isEqualTo(Ending.COLLAPSE_HUNGER);
  }

  private static Travellers hungry(Trip trip) {
    trip.state.pending.asked = Asked.NOTHING;
    return trip.day().state.travellers;
  }

  @Test
  void badWeatherDrainsSuppliesAndGearSparesSanity() {
    Trip smoke = Trip.driving().script(Streams.WEATHER, Sky.SMOKE.ordinal(), 0);
    smoke.day();
    assertThat(smoke.state.travellers.sanity).isEqualTo(9);
    assertThat(smoke.state.travellers.supplies).isEqualTo(17);
    Trip masked = Trip.driving().script(Streams.WEATHER, Sky.SMOKE.ordinal(), 0);
    masked.state.travellers.tags = Tag.PLAGUE_RESIST.bit();
    assertThat(masked.day().state.travellers.sanity).isEqualTo(10);
  }

  @Test
  void heatWithoutWaterHurtsFromTheThirdDayOnAlternateDays() {
    Trip trip = Trip.driving();
    int[] hp = {10, 10, 9, 9};
    for (int expected : hp) {
      trip.script(Streams.WEATHER, Sky.HEAT_WAVE.ordinal(), 0, 0);
      trip.state.weather.extremeStreak = 0;
      trip.state.pending.asked = Asked.NOTHING;
      assertThat(trip.day().state.travellers.hp).isEqualTo(expected);
    }
  }

  @Test
  void ordersComeLastAndLeaveAPause() {
    Trip trip =
        Trip.driving()
            .script(Streams.EVENTS, 1, ExecOrder.SHUTDOWN.ordinal(), 2, 8, 0, 0, 0, 0, 0, 0);
    trip.day();
    assertThat(trip.kinds()).contains("ExecOrderStarted", "ExecOrderApplied");
    assertThat(trip.state.travellers.morale).isEqualTo(4);
    trip.day();
    assertThat(trip.kinds()).contains("ExecOrderEnded");
    assertThat(trip.state.affairs.quietUntil).isEqualTo(2 + 8);
  }

  @Test
  void strainAddsUpWhatIsWrongAndDrivesIllness() {
    Trip trip = Trip.driving();
    trip.state.travellers.hp = 5;
    trip.state.travellers.sanity = 5;
    trip.state.travellers.pants = 30;
    trip.day();
    assertThat(trip.state.travellers.strain).isEqualTo(500 + 500 + 300);
    Trip ill = Trip.driving();
    ill.state.travellers.hp = 5;
    ill.script(Streams.HEALTH, 1, 4).day();
    assertThat(ill.state.travellers.illDays).isEqualTo(4);
    assertThat(ill.state.travellers.hp).isEqualTo(4);
  }

  @Test
  void stressIsRelievedFirstAndThenAddedTo() {
    Trip trip = Trip.driving();
    trip.state.travellers.pants = 50;
    trip.state.travellers.drive = Drive.BLITZ;
    trip.state.travellers.diet = Diet.DOOM;
    assertThat(trip.day().state.travellers.pants).isEqualTo(50 - 1 - 1 + 6 + 4);
  }

  @Test
  void panicEndsTheJourneyWhateverTheDayWasSpentOn() {
    Trip trip = Trip.driving();
    trip.state.travellers.pants = 99;
    trip.state.travellers.drive = Drive.BLITZ;
    trip.state.journey.delayWait = 2;
    trip.day();
    assertThat(trip.state.journey.ending).isEqualTo(Ending.COLLAPSE_PANIC);
    assertThat(trip.state.clock.lastOutcome).isEqualTo(DayOutcome.GAME_OVER);
    assertThat(trip.kinds()).endsWith("DayEnded");
  }

  @Test
  void aSpareMendsTheSameDayMoneyMendsWithoutSparesAndTinkeringTakesANight() {
    Trip spare = Trip.driving().script(Streams.VEHICLE, 1, 0);
    spare.state.vehicle.addSpares(VehiclePart.TIRE, 1);
    assertThat(spare.day().event(BarrierEvent.PartMended.class).mend())
        .isEqualTo(BarrierEvent.Mend.SPARE);
    Trip money = Trip.driving().script(Streams.VEHICLE, 1, 0);
    money.day();
    assertThat(money.state.travellers.budgetCents).isEqualTo(12_000 - 1_000);
    Trip broke = Trip.driving().script(Streams.VEHICLE, 1, 0);
    broke.state.travellers.budgetCents = 0;
    broke.day();
    assertThat(broke.state.clock.lastOutcome).isEqualTo(DayOutcome.BLOCKED_DAY);
    broke.state.pending.asked = Asked.NOTHING;
    assertThat(broke.day().event(BarrierEvent.PartMended.class).mend())
        .isEqualTo(BarrierEvent.Mend.JURY_RIGGED);
    assertThat(broke.state.journey.milliMiles).isPositive();
  }

  @Test
  void theLastStretchStartsInDeepModeOnly() {
    Trip deep = Trip.driving("option:mode=deep");
    deep.state.vehicle.barriersPassed = 3;
    deep.state.journey.milliMiles = 1_749_999;
    assertThat(deep.day().kinds()).contains("EndgameActivated");
    Trip classic = Trip.driving();
    classic.state.vehicle.barriersPassed = 3;
    classic.state.journey.milliMiles = 1_749_999;
    assertThat(classic.day().kinds()).doesNotContain("EndgameActivated");
  }

  @Test
  void seasonsLastFortyFiveDaysAndRegionsFollowTheMiles() {
    Trip trip = Trip.driving();
    trip.state.clock.day = 46;
    assertThat(trip.state.season()).isEqualTo(Season.SUMMER);
    trip.state.clock.day = 181;
    assertThat(trip.state.season()).isEqualTo(Season.SPRING);
    trip.state.journey.milliMiles = 1_400_000;
    assertThat(trip.state.region()).isEqualTo(Region.BELTWAY);
  }

  /** Who sets out with next to nothing, in body, mind or purse, does not get far. */
  @ParameterizedTest
  @CsvSource({"2, 3, 4, 0, 500", "1, 1, 1, 95, 50"})
  void nobodyInADesperateStateLastsFortyDays(
      int supplies, int hp, int sanity, int pants, int cents) {
    var kernel = Trip.kernel("dystrail");
    for (int seed = 0; seed < 200; seed++) {
      Trip trip = Trip.seeded(kernel, seed);
      trip.state.travellers.supplies = supplies;
      trip.state.travellers.hp = hp;
      trip.state.travellers.sanity = sanity;
      trip.state.travellers.pants = pants;
      trip.state.travellers.budgetCents = cents;
      trip.play("balanced");
      assertThat(trip.state.clock.day).as("seed %d", seed).isLessThanOrEqualTo(40);
    }
  }

  @Test
  void whoeverGoesOnIsWarnedOfWhatIsAboutToEndTheJourney() {
    Trip trip = Trip.driving();
    assertThat(details(trip, Act.CONTINUE, Wording.Detail.Kind.WARNING)).isEmpty();
    trip.state.travellers.sanity = 2;
    trip.state.travellers.supplies = 1;
    trip.state.travellers.pants = 92;
    trip.state.vehicle.health = 12 * Vehicle.UNIT;
    assertThat(details(trip, Act.CONTINUE, Wording.Detail.Kind.WARNING))
        .containsExactly(
            "Sanity is down to 2. At 0 the journey is over: rest.",
            "Supplies are down to 1. Whoever is hungry loses health and sanity: look for more.",
            "Stress is at 92. At 100 panic ends the journey: rest.",
            "The car is down to 12 of 100. At 0 it is the end of the road.");
  }

  @Test
  void aSearchForSuppliesSaysWhatItBringsHere() {
    Trip trip = Trip.driving();
    trip.state.travellers.supplies = 0;
    assertThat(details(trip, Act.FORAGE, Wording.Detail.Kind.GAIN)).isNotEmpty();
    trip.state.travellers.supplies = trip.state.content.caps().supplies();
    assertThat(details(trip, Act.FORAGE, Wording.Detail.Kind.NOTE))
        .containsExactly("Brings: nothing.");
  }

  private static List<String> details(Trip trip, Act choice, Wording.Detail.Kind kind) {
    Messages words = Messages.of(new TrailGame());
    return trip.kernel.rules().word(trip.state, choice, Seat.first()).details().stream()
        .filter(detail -> detail.kind() == kind)
        .map(detail -> words.text(detail.text()))
        .toList();
  }
}
