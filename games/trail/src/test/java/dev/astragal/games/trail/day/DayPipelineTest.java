package dev.astragal.games.trail.day;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.entry;

import dev.astragal.games.trail.Streams;
import dev.astragal.games.trail.TrailChoice;
import dev.astragal.games.trail.TrailEvent;
import dev.astragal.games.trail.TrailRules;
import dev.astragal.games.trail.TrailState;
import dev.astragal.games.trail.Trip;
import dev.astragal.games.trail.WayEvent;
import dev.astragal.games.trail.camp.Intent;
import dev.astragal.games.trail.decisions.Asked;
import dev.astragal.games.trail.decisions.Pending;
import dev.astragal.games.trail.road.NavigationStop;
import dev.astragal.kernel.game.Game;
import dev.astragal.kernel.game.Severity;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.phase.Phase;
import dev.astragal.kernel.phase.Pipeline;
import dev.astragal.kernel.phase.Verdict;
import dev.astragal.kernel.rng.Stream;
import dev.astragal.kernel.rng.UndeclaredStreamException;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.run.Run;
import dev.astragal.kernel.seed.Seed;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class DayPipelineTest {
  @Test
  void phasesRunInTheOrderOfTheSeed() {
    TrailRules rules = (TrailRules) Trip.kernel().rules();
    assertThat(rules.phases().stream().map(Phase::name))
        .containsExactly(
            "start-of-day",
            "weather",
            "consumption",
            "health",
            "affliction",
            "scheduled-waits",
            "intent",
            "vehicle",
            "travel-block",
            "encounter",
            "miles",
            "endgame",
            "landmarks",
            "random-events",
            "terminal");
  }

  @Test
  void aTravelledDayTellsItsStoryInOrder() {
    Trip trip = Trip.onTheRoad().calm().day();
    assertThat(trip.kinds())
        .containsExactly(
            "DayStarted",
            "WeatherResolved",
            "DailyConsumptionApplied",
            "HealthTick",
            "IntentResolved",
            "TravelProgress",
            "DayEnded");
    assertThat(trip.state.clock.lastOutcome).isEqualTo(DayOutcome.TRAVELED_DAY);
  }

  @Test
  void eachPhaseDeclaresOnlyTheStreamsOfItsDomain() {
    assertThat(drawing())
        .containsExactly(
            entry("weather", List.of(Streams.WEATHER)),
            entry("affliction", List.of(Streams.HEALTH)),
            entry("scheduled-waits", List.of(Streams.CROSSING)),
            entry("intent", List.of(Streams.TRADE, Streams.HUNT)),
            entry("vehicle", List.of(Streams.VEHICLE)),
            entry("encounter", List.of(Streams.ENCOUNTER)),
            entry("miles", List.of(Streams.TRAVEL, Streams.EVENTS)),
            entry("random-events", List.of(Streams.EVENTS)));
    assertThat(drawing("dystrail"))
        .containsExactly(
            entry("weather", List.of(Streams.WEATHER)),
            entry("exec-orders", List.of(Streams.EVENTS)),
            entry("pre-travel", List.of(Streams.EVENTS)),
            entry("affliction", List.of(Streams.HEALTH)),
            entry("vehicle", List.of(Streams.VEHICLE)),
            entry("encounter", List.of(Streams.ENCOUNTER)),
            entry("miles", List.of(Streams.TRAVEL, Streams.EVENTS)));
  }

  /** The phases that may draw at all. */
  private static Map<String, List<Stream>> drawing(String... settings) {
    TrailRules rules = (TrailRules) Trip.kernel(settings).rules();
    Map<String, List<Stream>> streams = new LinkedHashMap<>();
    for (Phase<TrailState, TrailEvent, DayOutcome> phase : rules.phases())
      if (!phase.streams().isEmpty()) streams.put(phase.name(), phase.streams());
    return streams;
  }

  @Test
  void aPhaseThatTouchesAForeignStreamFails() {
    DayPhase thief =
        new DayPhase("thief", Streams.WEATHER) {
          @Override
          public Verdict<DayOutcome> run(TrailState state, Turn<TrailState, TrailEvent> turn) {
            turn.rng(Streams.HEALTH).below(6);
            return PROCEED;
          }
        };
    Pipeline<TrailState, TrailEvent, DayOutcome> pipeline =
        new Pipeline<>(List.of(thief), DayOutcome.TRAVELED_DAY, (state, result, turn) -> {});
    Trip trip = Trip.onTheRoad();
    Game<TrailState, TrailChoice, TrailEvent> game = new ForeignPhase(pipeline);
    Run<TrailState, TrailChoice, TrailEvent> run =
        Kernel.of(game, trip.kernel.setup()).begin(Seed.of(1));
    assertThatThrownBy(run::passTime)
        .isInstanceOf(UndeclaredStreamException.class)
        .hasMessageContaining("health");
  }

  @Test
  void moreLuckInOneStreamChangesNoOther() {
    Trip plain = Trip.onTheRoad();
    Trip shaken = Trip.onTheRoad();
    shaken.run.luck().stream(Streams.HUNT).below(6);
    for (int day = 0; day < 4; day++) {
      plain.state.pending.asked = Asked.NOTHING;
      shaken.state.pending.asked = Asked.NOTHING;
      plain.day();
      shaken.day();
      assertThat(shaken.run.events()).isEqualTo(plain.run.events());
    }
  }

  @Test
  void everyEarlyReturnStillClosesTheDay() {
    Trip waiting = Trip.onTheRoad().calm();
    waiting.state.journey.ferryWait = 2;
    assertClosed(waiting, DayOutcome.NON_TRAVEL_DAY);
    Trip resting = Trip.onTheRoad().calm();
    resting.state.journey.intent = Intent.REST;
    resting.state.journey.restDays = 1;
    assertClosed(resting, DayOutcome.NON_TRAVEL_DAY);
    Trip trading = Trip.onTheRoad().calm();
    trading.state.journey.intent = Intent.TRADE;
    assertClosed(trading, DayOutcome.NON_TRAVEL_DAY);
    Trip hunting = Trip.onTheRoad().calm();
    hunting.state.journey.intent = Intent.HUNT;
    hunting.state.journey.intentAmount = 5;
    assertClosed(hunting, DayOutcome.NON_TRAVEL_DAY);
    assertClosed(Trip.onTheRoad().calm().script(Streams.ENCOUNTER, 1, 2), DayOutcome.ENCOUNTER_DAY);
    Trip oxless = Trip.onTheRoad().calm();
    oxless.state.stores.oxen = 0;
    assertClosed(oxless, DayOutcome.BLOCKED_DAY);
    Trip blocked = Trip.onTheRoad().calm();
    blocked.state.journey.blockedDays = 3;
    assertClosed(blocked, DayOutcome.BLOCKED_DAY);
    Trip lost = Trip.onTheRoad().calm().script(Streams.EVENTS, 1, 0, 2);
    assertClosed(lost, DayOutcome.DELAYED_DAY);
    Trip atRiver = Trip.onTheRoad().calm();
    atRiver.state.journey.milliMiles = 101_000;
    assertClosed(atRiver, DayOutcome.STOPPED_NEEDS_CHOICE);
    Trip dying = Trip.onTheRoad().calm();
    dying.state.party.health = 200;
    dying.state.party.deathTimer = 1;
    assertClosed(dying, DayOutcome.GAME_OVER);
  }

  private static void assertClosed(Trip trip, DayOutcome outcome) {
    int day = trip.state.clock.day;
    trip.day();
    assertThat(trip.kinds()).endsWith("DayEnded");
    assertThat(trip.kinds()).containsOnlyOnce("WeatherResolved").containsOnlyOnce("HealthTick");
    assertThat(trip.state.clock.day).isEqualTo(day + 1);
    assertThat(trip.state.clock.lastOutcome).isEqualTo(outcome);
  }

  @Test
  void aHardStopLeavesNoMiles() {
    Trip lost = Trip.onTheRoad().calm().script(Streams.EVENTS, 1, 0, 2).day();
    assertThat(lost.state.journey.milliMiles).isZero();
    assertThat(lost.event(WayEvent.NavigationStopped.class))
        .isEqualTo(new WayEvent.NavigationStopped(NavigationStop.LOST_TRAIL, 2, 1));
    assertThat(lost.event(WayEvent.NavigationStopped.class).severity())
        .isEqualTo(Severity.CRITICAL);
    assertThat(lost.state.journey.delayWait).isEqualTo(1);
  }

  @Test
  void overlaysAreResolvedBeforeAnyPhaseAndTheSeasonWins() {
    Trip trip =
        Trip.onTheRoad(
            "overlays.heartland.travel=0.5",
            "overlays.heartland.weather.breakdown=2",
            "overlays.spring.travel=0.25",
            "overlays.spring.weather.rain=1.5");
    assertThat(trip.state.content.overlay(trip.state).travelPpm()).isEqualTo(250_000);
    assertThat(trip.state.content.effects(trip.state).breakdown()).isEqualTo(2_000_000);
    trip.calm().day();
    assertThat(trip.state.journey.milliMiles).isEqualTo(5_000);
    assertThat(trip.state.weather.rain).isEqualTo(1_500 - 150);
  }

  @Test
  void eventsAloneRebuildTheState() {
    Trip original = Trip.onTheRoad();
    Run<TrailState, TrailChoice, TrailEvent> rebuilt = original.run.copy();
    for (int day = 0; day < 30; day++) {
      original.state.pending.asked = Asked.NOTHING;
      rebuilt.state().pending.asked = Asked.NOTHING;
      original.state.pending.encounter = Pending.NONE;
      if (original.state.over()) break;
      original.day();
      rebuilt.rebuild(original.run.lastStep());
      assertThat(rebuilt.hash()).isEqualTo(original.run.hash());
    }
  }
}
