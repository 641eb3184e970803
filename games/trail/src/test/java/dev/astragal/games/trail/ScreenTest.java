package dev.astragal.games.trail;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.games.trail.HealthEvent.AfflictionTriggered;
import dev.astragal.games.trail.HealthEvent.MemberDied;
import dev.astragal.games.trail.day.Ending;
import dev.astragal.games.trail.decisions.Asked;
import dev.astragal.games.trail.road.Road;
import dev.astragal.games.trail.road.RouteVariant;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.screen.Cell;
import dev.astragal.kernel.screen.Ink;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.screen.Panel;
import dev.astragal.kernel.screen.Screen;
import dev.astragal.runtime.content.Messages;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class ScreenTest {
  /** A window of 80 columns, less a column for the questions and two borders. */
  private static final int NARROW = 80 - 32 - 2;

  private static final int JOURNEYS = 10;

  @ParameterizedTest
  @ValueSource(strings = {"play", "dystrail"})
  void everyPanelFitsBesideTheQuestionsInASmallWindow(String policy) {
    for (String language : List.of("", "de")) {
      Messages messages = Messages.of(new TrailGame(), "", language);
      for (int seed = 0; seed < JOURNEYS; seed++) {
        Trip trip = Trip.seeded(Trip.kernel(policy), seed);
        trip.play("balanced", () -> requireNarrow(shown(trip), messages));
      }
    }
  }

  private static Screen shown(Trip trip) {
    return trip.kernel.rules().present(trip.state, Seat.of(0));
  }

  private static void requireNarrow(Screen screen, Messages messages) {
    for (Panel panel : screen.panels()) {
      switch (panel) {
        case Panel.Grid grid -> assertThat(grid.width()).isLessThanOrEqualTo(NARROW);
        case Panel.Text text -> {
          boolean breaks = List.of("party", "answers", "graves").contains(text.id());
          if (!breaks)
            for (Panel.Line line : text.lines())
              assertThat(messages.text(line.text())).hasSizeLessThanOrEqualTo(NARROW);
        }
        case Panel.Table _, Panel.Meters _, Panel.Overlay _, Panel.Cards _, Panel.Track _ -> {}
      }
    }
  }

  @Test
  void dateWeatherPositionNextPlaceAndHabitsAreTold() {
    Trip trip = Trip.onTheRoad().calm().day();
    assertThat(lines(trip, "status"))
        .containsExactly(
            "Day 2: March 2, 1848 (spring)",
            "Warm, clear sky, 55 °F",
            "Mile 20 of 2083, moving",
            "82 miles to the Kansas River",
            "Pace steady, rations filling",
            "1 day gone");
    assertThat(lines(trip, "stores"))
        .containsExactly(
            "Food 985 lb; cash $1600.00",
            "Oxen 6; sick 0; bullets 200; clothes 10",
            "Spare wheels 0, axles 0, tongues 0");
  }

  @Test
  void daysAreCountedWhenThereAreAny() {
    for (String mechanics : List.of("otdeluxe90s", "dystrail"))
      assertThat(lines(Trip.atStart(mechanics), "status")).noneMatch(line -> line.contains("gone"));
    Trip trip = Trip.onTheRoad();
    trip.state.clock.travelDays = 3;
    trip.state.clock.nonTravelDays = 1;
    assertThat(lines(trip, "status")).contains("4 days gone, 1 stopped");
  }

  @Test
  void theCurrentOfARiverIsToldInWords() {
    Trip trip = Trip.onTheRoad().at(1, Asked.CROSSING);
    trip.state.pending.width = 198_000;
    trip.state.pending.swiftness = 250;
    assertThat(lines(trip, "river")).contains("198 feet wide, a gentle current");
    trip.state.pending.swiftness = 950;
    assertThat(lines(trip, "river")).contains("198 feet wide, a raging current");
  }

  @Test
  void whoeverIsNotWellStandsOutFromTheOthers() {
    Trip trip = Trip.onTheRoad();
    trip.state.party.die(4);
    trip.state.party.sickDays[1] = 1;
    trip.state.party.disease = trip.state.party.disease.with(1, 3);
    assertThat(lines(trip, "party"))
        .containsExactly(
            "Health of all: good",
            "Ben: dysentery, 1 day to go",
            "Well: Ada, Clara and Dov",
            "Dead: Esther");
  }

  @Test
  void theEndReckonsLineByLineAndTheLinesGiveTheScore() {
    for (String policy : List.of("play", "dystrail")) {
      Trip trip = Trip.seeded(Trip.kernel(policy, "option:occupation=merchant"), 1);
      int score = trip.play("conservative").scores().get(0);
      List<Panel.Row> rows = ((Panel.Table) panel(trip, "score")).rows();
      long sum =
          rows.subList(0, rows.size() - 2).stream()
              .mapToLong(row -> number(row.cells().get(2)))
              .sum();
      int percent = policy.equals("play") ? 150 : 80;
      assertThat(score).isEqualTo(Math.round(sum * percent / 100.0));
      assertThat(number(rows.get(rows.size() - 2).cells().get(2))).isEqualTo(score);
    }
  }

  private static long number(Msg cell) {
    return Long.parseLong(Messages.of(new TrailGame()).text(cell).replaceAll("[^0-9-]", ""));
  }

  @Test
  void everyGraveNamesWhoLiesThereAndWhy() {
    Trip trip = Trip.onTheRoad().calm();
    trip.state.clock.day = 43;
    trip.state.journey.milliMiles = 640_000;
    new MemberDied(1, "Ben", "drowned").change(trip.state);
    new AfflictionTriggered(3, "Dov", 0, "cholera", false, "waterborne", 10, 0, 0, 1, true)
        .change(trip.state);
    trip.state.journey.ending = Ending.OUT_OF_TIME;
    assertThat(lines(trip, "graves"))
        .containsExactly(
            "Ben: drowned, day 43, mile 640",
            "The river was wider than it looked.",
            "Dov: cholera, day 43, mile 640",
            "Drank where everybody drank.");
  }

  private static List<String> lines(Trip trip, String id) {
    Messages messages = Messages.of(new TrailGame());
    return shown(trip).panels().stream()
        .filter(panel -> panel.id().equals(id))
        .flatMap(panel -> ((Panel.Text) panel).lines().stream())
        .map(line -> messages.text(line.text()))
        .toList();
  }

  @ParameterizedTest
  @EnumSource(RouteVariant.class)
  void everyPlaceOfARoadHasAPlaceOfItsOwnOnTheStrip(RouteVariant variant) {
    Trip trip = Trip.onTheRoad();
    trip.state.journey.variant = variant;
    Road road = trip.state.content.road();
    long places = 0;
    for (int node = 0; node < road.size(); node++) if (road.on(variant, node)) places++;
    Panel.Grid strip = (Panel.Grid) panel(trip, "trail");
    assertThat(strip.cells().stream().filter(cell -> "S~#^|*".indexOf(cell.glyph()) >= 0))
        .hasSize((int) places);
  }

  @Test
  void everyPlaceHasAPictureThatFitsBesideTheQuestions() {
    Trip trip = Trip.onTheRoad();
    Road road = trip.state.content.road();
    for (int node = 0; node < road.size(); node++) {
      trip.at(node, Asked.CAMP);
      Panel.Grid view = (Panel.Grid) panel(trip, "view");
      assertThat(view.width()).isLessThanOrEqualTo(NARROW);
      assertThat(view.height()).isEqualTo(5);
    }
  }

  @ParameterizedTest
  @EnumSource(RouteVariant.class)
  void theMapShowsEveryPlaceOfTheRoadUnderItsLetterWithItsMile(RouteVariant variant) {
    Trip trip = Trip.onTheRoad();
    trip.state.journey.variant = variant;
    Panel.Grid map = map(trip);
    Road road = trip.state.content.road();
    for (int node = 0; node < road.size(); node++) {
      char letter = (char) ('A' + node);
      int drawn = road.on(variant, node) ? 1 : 0;
      assertThat(map.cells().stream().filter(cell -> cell.glyph() == letter)).hasSize(drawn);
    }
    assertThat(map.legend())
        .contains(
            new Panel.Legend(
                Cell.of('R', Ink.GOLD),
                Msg.of(
                    "map.place",
                    "place",
                    Msg.of("the.willamette-valley"),
                    "mile",
                    road.length(variant) / 1000)));
  }

  @Test
  void theWagonIsOnTheMapBetweenPlacesAndLightsTheOneItStandsAt() {
    Trip trip = Trip.onTheRoad();
    assertThat(map(trip).cells())
        .filteredOn(Cell::lit)
        .extracting(Cell::glyph)
        .containsExactly((int) 'A');
    trip.state.journey.milliMiles = 429_000;
    trip.state.journey.node = 3;
    assertThat(map(trip).cells())
        .filteredOn(Cell::lit)
        .extracting(Cell::glyph)
        .containsExactly((int) '@');
  }

  @Test
  void theMapOfTheModernRoadShowsWhatStandsInTheWay() {
    assertThat(map(Trip.driving()).legend())
        .extracting(entry -> Character.toString(entry.cell().glyph()))
        .containsExactly("A", "B", "C", "*", "n", "#", "@", ":", ".");
  }

  @Test
  void whereNobodyIsLeftNobodysHealthIsTold() {
    Trip trip = Trip.onTheRoad();
    for (int member = 0; member < 5; member++)
      new MemberDied(member, "Ada", "drowned").change(trip.state);
    assertThat(lines(trip, "party")).containsExactly("Dead: Ada, Ben, Clara, Dov and Esther");
  }

  private static Panel.Grid map(Trip trip) {
    return (Panel.Grid) ((Panel.Overlay) panel(trip, "map")).content();
  }

  private static Panel panel(Trip trip, String id) {
    return shown(trip).panels().stream()
        .filter(panel -> panel.id().equals(id))
        .findFirst()
        .orElseThrow();
  }
}
