package dev.astragal.games.trail.river;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.astragal.games.trail.RiverEvent.CrossingChoiceInvalid;
import dev.astragal.games.trail.RiverEvent.CrossingChoiceNeeded;
import dev.astragal.games.trail.RiverEvent.CrossingOutcomeResolved;
import dev.astragal.games.trail.Streams;
import dev.astragal.games.trail.TrailChoice;
import dev.astragal.games.trail.TrailChoice.Cross;
import dev.astragal.games.trail.TrailEvent;
import dev.astragal.games.trail.TrailState;
import dev.astragal.games.trail.Trip;
import dev.astragal.games.trail.WayEvent.WaitDay;
import dev.astragal.games.trail.day.Wait;
import dev.astragal.games.trail.decisions.Asked;
import dev.astragal.kernel.rng.Candidate;
import dev.astragal.kernel.rng.Draw;
import dev.astragal.kernel.run.Kernel;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class CrossingTest {
  private static final int KANSAS = 1;
  private static final int SNAKE = 12;
  private static final int SAFE = CrossingOutcome.SAFE.ordinal();
  private static final int WET = CrossingOutcome.SUPPLIES_WET.ordinal();
  private static final int SANK = CrossingOutcome.SANK.ordinal();

  private static Trip ford(int depth, int outcome) {
    return Trip.onTheRoad()
        .river(KANSAS, depth, 300)
        .script(Streams.CROSSING, outcome)
        .choose(new Cross(CrossingMethod.FORD));
  }

  @Test
  void fordBelowTwoAndAHalfFeetLosesNoDryingDay() {
    assertThat(ford(2499, SAFE).state.journey.dryingWait).isZero();
  }

  @Test
  void fordBetweenTwoAndAHalfAndThreeFeetLosesADryingDay() {
    for (int depth : new int[] {2500, 2750, 3000}) {
      Trip trip = ford(depth, SAFE);
      assertThat(trip.kinds()).contains("SuppliesWet");
      assertThat(trip.state.journey.dryingWait).isEqualTo(1);
    }
  }

  @Test
  void goodsThatAreSoakedAlreadyDoNotDryTwice() {
    assertThat(ford(2700, WET).state.journey.dryingWait).isEqualTo(1);
  }

  @Test
  void fordBeyondThreeFeetMakesTheWorstMoreLikely() {
    List<Candidate> shallow = candidates(CrossingMethod.FORD, 3000);
    List<Candidate> deep = candidates(CrossingMethod.FORD, 4000);
    assertThat(deep.get(SANK).weight()).isEqualTo(shallow.get(SANK).weight() * 2);
    assertThat(deep.get(SAFE).weight()).isEqualTo(shallow.get(SAFE).weight());
    assertThat(deep.get(SANK).factors())
        .extracting(Candidate.Factor::label)
        .containsExactly("swiftness", "depth_swamped");
  }

  @Test
  void lossesGrowWithDepthPastThreeFeetUpToALimit() {
    assertThat(ford(3000, SANK).event(CrossingOutcomeResolved.class).losses().food())
        .isEqualTo(300);
    assertThat(ford(4000, SANK).event(CrossingOutcomeResolved.class).losses().food())
        .isEqualTo(350);
    assertThat(ford(20_000, SANK).event(CrossingOutcomeResolved.class).losses().food())
        .isEqualTo(600);
  }

  @Test
  void floatingNeedsAFootAndAHalf() {
    Trip trip = Trip.onTheRoad().river(KANSAS, 1499, 300);
    var refused = trip.answer(new Cross(CrossingMethod.CAULK_FLOAT));
    assertThat(refused.success()).isFalse();
    assertThat(refused.errors().getFirst().code()).isEqualTo("TOO_SHALLOW_TO_CAULK_FLOAT");
    assertThat(refused.events())
        .containsExactly(
            new CrossingChoiceInvalid(
                CrossingMethod.CAULK_FLOAT, "too_shallow_to_caulk_float", 1499));
    trip.state.pending.depth = 1500;
    assertThat(trip.answer(new Cross(CrossingMethod.CAULK_FLOAT)).success()).isTrue();
  }

  @Test
  void floatingBelowTheAdvisedDepthIsBiasedTowardsTheWorst() {
    assertThat(candidates(CrossingMethod.CAULK_FLOAT, 2499).get(SANK).factors())
        .extracting(Candidate.Factor::label)
        .contains("depth_too_shallow");
    assertThat(candidates(CrossingMethod.CAULK_FLOAT, 2500).get(SANK).factors())
        .extracting(Candidate.Factor::label)
        .doesNotContain("depth_too_shallow");
  }

  @Test
  void aFerryInShallowWaterChargesNothing() {
    Trip trip = Trip.onTheRoad().river(KANSAS, 2499, 300);
    int cash = trip.state.stores.cashCents;
    var refused = trip.answer(new Cross(CrossingMethod.FERRY));
    assertThat(refused.events())
        .containsExactly(
            new CrossingChoiceInvalid(CrossingMethod.FERRY, "too_shallow_for_ferry", 2499));
    assertThat(refused.next().state().stores.cashCents).isEqualTo(cash);
    assertThat(refused.next().state().pending.asked).isEqualTo(Asked.CROSSING);
    assertThat(refused.next().luck().positions()).isEqualTo(trip.run.luck().positions());
  }

  @Test
  void theFerryCostsFiveDollarsAndItsWaitIsDrawnBeforeTheOutcome() {
    Trip trip =
        Trip.onTheRoad()
            .river(KANSAS, 2600, 300)
            .script(Streams.CROSSING, 4, SAFE)
            .choose(new Cross(CrossingMethod.FERRY));
    assertThat(trip.kinds()).containsExactly("CrossingPaid", "FerryQueued");
    assertThat(trip.state.stores.cashCents).isEqualTo(160_000 - 500);
    assertThat(trip.state.journey.ferryWait).isEqualTo(4);
  }

  @Test
  void whatTheFerryDoesToTheWagonIsSeenWhenItLeaves() {
    int tipped = CrossingOutcome.TIPPED.ordinal();
    Trip trip =
        Trip.onTheRoad()
            .calm()
            .river(KANSAS, 2600, 300)
            .script(Streams.CROSSING, 2, tipped)
            .choose(new Cross(CrossingMethod.FERRY));
    assertThat(trip.state.stores.bullets).isEqualTo(200);
    assertThat(trip.day().kinds()).doesNotContain("CrossingOutcomeResolved");
    assertThat(trip.day().kinds()).containsSubsequence("FerryWaitDay", "CrossingOutcomeResolved");
    assertThat(trip.state.stores.bullets).isEqualTo(180);
    assertThat(trip.state.journey.crossingWait).isEqualTo(1);
  }

  @Test
  void aFerryWithoutAQueueLeavesAtOnce() {
    Trip trip =
        Trip.onTheRoad()
            .river(KANSAS, 2600, 300)
            .script(Streams.CROSSING, 0, SAFE)
            .choose(new Cross(CrossingMethod.FERRY));
    assertThat(trip.kinds()).containsExactly("CrossingPaid", "CrossingOutcomeResolved");
  }

  @Test
  void ferryWaitsPassOneDayATickBeforeTheCrossingDay() {
    Trip trip =
        Trip.onTheRoad()
            .calm()
            .river(KANSAS, 2600, 300)
            .script(Streams.CROSSING, 1, SAFE)
            .choose(new Cross(CrossingMethod.FERRY));
    assertThat(trip.day().kinds()).contains("FerryWaitDay");
    assertThat(trip.day().event(WaitDay.class)).isEqualTo(new WaitDay(Wait.CROSSING, 0));
    assertThat(trip.state.journey.milliMiles).isEqualTo(102_000);
  }

  @Test
  void ferriesNeverDrownAnybody() {
    for (int swiftness : new int[] {0, 500, 1150}) {
      List<Candidate> ferry = candidates(CrossingMethod.FERRY, 6000, swiftness);
      assertThat(ferry.get(CrossingOutcome.DROWNED.ordinal()).weight()).isZero();
      long accidents = ferry.stream().skip(1).mapToLong(Candidate::weight).sum();
      long all = ferry.stream().mapToLong(Candidate::weight).sum();
      assertThat(accidents / (double) all)
          .isCloseTo(0.10 * Math.min(1000, swiftness) / 1000, within(0.001));
    }
  }

  @Test
  void aFerryThatCannotBePaidIsRefused() {
    Trip trip = Trip.onTheRoad().river(KANSAS, 2600, 300);
    trip.state.stores.cashCents = 499;
    assertThat(trip.answer(new Cross(CrossingMethod.FERRY)).errors().getFirst().code())
        .isEqualTo("INSUFFICIENT_CASH");
  }

  @Test
  void aGuideTakesThreeSetsOfClothesAndAFifthOfTheRisk() {
    Trip trip =
        Trip.onTheRoad()
            .river(SNAKE, 2900, 500)
            .script(Streams.CROSSING, SANK)
            .choose(new Cross(CrossingMethod.HIRE_GUIDE));
    assertThat(trip.state.stores.clothes).isEqualTo(7 - 1);
    assertThat(trip.event(CrossingOutcomeResolved.class).losses().food()).isEqualTo(150);
    assertThat(trip.kinds()).contains("SuppliesWet");
    List<Candidate> guided = candidates(CrossingMethod.HIRE_GUIDE, 2900);
    List<Candidate> alone = candidates(CrossingMethod.FORD, 2900);
    assertThat(guided.get(SANK).weight()).isEqualTo(alone.get(SANK).weight() / 5);
  }

  @Test
  void aGuideIsForHireAtTheSnakeOnly() {
    assertThat(
            Trip.onTheRoad()
                .river(KANSAS, 2900, 500)
                .answer(new Cross(CrossingMethod.HIRE_GUIDE))
                .errors()
                .getFirst()
                .code())
        .isEqualTo("NO_GUIDE");
  }

  @Test
  void theRiverIsMeasuredOnceOnArrival() {
    Trip trip = Trip.onTheRoad().calm();
    trip.state.weather.rain = 2000;
    trip.state.journey.milliMiles = 101_000;
    trip.day();
    CrossingChoiceNeeded river = trip.event(CrossingChoiceNeeded.class);
    // 1.8 + 2.7 x (1.85 in of rain left / 4), a tenth more in spring
    assertThat(river.depth()).isEqualTo(3353);
    trip.state.weather.rain = 0;
    assertThat(trip.state.pending.depth).isEqualTo(3353);
  }

  @Test
  void crossingOutcomesFollowTheirWeights() {
    int[] seen = new int[CrossingOutcome.values().length];
    int runs = 20_000;
    Kernel<TrailState, TrailChoice, TrailEvent> kernel = Trip.kernel();
    List<Candidate> expected = candidates(CrossingMethod.FORD, 2000);
    for (int i = 0; i < runs; i++) {
      Trip trip = Trip.seeded(kernel, i).river(KANSAS, 2000, 500);
      trip.choose(new Cross(CrossingMethod.FORD));
      seen[trip.event(CrossingOutcomeResolved.class).outcome().ordinal()]++;
    }
    double all = expected.stream().mapToLong(Candidate::weight).sum();
    for (Candidate candidate : expected)
      assertThat(seen[CrossingOutcome.valueOf(candidate.id()).ordinal()] / (double) runs)
          .isCloseTo(candidate.weight() / all, within(0.01));
  }

  @Test
  void ferryWaitsAreEvenFromNoneToSixDays() {
    int[] seen = new int[7];
    int runs = 14_000;
    Kernel<TrailState, TrailChoice, TrailEvent> kernel = Trip.kernel();
    for (int i = 0; i < runs; i++) {
      Trip trip = Trip.seeded(kernel, i).river(KANSAS, 2600, 500);
      trip.state.stores.cashCents = 500;
      trip.choose(new Cross(CrossingMethod.FERRY));
      seen[trip.state.journey.ferryWait]++;
    }
    for (int count : seen) assertThat(count / (double) runs).isCloseTo(1 / 7.0, within(0.012));
  }

  private static List<Candidate> candidates(CrossingMethod method, int depth) {
    return candidates(method, depth, 500);
  }

  /** What the ledger says was in the hat. */
  private static List<Candidate> candidates(CrossingMethod method, int depth, int swiftness) {
    Trip trip = Trip.onTheRoad("deluxe.crossings.ferryWaitMax=0").river(SNAKE, depth, swiftness);
    if (method == CrossingMethod.FORD && depth == 2000) trip.river(KANSAS, depth, swiftness);
    List<Draw> draws = new ArrayList<>();
    trip.run.luck().attach(draws::add);
    trip.choose(new Cross(method));
    return draws.stream()
        .filter(draw -> draw.purpose().startsWith("crossing."))
        .findFirst()
        .orElseThrow()
        .candidates();
  }
}
