package dev.astragal.games.regrets;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.games.regrets.cards.Angler;
import dev.astragal.games.regrets.cards.Dink;
import dev.astragal.games.regrets.cards.Fish;
import dev.astragal.games.regrets.cards.Gear;
import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.run.Run;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.screen.Panel;
import dev.astragal.kernel.screen.Screen;
import dev.astragal.kernel.screen.Thing;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.runtime.content.Messages;
import dev.astragal.runtime.library.GameLibrary;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.player.Players;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Whatever a screen shows can be pointed at there, and then says what it does. */
class HelpTest {
  private static final int GAMES = 500;

  /** Every card by its id. */
  private static final Set<String> CARDS =
      Stream.<Enum<?>[]>of(Fish.values(), Gear.values(), Dink.values(), Angler.values())
          .flatMap(Arrays::stream)
          .map(Enum::name)
          .collect(Collectors.toUnmodifiableSet());

  private final List<Messages> languages =
      List.of(Messages.of(new RegretsGame()), Messages.of(new RegretsGame(), "", "de"));
  private final Set<Msg> read = new HashSet<>();

  @Test
  void nothingOnAnyScreenOfRandomGamesLacksItsHelp() {
    for (int i = 0; i < GAMES; i++) {
      String madness = List.of("INERT", "DRAW_REGRETS", "TIER_SHIFT").get(i % 3);
      RegretsGame game = new RegretsGame();
      RunSpec spec =
          new RunSpec(
              "regrets",
              Seed.of(i),
              1 + i % 5,
              Map.of(),
              List.of(),
              Map.of("madness.abilities", madness));
      Kernel<RegretsState, RegretsChoice, RegretsEvent> kernel =
          Kernel.of(game, GameLibrary.setup(game, spec));
      Run<RegretsState, RegretsChoice, RegretsEvent> run = kernel.begin(Seed.of(i));
      var rng = Players.luck(Seed.of(i), 0);
      while (!(run.status() instanceof Status.Finished<RegretsChoice>)) {
        if (run.status() instanceof Status.Awaiting<RegretsChoice>(Prompt<RegretsChoice> prompt)) {
          Seat asked = prompt.firstSeat();
          check(kernel.rules().present(run.state(), asked));
          run.choose(asked, prompt.choices(asked).sample(rng));
        } else {
          run.passTime();
        }
      }
      check(kernel.rules().present(run.state(), Seat.first()));
      check(kernel.rules().present(run.state(), Seat.SPECTATOR));
    }
  }

  private void check(Screen screen) {
    Set<String> named = new HashSet<>();
    Set<String> explained = new HashSet<>();
    for (Panel panel : screen.panels()) look(panel, named, explained);
    assertThat(explained).as("cards that a screen names").containsAll(named);
  }

  private void look(Panel panel, Set<String> named, Set<String> explained) {
    switch (panel) {
      case Panel.Table table -> {
        for (Panel.Row row : table.rows()) {
          row.cells().forEach(cell -> cards(cell, named));
          explain(row.thing(), explained);
        }
      }
      case Panel.Text text -> {
        for (Panel.Line line : text.lines()) {
          cards(line.text(), named);
          explain(line.thing(), explained);
        }
      }
      case Panel.Meters meters -> {
        for (Panel.Meter meter : meters.meters()) {
          assertThat(meter.thing()).as("%s", meter.label()).isPresent();
          explain(meter.thing(), explained);
        }
      }
      case Panel.Overlay overlay -> look(overlay.content(), named, explained);
      case Panel.Grid _, Panel.Cards _, Panel.Track _ ->
          throw new AssertionError(panel.id() + " is not read here");
    }
  }

  private void explain(Optional<Thing> shown, Set<String> explained) {
    if (shown.isEmpty()) return;
    cards(shown.get().name(), explained);
    if (!read.add(shown.get().help())) return;
    for (Messages messages : languages) {
      List<String> missing = new ArrayList<>();
      String help = messages.missing(missing::add).text(shown.get().help());
      assertThat(missing).as("%s", help).isEmpty();
      assertThat(help.length()).as("%s", help).isGreaterThan(15);
    }
  }

  /** The cards a message names. */
  private static void cards(Msg msg, Set<String> into) {
    for (Msg.Arg arg : msg.args()) cards(arg.value(), into);
  }

  private static void cards(Msg.Value value, Set<String> into) {
    switch (value) {
      case Msg.Value.Named(String id, _) when CARDS.contains(id) -> into.add(id);
      case Msg.Value.Phrase(Msg phrase) -> cards(phrase, into);
      case Msg.Value.Several(List<Msg.Value> values) -> values.forEach(one -> cards(one, into));
      default -> {}
    }
  }
}
