package dev.astragal.tui.start;

import dev.astragal.kernel.screen.Ink;
import dev.astragal.tui.config.Action;
import dev.astragal.tui.draw.Line;
import dev.astragal.tui.draw.Pen;
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

/** One game: what it is about, and the ways into it. */
final class GamePage implements Act {
  private final Stage stage;
  private final Cover cover;
  private final Runs runs;
  private final Menu menu;
  private int scroll;
  private boolean over;

  GamePage(Stage stage, Cover cover) {
    this.stage = stage;
    this.cover = cover;
    this.runs = new Runs(new StageVenue(stage));
    List<Menu.Item> ways = new ArrayList<>();
    ways.add(Menu.Item.of(stage.text("page.begin"), this::begin));
    ways.add(Menu.Item.of(stage.text("page.setup"), this::setUp));
    if (!cover.guide().rules().isEmpty())
      ways.add(Menu.Item.of(stage.text("menu.rules"), this::rules));
    ways.add(Menu.Item.of(stage.text("end.fame"), this::fame));
    ways.add(Menu.Item.of(stage.text("page.back"), () -> over = true));
    menu = new Menu(ways, 0);
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

  private void setUp() {
    Start.guarded(stage, () -> stage.run(new SetupForm(stage, cover.id(), cover.title())));
  }

  private void rules() {
    stage.open(Pages.of(stage, cover.title(), cover.guide().rules()));
  }

  private void fame() {
    stage.open(Pages.fame(stage, cover.id(), cover.title()));
  }

  @Override
  public void draw(Pen pen) {
    pen.bar(0, cover.title(), cover.players(), pen.role(Role.BAR));
    int bottom = pen.canvas().height() - Hint.rows(pen, hints());
    int below = menu.size() + 2;
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
    menu.draw(pen, new Rect(0, page.bottom(), page.width(), below), stage.text("page.title"));
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
    menu.click(x, y);
  }

  @Override
  public void wheel(int lines) {
    scroll += lines;
  }

  @Override
  public void press(Key key, Optional<Action> action) {
    switch (action.orElse(Action.TAKE)) {
      case PAGE_UP -> scroll -= 5;
      case PAGE_DOWN -> scroll += 5;
      case QUIT, MENU, LEFT -> over = true;
      default -> menu.press(stage, key, action);
    }
  }

  @Override
  public boolean over() {
    return over;
  }
}
