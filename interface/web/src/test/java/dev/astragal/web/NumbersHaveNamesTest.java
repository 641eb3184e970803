package dev.astragal.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.kernel.game.Game;
import dev.astragal.kernel.run.Fork;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.content.Messages;
import dev.astragal.runtime.library.GameLibrary;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.table.Moment;
import dev.astragal.runtime.table.Recording;
import dev.astragal.runtime.table.Seating;
import dev.astragal.runtime.table.Table;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** In the inspector a card, a man, a seat or a part is called by its name and not by its number. */
final class NumbersHaveNamesTest {
  private static final int STEPS = 400;
  private static final int LOOKED_AT = 40;

  /** The fields of a game whose numbers are numbers of something; less than 0 is nothing there. */
  @ParameterizedTest(name = "{0} {1}")
  @CsvSource(
      nullValues = "-",
      value = {
        "pig, -, mover",
        "tictactoe, -, mover",
        "connectfour, -, mover",
        "chess, -, position.men before.men",
        "kuhn, -, cards.zones.cards cards.zones.owner done",
        "leduc, -, cards.zones.cards cards.zones.owner mover",
        "liarsdice, -, bidder order.mover",
        "regrets, -, fishers.hand fishers.mounts fishers.regrets fishers.dinks fishers.gear shoals"
            + " graveyard regretDeck regretDiscard dinkDeck shops current first preserver coin",
        "delve, -, map.itemKind loadout.weapons loadout.god",
        "trail, otdeluxe90s, journey.node journey.brokenPart stalk.animal clock.month"
            + " party.sickDays party.injuredDays pending.encounter",
        "trail, dystrail play, affairs.order affairs.metInRegion vehicle.brokenPart vehicle.spares"
            + " pending.encounter",
      })
  void noNumberOfSomethingIsBare(String id, String overlays, String fields) {
    Game<?, ?, ?> game = GameLibrary.game(id);
    Set<String> wanted = new LinkedHashSet<>(Arrays.asList(fields.split(" ", -1)));
    Set<String> met = new LinkedHashSet<>();
    List<String> bare = new ArrayList<>();
    Messages messages = Messages.of(game);
    for (Moment moment : moments(game, overlays)) {
      Map<String, Msg> names = moment.names();
      numbers(
          moment.state(),
          "",
          (path, value) -> {
            String field = path.replaceAll("\\[\\d+\\]", "");
            if (!wanted.contains(field) || value < 0 || (id.equals("chess") && value == 0)) return;
            met.add(field);
            if (!names.containsKey(path)) bare.add(path + " is " + value);
            else if (!messages.text(names.get(path)).matches(".*\\p{L}{2}.*"))
              bare.add(path + " has no words");
          });
    }
    assertThat(bare).isEmpty();
    assertThat(met).as("the game still has such fields").isNotEmpty();
  }

  private static List<Moment> moments(Game<?, ?, ?> game, String overlays) {
    int seats = Math.max(game.manifest().seatsMin(), Math.min(2, game.manifest().seatsMax()));
    List<RunSpec.Overlay> over =
        overlays == null
            ? List.of()
            : Arrays.stream(overlays.split(" ", -1))
                .<RunSpec.Overlay>map(RunSpec.Overlay.Named::new)
                .toList();
    Seed seed = new Seed("names");
    RunSpec spec = new RunSpec(game.manifest().id(), seed, seats, Map.of(), over, Map.of());
    List<String> bots = List.of(Seating.usual(game));
    try (Table table =
        Table.begin(spec, Seating.bots(bots, seats), Optional.empty(), Optional.empty())) {
      Recording run =
          table.recording().future(0, new Fork.SameLuck(), Optional.empty(), bots, seed, STEPS);
      List<Moment> all = new ArrayList<>();
      long every = Math.max(1, run.lastStep() / LOOKED_AT);
      for (long step = 0; step <= run.lastStep(); step += every) all.add(run.at(step));
      return all;
    }
  }

  /** Sees a number and where it stands. */
  @FunctionalInterface
  private interface Visitor {
    void number(String path, long value);
  }

  private static void numbers(Tree tree, String path, Visitor visitor) {
    switch (tree) {
      case Tree.Table table ->
          table
              .fields()
              .forEach(
                  (field, value) ->
                      numbers(value, path.isEmpty() ? field : path + "." + field, visitor));
      case Tree.Rows rows -> {
        for (int i = 0; i < rows.items().size(); i++)
          numbers(rows.items().get(i), path + "[" + i + "]", visitor);
      }
      case Tree.Whole whole -> visitor.number(path, whole.value());
      case Tree.Text _, Tree.Decimal _, Tree.Flag _, Tree.Empty _ -> {}
    }
  }
}
