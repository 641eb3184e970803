package dev.astragal.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.kernel.game.Game;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.runtime.library.GameLibrary;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.table.Chair;
import dev.astragal.runtime.table.Offer;
import dev.astragal.runtime.table.Question;
import dev.astragal.runtime.table.Seating;
import dev.astragal.runtime.table.Situation;
import dev.astragal.runtime.table.Table;
import dev.astragal.web.message.QuestionInfo;
import dev.astragal.web.message.ScreenInfo;
import dev.astragal.web.message.Worded;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Whoever has never read the documentation can say what every thing on the screen is and what every
 * choice costs: looked for in every choice of two hundred states of every game.
 */
final class EveryChoiceTest {
  private static final int STATES = 200;
  private static final int FIRST_DIE = 0x2680;
  private static final int STEPS_MAX = 4_000;

  /** Prices that are one whole thing, of which there is no more or less. */
  private static final Set<String> WHOLE =
      Set.of("Takes the action of this turn", "Used up by this");

  static Stream<String> games() {
    return GameLibrary.games().stream().map(game -> game.manifest().id());
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyThingHasHelpAndEveryPriceAndChanceItsFigure(String id) {
    Game<?, ?, ?> game = GameLibrary.game(id);
    Random random = new Random(19);
    Set<String> faults = new TreeSet<>();
    int states = 0;
    for (int round = 0; states < STATES; round++) {
      try (Table table = begun(game, round)) {
        for (int step = 0; step < STEPS_MAX && states < STATES; step++) {
          if (table.situation() instanceof Situation.Over) break;
          if (table.situation() instanceof Situation.Running) {
            table.pass(1);
            continue;
          }
          Seat seat = table.situation().asked().getFirst();
          Question question = table.question(seat).orElseThrow();
          states++;
          look(table, seat, question, faults);
          List<Offer> answers =
              question.answers().stream().filter(o -> o.kind() == Offer.Kind.ANSWER).toList();
          Offer taken = answers.get(random.nextInt(answers.size()));
          table.take(seat, question.prompt(), taken);
        }
      }
    }
    assertThat(faults).isEmpty();
  }

  private static Table begun(Game<?, ?, ?> game, int round) {
    int seats = game.manifest().seatsMin();
    RunSpec spec = RunSpec.of(game.manifest().id(), Seed.of(round), seats);
    Seating people = new Seating(Collections.nCopies(seats, new Chair.Person("")));
    return Table.begin(spec, people, Optional.empty(), Optional.empty());
  }

  private static void look(Table table, Seat seat, Question question, Set<String> faults) {
    Worded words = new Worded(table.messages());
    Map<String, ScreenInfo.ThingInfo> things = new LinkedHashMap<>();
    for (ScreenInfo.PanelInfo panel : words.screen(table.now().screen(seat)).panels())
      for (ScreenInfo.ThingInfo thing : things(panel)) things.put(thing.id(), thing);
    for (ScreenInfo.ThingInfo thing : things.values())
      if (thing.name().isBlank() || thing.help().isBlank())
        faults.add("the thing " + thing.id() + " has no help");
    QuestionInfo shown = words.question(question, List.of(seat));
    Stream.concat(shown.choices().stream(), shown.commands().stream())
        .forEach(
            offer -> {
              if (offer.label().isBlank()) faults.add("a choice without words");
              for (var detail : offer.details()) {
                boolean figure =
                    WHOLE.contains(detail.text())
                        || detail
                            .text()
                            .codePoints()
                            .anyMatch(c -> Character.isDigit(c) || c >= FIRST_DIE);
                switch (detail.kind()) {
                  case ODDS, COST -> {
                    if (!figure) faults.add(detail.kind() + " without a figure: " + detail.text());
                  }
                  case GAIN, WARNING, NOTE -> {
                    if (detail.text().isBlank()) faults.add(offer.label() + " has an empty line");
                  }
                }
              }
            });
  }

  private static List<ScreenInfo.ThingInfo> things(ScreenInfo.PanelInfo panel) {
    List<ScreenInfo.ThingInfo> all = new ArrayList<>();
    switch (panel) {
      case ScreenInfo.PanelInfo.Grid grid -> grid.things().forEach(found -> all.add(found.thing()));
      case ScreenInfo.PanelInfo.Meters meters ->
          meters.meters().forEach(meter -> meter.thing().ifPresent(all::add));
      case ScreenInfo.PanelInfo.Table table ->
          table.rows().forEach(row -> row.thing().ifPresent(all::add));
      case ScreenInfo.PanelInfo.Text text ->
          text.lines().forEach(line -> line.thing().ifPresent(all::add));
      case ScreenInfo.PanelInfo.Cards cards ->
          cards
              .spreads()
              .forEach(spread -> spread.cards().forEach(card -> card.thing().ifPresent(all::add)));
      case ScreenInfo.PanelInfo.Track track ->
          track
              .lanes()
              .forEach(lane -> lane.places().forEach(place -> place.thing().ifPresent(all::add)));
      case ScreenInfo.PanelInfo.Overlay overlay -> all.addAll(things(overlay.content()));
    }
    return all;
  }
}
