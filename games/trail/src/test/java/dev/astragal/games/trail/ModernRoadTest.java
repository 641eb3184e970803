package dev.astragal.games.trail;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.astragal.games.trail.CampEvent.ChoiceRejected;
import dev.astragal.games.trail.TrailChoice.Act;
import dev.astragal.games.trail.TrailChoice.Clear;
import dev.astragal.games.trail.TrailChoice.Respond;
import dev.astragal.games.trail.TrailChoice.Shop;
import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.phase.Phase;
import dev.astragal.kernel.rng.Candidate;
import dev.astragal.kernel.rng.Draw;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.screen.Msg;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class ModernRoadTest {
  /** On the modern road with clear skies and nothing going wrong. */
  private static Trip driving(String... settings) {
    String[] all = Arrays.copyOf(settings, settings.length + 1);
    all[settings.length] = "dystrail";
    Trip trip = Trip.atStart(all).calm();
    trip.state.pending.asked = Asked.NOTHING;
    trip.state.travellers.allies = 0;
    return trip;
  }

  @Test
  void phasesRunInTheOrderOfTheSeedWithTheModernSlots() {
    TrailGame game = (TrailGame) Trip.kernel("dystrail").game();
    assertThat(game.phases().stream().map(Phase::name))
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
    Trip trip = driving();
    trip.day();
    assertThat(trip.state.travellers.supplies).isEqualTo(18);
    assertThat(trip.state.travellers.burnt).isEqualTo(500);
    trip.day();
    assertThat(trip.state.travellers.supplies).isEqualTo(17);
  }

  @Test
  void hungerIsForgivenOneDayThenHurtsAndIsCaughtOnce() {
    Trip trip = driving("dystrail.camp.restHp=0");
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
    Trip smoke = driving().script(Streams.WEATHER, Sky.SMOKE.ordinal(), 0);
    smoke.day();
    assertThat(smoke.state.travellers.sanity).isEqualTo(9);
    assertThat(smoke.state.travellers.supplies).isEqualTo(17);
    Trip masked = driving().script(Streams.WEATHER, Sky.SMOKE.ordinal(), 0);
    masked.state.travellers.tags = Tag.PLAGUE_RESIST.bit();
    assertThat(masked.day().state.travellers.sanity).isEqualTo(10);
  }

  @Test
  void heatWithoutWaterHurtsFromTheThirdDayOnAlternateDays() {
    Trip trip = driving();
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
        driving().script(Streams.EVENTS, 1, ExecOrder.SHUTDOWN.ordinal(), 2, 8, 0, 0, 0, 0, 0, 0);
    trip.day();
    assertThat(trip.kinds()).contains("ExecOrderStarted", "ExecOrderApplied");
    assertThat(trip.state.travellers.morale).isEqualTo(4);
    trip.day();
    assertThat(trip.kinds()).contains("ExecOrderEnded");
    assertThat(trip.state.affairs.quietUntil).isEqualTo(2 + 8);
  }

  @Test
  void strainAddsUpWhatIsWrongAndDrivesIllness() {
    Trip trip = driving();
    trip.state.travellers.hp = 5;
    trip.state.travellers.sanity = 5;
    trip.state.travellers.pants = 30;
    trip.day();
    assertThat(trip.state.travellers.strain).isEqualTo(500 + 500 + 300);
    Trip ill = driving();
    ill.state.travellers.hp = 5;
    ill.script(Streams.HEALTH, 1, 4).day();
    assertThat(ill.state.travellers.illDays).isEqualTo(4);
    assertThat(ill.state.travellers.hp).isEqualTo(4);
  }

  @Test
  void stressIsRelievedFirstAndThenAddedTo() {
    Trip trip = driving();
    trip.state.travellers.pants = 50;
    trip.state.travellers.drive = Drive.BLITZ;
    trip.state.travellers.diet = Diet.DOOM;
    assertThat(trip.day().state.travellers.pants).isEqualTo(50 - 1 - 1 + 6 + 4);
  }

  @Test
  void panicEndsTheJourneyWhateverTheDayWasSpentOn() {
    Trip trip = driving();
    trip.state.travellers.pants = 99;
    trip.state.travellers.drive = Drive.BLITZ;
    trip.state.journey.delayWait = 2;
    trip.day();
    assertThat(trip.state.journey.ending).isEqualTo(Ending.COLLAPSE_PANIC);
    assertThat(trip.state.clock.lastOutcome).isEqualTo(DayOutcome.GAME_OVER);
    assertThat(trip.kinds()).endsWith("DayEnded");
  }

  @Test
  void anEncounterEndsTheDayHalfwayAndAsks() {
    Trip trip = driving().script(Streams.ENCOUNTER, 1, placeAmongThoseAbout("miracle_tonic"));
    trip.day();
    assertThat(trip.state.clock.lastOutcome).isEqualTo(DayOutcome.ENCOUNTER_DAY);
    assertThat(trip.state.pending.asked).isEqualTo(Asked.ENCOUNTER);
    // 15.6 miles x 1.03, about half of it
    assertThat(trip.state.journey.milliMiles).isEqualTo(8_194);
    assertThat(trip.state.affairs.encounterCooldown).isEqualTo(2);
  }

  @Test
  void anAnswerBringsItsEffects() {
    Trip trip = driving();
    int index = indexOf(trip, "miracle_tonic");
    trip.state.pending.encounter = index;
    trip.state.pending.asked = Asked.ENCOUNTER;
    trip.script(Streams.ENCOUNTER, 1).choose(new Respond(0));
    assertThat(trip.state.travellers.hp).isEqualTo(9);
    assertThat(trip.state.travellers.sanity).isEqualTo(9);
    assertThat(trip.state.travellers.pants).isEqualTo(3);
    assertThat(trip.state.travellers.receipts).isEqualTo(1);
  }

  /** Those about in the heartland on a classic journey are what is picked from. */
  private static int placeAmongThoseAbout(String id) {
    Encounters pool = driving().state.rules.encounters();
    int place = 0;
    for (int i = 0; !pool.get(i).id().equals(id); i++)
      if (pool.get(i).regions().contains(Region.HEARTLAND)
          && pool.get(i).modes().contains(Mode.CLASSIC)) place++;
    return place;
  }

  private static int indexOf(Trip trip, String id) {
    Encounters pool = trip.state.rules.encounters();
    for (int i = 0; i < pool.size(); i++) if (pool.get(i).id().equals(id)) return i;
    throw new AssertionError(id);
  }

  @Test
  void facesNotSeenYetAreLikelierAndTheLedgerSaysWhy() {
    Trip trip = driving().script(Streams.ENCOUNTER, 1, placeAmongThoseAbout("miracle_tonic"));
    List<Draw> draws = new ArrayList<>();
    trip.run.luck().attach(draws::add);
    trip.day();
    List<Candidate> pool =
        draws.stream()
            .filter(draw -> draw.purpose().equals("encounter.who"))
            .findFirst()
            .orElseThrow()
            .candidates();
    assertThat(pool)
        .filteredOn(candidate -> candidate.weight() > 0)
        .isNotEmpty()
        .allMatch(candidate -> candidate.weight() == candidate.base() + 17);
  }

  @Test
  void aSpareMendsTheSameDayMoneyMendsWithoutSparesAndTinkeringTakesANight() {
    Trip spare = driving().script(Streams.VEHICLE, 1, 0);
    spare.state.vehicle.spares[0] = 1;
    assertThat(spare.day().event(BarrierEvent.PartMended.class).mend())
        .isEqualTo(BarrierEvent.Mend.SPARE);
    Trip money = driving().script(Streams.VEHICLE, 1, 0);
    money.day();
    assertThat(money.state.travellers.budgetCents).isEqualTo(12_000 - 1_000);
    Trip broke = driving().script(Streams.VEHICLE, 1, 0);
    broke.state.travellers.budgetCents = 0;
    broke.day();
    assertThat(broke.state.clock.lastOutcome).isEqualTo(DayOutcome.BLOCKED_DAY);
    broke.state.pending.asked = Asked.NOTHING;
    assertThat(broke.day().event(BarrierEvent.PartMended.class).mend())
        .isEqualTo(BarrierEvent.Mend.JURY_RIGGED);
    assertThat(broke.state.journey.milliMiles).isPositive();
  }

  @Test
  void barriersStopTheVehicleAndADetourCostsDays() {
    Trip trip = driving();
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
    Trip trip = driving().at(0, Asked.CROSSING);
    trip.state.travellers.tags = Tag.PERMIT.bit();
    List<Draw> draws = new ArrayList<>();
    trip.run.luck().attach(draws::add);
    trip.choose(new Clear(BarrierWay.PERMIT));
    assertThat(draws.getFirst().candidates().getLast().weight()).isZero();
    assertThat(trip.state.travellers.credibility).isEqualTo(8);
    assertThat(driving().at(0, Asked.CROSSING).answer(new Clear(BarrierWay.PERMIT)).events())
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
    Trip trip = driving().at(0, Asked.CROSSING);
    trip.state.vehicle.bribes = before;
    List<Draw> draws = new ArrayList<>();
    trip.run.luck().attach(draws::add);
    trip.choose(new Clear(BarrierWay.BRIBE));
    assertThat(trip.state.travellers.budgetCents).isEqualTo(11_000);
    return draws.getFirst().candidates().getFirst().weight();
  }

  @Test
  void theBossGateOutranksEveryWish() {
    Trip trip = driving();
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

  @Test
  void theLastStretchStartsInDeepModeOnly() {
    Trip deep = driving("option:mode=deep");
    deep.state.vehicle.barriersPassed = 3;
    deep.state.journey.milliMiles = 1_749_999;
    assertThat(deep.day().kinds()).contains("EndgameActivated");
    Trip classic = driving();
    classic.state.vehicle.barriersPassed = 3;
    classic.state.journey.milliMiles = 1_749_999;
    assertThat(classic.day().kinds()).doesNotContain("EndgameActivated");
  }

  @Test
  void seasonsLastFortyFiveDaysAndRegionsFollowTheMiles() {
    Trip trip = driving();
    trip.state.clock.day = 46;
    assertThat(trip.state.season()).isEqualTo(Season.SUMMER);
    trip.state.clock.day = 181;
    assertThat(trip.state.season()).isEqualTo(Season.SPRING);
    trip.state.journey.milliMiles = 1_400_000;
    assertThat(trip.state.region()).isEqualTo(Region.BELTWAY);
  }
}
