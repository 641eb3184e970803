package dev.astragal.tui.start;

import dev.astragal.kernel.tree.TreeException;
import dev.astragal.runtime.content.BadInputException;
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
import dev.astragal.tui.term.Canvas;
import dev.astragal.tui.term.Key;
import dev.astragal.tui.theme.Role;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** The first screen: the games, and what was begun before. */
public final class Start implements Act {
  private final Stage stage;
  private final Runs runs;
  private final int games;
  private List<Entry> entries = List.of();
  private ChoiceList choices = ChoiceList.of(List.of(), OptionalInt.empty());
  private boolean over;

  /** Something to do, under a heading. */
  private record Entry(String label, String group, Runnable task) {}

  public Start(Stage stage) {
    this.stage = stage;
    this.runs = new Runs(new StageVenue(stage));
    this.games = Cover.all(stage.texts()).size();
    list(0);
  }

  /** What there is to do changes whenever something was played. */
  private void list(int marked) {
    Texts texts = stage.texts();
    List<Entry> all = new ArrayList<>();
    List<Cover> covers = Cover.all(texts);
    int wide = covers.stream().mapToInt(cover -> Canvas.cells(cover.title())).max().orElse(0);
    for (Cover cover : covers) {
      String gap = " ".repeat(wide - Canvas.cells(cover.title()) + 2);
      all.add(
          new Entry(
              cover.title() + gap + cover.tagline(),
              texts.text("start.play"),
              () -> opened(() -> stage.run(new GamePage(stage, cover)))));
    }
    String other = texts.text("start.other");
    List<SavedFiles.Saved> unfinished = SavedFiles.unfinished(texts);
    if (!unfinished.isEmpty()) {
      SavedFiles.Saved last = unfinished.getFirst();
      all.add(
          new Entry(
              texts.text("start.last", "run", last.label()),
              other,
              () -> opened(() -> runs.resume(last.file()))));
      all.add(
          new Entry(
              texts.text("start.continue"),
              other,
              () -> files("start.continue", unfinished, runs::resume)));
    }
    all.add(
        new Entry(
            texts.text("start.watch"),
            other,
            () -> files("start.watch", SavedFiles.newest(texts), runs::watch)));
    all.add(new Entry(texts.text("start.code"), other, this::askCode));
    all.add(new Entry(texts.text("start.leave"), other, () -> over = true));
    entries = all;
    choices =
        new ChoiceList(
            all.stream()
                .map(e -> new ChoiceList.Entry(e.label(), "", e.group(), List.of(), false))
                .toList(),
            OptionalInt.of(Math.min(marked, all.size() - 1)));
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

  private void opened(Risky task) {
    guarded(stage, task);
    list(choices.marked().orElse(0));
  }

  /** Tells the player what was wrong with the input, and goes on. */
  static void guarded(Stage stage, Risky task) {
    try {
      task.run();
    } catch (BadInputException | TreeException | IllegalArgumentException | IOException e) {
      stage.complain(String.valueOf(e.getMessage()));
    }
  }

  private void files(String title, List<SavedFiles.Saved> saved, WithFile task) {
    if (saved.isEmpty()) {
      stage.complain(stage.text("start.none"));
      return;
    }
    List<MenuDialog.Item> items = new ArrayList<>();
    for (SavedFiles.Saved run : saved)
      items.add(new MenuDialog.Item(run.label(), () -> opened(() -> task.run(run.file()))));
    stage.open(new MenuDialog(stage.text(title), items));
  }

  private void askCode() {
    String prompt = stage.text("start.code-prompt") + ": ";
    stage.open(new LineDialog(prompt, "", List.of(), this::code));
  }

  private void code(String text) {
    if (!text.isEmpty()) opened(() -> runs.begin(text));
  }

  @Override
  public void draw(Pen pen) {
    pen.bar(
        0,
        stage.text("start.title"),
        stage.text("start.games", "count", games),
        pen.role(Role.BAR));
    Rect box =
        new Rect(0, 1, pen.canvas().width(), pen.canvas().height() - 1 - Hint.rows(pen, hints()));
    pen.box(box, stage.text("start.welcome"), true);
    choices.draw(pen, box.inside());
    pen.more(box, choices.above(), choices.below());
    Hint.draw(pen, hints());
  }

  private List<Hint> hints() {
    List<Hint> hints = new ArrayList<>(Hint.choosing(stage));
    hints.addAll(Hint.of(stage, Action.HELP, Action.COMMAND, Action.QUIT));
    return hints;
  }

  private void take() {
    choices.marked().ifPresent(at -> entries.get(at).task().run());
  }

  @Override
  public void click(int x, int y) {
    OptionalInt there = choices.at(x, y);
    if (there.isEmpty()) return;
    if (there.equals(choices.marked())) take();
    else choices.select(there.getAsInt());
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
      case FIRST -> choices.selectEnd(false);
      case LAST -> choices.selectEnd(true);
      case TAKE, RIGHT -> take();
      case HELP -> Help.open(stage, Help.common(stage));
      case COMMAND -> Help.common(stage).on("quit", _ -> over = true).open();
      case QUIT, MENU -> over = true;
      default -> stage.notHere(action.get());
    }
  }

  @Override
  public boolean over() {
    return over;
  }
}
