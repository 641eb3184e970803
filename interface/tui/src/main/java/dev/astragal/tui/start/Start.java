package dev.astragal.tui.start;

import dev.astragal.kernel.screen.Ink;
import dev.astragal.kernel.tree.TreeException;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.tui.Texts;
import dev.astragal.tui.config.Action;
import dev.astragal.tui.draw.Line;
import dev.astragal.tui.draw.Pen;
import dev.astragal.tui.layout.Rect;
import dev.astragal.tui.stage.Act;
import dev.astragal.tui.stage.Help;
import dev.astragal.tui.stage.Hint;
import dev.astragal.tui.stage.LineDialog;
import dev.astragal.tui.stage.MenuDialog;
import dev.astragal.tui.stage.Stage;
import dev.astragal.tui.term.Key;
import dev.astragal.tui.term.Style;
import dev.astragal.tui.theme.Role;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** The first screen: the games, and what was begun before. */
public final class Start implements Act {
  private static final int LIST_WIDTH = 28;

  /** A cover is at most fifty cells wide and stands in a frame. */
  private static final int PICTURE_WIDTH = 52;

  private static final int TOLD_ROWS = 5;

  private final Stage stage;
  private final Runs runs;
  private final int games;
  private Menu menu;
  private Optional<String> left = Optional.empty();
  private List<Optional<Page>> pages = List.of();
  private boolean over;

  /** What is shown of a line while it is marked. */
  private record Page(Cover cover, List<String> sentences) {}

  public Start(Stage stage) {
    this.stage = stage;
    this.runs = new Runs(new StageVenue(stage));
    this.games = Cover.all(stage.texts()).size();
    this.menu = list("");
  }

  /**
   * What there is to do changes whenever something was played; what was left last comes first, and
   * is marked when it is new.
   */
  private Menu list(String marked) {
    Texts texts = stage.texts();
    List<Menu.Item> all = new ArrayList<>();
    pages = new ArrayList<>();
    List<SavedFiles.Saved> unfinished = SavedFiles.unfinished(texts);
    Optional<SavedFiles.Saved> last = unfinished.stream().findFirst();
    boolean same = last.map(SavedFiles.Saved::label).equals(left);
    left = last.map(SavedFiles.Saved::label);
    for (Cover cover : Cover.all(texts))
      if (last.filter(run -> run.game().equals(cover.id())).isPresent()) {
        String label = texts.text("start.resume", "game", cover.title());
        String group = texts.text("start.unfinished");
        all.add(new Menu.Item(label, group, () -> opened(() -> runs.resume(last.get().file()))));
        pages.add(Optional.of(new Page(cover, List.of(last.get().label()))));
      }
    addGames(all, "start.play", cover -> !cover.small());
    int before = all.size();
    if (unfinished.size() > 1)
      all.add(other("start.continue", () -> files("start.continue", unfinished, runs::resume)));
    all.add(
        other("start.watch", () -> files("start.watch", SavedFiles.newest(texts), runs::watch)));
    all.add(other("start.code", this::askCode));
    all.add(other("start.leave", () -> over = true));
    for (int i = before; i < all.size(); i++) pages.add(Optional.empty());
    addGames(all, "start.small", Cover::small);
    List<String> labels = all.stream().map(Menu.Item::label).toList();
    return new Menu(all, same ? Math.max(0, labels.indexOf(marked)) : 0);
  }

  private void addGames(List<Menu.Item> all, String heading, Predicate<Cover> which) {
    for (Cover cover : Cover.all(stage.texts())) {
      if (!which.test(cover)) continue;
      all.add(
          new Menu.Item(
              cover.title(),
              stage.text(heading),
              () -> opened(() -> stage.run(new GamePage(stage, cover)))));
      pages.add(Optional.of(new Page(cover, List.of(cover.tagline(), cover.players()))));
    }
  }

  private Menu.Item other(String label, Runnable task) {
    return new Menu.Item(stage.text(label), stage.text("start.other"), task);
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
    menu = list(menu.label());
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
        stage.text("start.title") + "  " + stage.text("start.welcome"),
        stage.text("start.games", "count", games),
        pen.role(Role.BAR));
    int height = pen.canvas().height() - 1 - Hint.rows(pen, hints());
    int wide = pen.canvas().width();
    boolean beside = wide >= LIST_WIDTH + PICTURE_WIDTH;
    int list = beside ? Math.max(LIST_WIDTH, wide / 3) : wide;
    Rect box = new Rect(0, 1, list, beside ? height : height - TOLD_ROWS);
    menu.draw(pen, box, "");
    drawPage(
        pen,
        beside
            ? new Rect(list, 1, wide - list, height)
            : new Rect(0, box.bottom(), wide, TOLD_ROWS));
    Hint.draw(pen, hints());
  }

  /** The cover of what is marked, where it has room, and what it is. */
  private void drawPage(Pen pen, Rect box) {
    pen.box(box, "", false);
    if (pages.get(menu.marked()).isEmpty()) return;
    Page page = pages.get(menu.marked()).get();
    pen.box(box, page.cover().title(), false);
    Rect inside = box.inside();
    Drawing drawing = Drawing.of(page.cover().guide().cover());
    int rows = drawing.height() + TOLD_ROWS <= box.height() ? drawing.height() + 1 : 0;
    if (rows > 0) drawing.draw(pen, inside);
    List<Line> lines = new ArrayList<>();
    Style style = pen.theme().ink(Ink.STRONG);
    for (String sentence : page.sentences()) {
      for (String part : Line.wrapped(sentence, inside.width() - 2))
        lines.add(Line.of(part, style));
      style = pen.role(Role.HINT);
    }
    Rect below =
        new Rect(inside.x() + 1, inside.y() + rows, inside.width() - 2, inside.height() - rows);
    pen.lines(below, lines, 0);
  }

  private List<Hint> hints() {
    List<Hint> hints = new ArrayList<>(Hint.choosing(stage));
    hints.addAll(Hint.of(stage, Action.HELP, Action.COMMAND, Action.QUIT));
    return hints;
  }

  @Override
  public void click(int x, int y) {
    menu.click(x, y);
  }

  @Override
  public void press(Key key, Optional<Action> action) {
    switch (action.orElse(Action.TAKE)) {
      case HELP -> Help.open(stage, Help.common(stage));
      case COMMAND -> Help.common(stage).on("quit", _ -> over = true).open();
      case QUIT, MENU -> over = true;
      default -> menu.press(stage, key, action);
    }
  }

  @Override
  public boolean over() {
    return over;
  }
}
