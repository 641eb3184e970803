package dev.astragal.tui.play;

import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Seat;
import dev.astragal.plain.Chronicle;
import dev.astragal.plain.Fortune;
import dev.astragal.plain.Guide;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.library.GameLibrary;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.library.SharedSeeds;
import dev.astragal.runtime.store.SavedRuns;
import dev.astragal.runtime.table.Ending;
import dev.astragal.runtime.table.Table;
import dev.astragal.tui.game.ChoiceList;
import dev.astragal.tui.stage.Pages;
import dev.astragal.tui.stage.Stage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** What is left to do when a game is over, and what there is to read about it at any time. */
final class Finale {
  /** Nobody waits longer for other futures. */
  private static final Duration PATIENCE = Duration.ofSeconds(4);

  private final Stage stage;
  private final Table table;
  private final Play play;
  private final PlayMenu menu;
  private final Guide guide;

  Finale(Stage stage, Table table, Play play, PlayMenu menu) {
    this.stage = stage;
    this.table = table;
    this.play = play;
    this.menu = menu;
    this.guide = Guide.of(GameLibrary.game(table.spec().game()), table.messages().language());
  }

  PlayDesk desk(Outcome outcome) {
    List<String> text = new ArrayList<>();
    text.add(Ending.text(outcome, table.messages()));
    SharedSeeds.code(table.spec()).ifPresent(code -> text.add(stage.text("share", "code", code)));
    List<String> labels =
        List.of(
            stage.text("end.again"),
            stage.text("end.same"),
            stage.text("menu.story"),
            stage.text("end.luck"),
            stage.text("menu.watch"),
            stage.text("end.chronicle"),
            stage.text("end.fame"),
            stage.text("menu.leave"));
    List<DeskRow> rows =
        List.of(
            DeskRow.of(() -> again(false)),
            DeskRow.of(() -> again(true)),
            DeskRow.of(this::story),
            DeskRow.of(this::luck),
            DeskRow.of(menu::watch),
            DeskRow.of(this::write),
            DeskRow.of(this::fame),
            DeskRow.of(play::quit));
    return new PlayDesk(
        stage.text("panel.over"),
        text,
        Optional.empty(),
        ChoiceList.of(labels, OptionalInt.empty()),
        rows,
        stage.texts());
  }

  /** Another game with the same set-up; with another seed, or the same luck once more. */
  private void again(boolean same) {
    RunSpec old = table.spec();
    RunSpec spec =
        same
            ? old
            : old.withSeed(
                SharedSeeds.fresh(GameLibrary.game(old.game()), old.options(), old.overlays()));
    try (Table next = Table.begin(spec, table.seating(), SavedRuns.fresh(spec))) {
      next.speak(table.messages().voice(), table.messages().language());
      stage.run(new Play(stage, next));
      play.quit();
    } catch (BadInputException e) {
      stage.complain(String.valueOf(e.getMessage()));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private Chronicle chronicle() {
    Seat viewer = table.seating().firstPerson();
    return new Chronicle(table.recording(), viewer, table.messages());
  }

  /** What happened so far, as somebody would tell it. */
  void story() {
    stage.open(Pages.of(stage, stage.text("menu.story"), chronicle().lines()));
  }

  /** How lucky it was; the futures are played aside, so that every key is answered meanwhile. */
  private void luck() {
    stage.say(stage.text("end.luck.wait"));
    Fortune fortune =
        new Fortune(table.recording().copy(), table.seating().firstPerson(), table.messages());
    Thread.ofPlatform()
        .daemon()
        .name("futures")
        .start(
            () -> {
              List<String> lines = fortune.lines(PATIENCE);
              stage.post(
                  () -> {
                    if (!play.over()) stage.open(Pages.of(stage, stage.text("end.luck"), lines));
                  });
            });
  }

  /** Writes the story into a file beside the runs. */
  void write() {
    try {
      Path file = chronicle().write(SavedRuns.freshChronicle(table.spec()));
      stage.say(stage.text("end.written", "file", file.toString()));
    } catch (BadInputException e) {
      stage.complain(String.valueOf(e.getMessage()));
    }
  }

  private void fame() {
    stage.open(Pages.fame(stage, table.spec().game(), table.manifest().title()));
  }

  boolean guided() {
    return !guide.isEmpty();
  }

  /** How the game is played, where it says so. */
  void rules() {
    if (guide.isEmpty()) stage.complain(stage.text("rules.none"));
    else stage.open(Pages.of(stage, table.manifest().title(), guide.lines()));
  }
}
