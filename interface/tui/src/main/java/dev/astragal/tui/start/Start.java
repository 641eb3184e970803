package dev.astragal.tui.start;

import dev.astragal.kernel.tree.TreeException;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.library.GameLibrary;
import dev.astragal.tui.Texts;
import dev.astragal.tui.config.Action;
import dev.astragal.tui.draw.Pen;
import dev.astragal.tui.game.ChoiceList;
import dev.astragal.tui.layout.Rect;
import dev.astragal.tui.stage.Act;
import dev.astragal.tui.stage.Help;
import dev.astragal.tui.stage.Hint;
import dev.astragal.tui.stage.LineDialog;
import dev.astragal.tui.stage.MenuDialog;
import dev.astragal.tui.stage.Stage;
import dev.astragal.tui.term.Key;
import dev.astragal.tui.theme.Role;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** The first screen: a new game, a saved run, a recording, or a code somebody passed on. */
public final class Start implements Act {
  private final Stage stage;
  private final Runs runs;
  private final ChoiceList choices;
  private final List<Runnable> tasks;
  private boolean over;

  public Start(Stage stage) {
    this.stage = stage;
    this.runs = new Runs(new StageVenue(stage));
    this.tasks =
        List.of(
            () -> guarded(() -> stage.run(new SetupForm(stage))),
            () -> files("start.continue", runs::resume),
            () -> files("start.watch", runs::watch),
            () ->
                stage.open(
                    new LineDialog(
                        stage.text("start.code-prompt") + ": ", "", List.of(), this::code)),
            () -> over = true);
    this.choices = ChoiceList.of(labels(stage.texts()), OptionalInt.of(0));
  }

  /** What can be done, in the order it is offered. */
  public static List<String> labels(Texts texts) {
    return List.of(
        texts.text("start.new"),
        texts.text("start.continue"),
        texts.text("start.watch"),
        texts.text("start.code"),
        texts.text("start.leave"));
  }

  /** Something that may fail with a sentence for the player. */
  @FunctionalInterface
  interface Risky {
    void run() throws IOException;
  }

  /** Something to do with a file. */
  @FunctionalInterface
  private interface WithFile {
    void run(Path path) throws IOException;
  }

  private void guarded(Risky task) {
    guarded(stage, task);
  }

  /** Tells the player what was wrong with the input, and goes on. */
  static void guarded(Stage stage, Risky task) {
    try {
      task.run();
    } catch (BadInputException | TreeException | IllegalArgumentException | IOException e) {
      stage.complain(String.valueOf(e.getMessage()));
    }
  }

  private void files(String title, WithFile task) {
    guarded(
        () -> {
          List<MenuDialog.Item> items = new ArrayList<>();
          for (Path path : SavedFiles.newest())
            items.add(
                new MenuDialog.Item(SavedFiles.label(path), () -> guarded(() -> task.run(path))));
          if (items.isEmpty()) stage.complain(stage.text("start.none"));
          else stage.open(new MenuDialog(stage.text(title), items));
        });
  }

  private void code(String text) {
    if (!text.isEmpty()) guarded(() -> runs.begin(text));
  }

  @Override
  public void draw(Pen pen) {
    pen.bar(
        0,
        stage.text("start.title"),
        stage.text("start.games", "count", GameLibrary.games().size()),
        pen.role(Role.BAR));
    pen.canvas().put(3, 2, stage.text("start.welcome"), pen.role(Role.TITLE));
    choices.draw(pen, new Rect(3, 4, pen.canvas().width() - 6, pen.canvas().height() - 6));
    List<Hint> hints = new ArrayList<>(Hint.choosing(stage));
    hints.addAll(Hint.of(stage, Action.HELP, Action.COMMAND, Action.QUIT));
    Hint.draw(pen, hints);
  }

  @Override
  public void press(Key key, Optional<Action> action) {
    if (key.isDigit()) {
      choices.digit(Integer.parseInt(key.name()));
      return;
    }
    if (action.isEmpty()) return;
    switch (action.get()) {
      case UP -> choices.move(0, -1);
      case DOWN -> choices.move(0, 1);
      case TAKE, RIGHT -> choices.marked().ifPresent(at -> tasks.get(at).run());
      case HELP -> Help.open(stage, Help.common(stage));
      case COMMAND -> Help.common(stage).on("quit", _ -> over = true).open();
      case QUIT, MENU -> over = true;
      default -> {}
    }
  }

  @Override
  public boolean over() {
    return over;
  }
}
