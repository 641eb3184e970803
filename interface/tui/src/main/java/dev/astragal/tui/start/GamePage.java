package dev.astragal.tui.start;

import dev.astragal.kernel.screen.Ink;
import dev.astragal.tui.config.Action;
import dev.astragal.tui.draw.Line;
import dev.astragal.tui.draw.Pen;
import dev.astragal.tui.game.ChoiceList;
import dev.astragal.tui.layout.Rect;
import dev.astragal.tui.stage.Act;
import dev.astragal.tui.stage.Hint;
import dev.astragal.tui.stage.Pages;
import dev.astragal.tui.stage.Stage;
import dev.astragal.tui.term.Key;
import dev.astragal.tui.theme.Role;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** One game: what it is about, and the ways into it. */
final class GamePage implements Act {
  private final Stage stage;
  private final Cover cover;
  private final Runs runs;
  private final ChoiceList choices;
  private final List<Runnable> tasks = new ArrayList<>();
  private int scroll;
  private boolean over;

  GamePage(Stage stage, Cover cover) {
    this.stage = stage;
    this.cover = cover;
    this.runs = new Runs(new StageVenue(stage));
    List<String> labels = new ArrayList<>();
    labels.add(stage.text("page.begin"));
    tasks.add(this::begin);
    labels.add(stage.text("page.setup"));
    tasks.add(
        () ->
            Start.guarded(stage, () -> stage.run(new SetupForm(stage, cover.id(), cover.title()))));
    if (!cover.guide().rules().isEmpty()) {
      labels.add(stage.text("menu.rules"));
      tasks.add(() -> stage.open(Pages.of(stage, cover.title(), cover.guide().rules())));
    }
    labels.add(stage.text("end.fame"));
    tasks.add(() -> stage.open(Pages.fame(stage, cover.id(), cover.title())));
    labels.add(stage.text("page.back"));
    tasks.add(() -> over = true);
    choices = ChoiceList.of(labels, OptionalInt.of(0));
  }

  /** As it is usually played. */
  private void begin() {
    Start.guarded(
        stage,
        () -> {
          SetupFields usual = new SetupFields(stage.texts(), cover.id());
          runs.begin(usual.spec(), usual.seating());
          over = true;
        });
  }

  @Override
  public void draw(Pen pen) {
    pen.bar(0, cover.title(), cover.players(), pen.role(Role.BAR));
    int bottom = pen.canvas().height() - Hint.rows(pen, hints());
    int below = choices.size() + 2;
    Rect page = new Rect(0, 1, pen.canvas().width(), bottom - 1 - below);
    pen.box(page, cover.title(), false);
    List<Line> lines = new ArrayList<>();
    int wide = page.width() - 4;
    for (String part : Line.wrapped(cover.tagline(), wide))
      lines.add(Line.of(part, pen.theme().ink(Ink.STRONG)));
    if (!cover.guide().introduction().isEmpty()) lines.add(Line.of("", pen.role(Role.TEXT)));
    for (String paragraph : cover.guide().introduction())
      for (String part : Line.wrapped(paragraph, wide))
        lines.add(Line.of(part, pen.role(Role.TEXT)));
    int rows = page.height() - 2;
    scroll = Math.clamp(scroll, 0, Math.max(0, lines.size() - rows));
    pen.lines(new Rect(2, page.y() + 1, wide, rows), lines, scroll);
    pen.more(page, scroll, lines.size() - scroll - rows);
    Rect box = new Rect(0, page.bottom(), page.width(), below);
    pen.box(box, stage.text("page.title"), true);
    choices.draw(pen, box.inside());
    Hint.draw(pen, hints());
  }

  private List<Hint> hints() {
    List<Hint> hints = new ArrayList<>(Hint.choosing(stage));
    hints.add(Hint.pair(stage, Action.PAGE_UP, Action.PAGE_DOWN, "hint.scroll"));
    stage.keys().key(Action.MENU).ifPresent(k -> hints.add(new Hint(k, stage.text("hint.back"))));
    return hints;
  }

  @Override
  public void click(int x, int y) {
    OptionalInt there = choices.at(x, y);
    if (there.isEmpty()) return;
    if (there.equals(choices.marked())) take();
    else choices.select(there.getAsInt());
  }

  @Override
  public void wheel(int lines) {
    scroll += lines;
  }

  private void take() {
    choices.marked().ifPresent(at -> tasks.get(at).run());
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
      case PAGE_UP -> scroll -= 5;
      case PAGE_DOWN -> scroll += 5;
      case TAKE -> take();
      case QUIT, MENU, LEFT -> over = true;
      default -> stage.notHere(action.get());
    }
  }

  @Override
  public boolean over() {
    return over;
  }
}
