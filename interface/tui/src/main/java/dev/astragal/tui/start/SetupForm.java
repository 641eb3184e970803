package dev.astragal.tui.start;

import dev.astragal.kernel.screen.Ink;
import dev.astragal.tui.config.Action;
import dev.astragal.tui.draw.Line;
import dev.astragal.tui.draw.Pen;
import dev.astragal.tui.layout.Rect;
import dev.astragal.tui.stage.Act;
import dev.astragal.tui.stage.Hint;
import dev.astragal.tui.stage.LineDialog;
import dev.astragal.tui.stage.Stage;
import dev.astragal.tui.term.Canvas;
import dev.astragal.tui.term.Key;
import dev.astragal.tui.theme.Role;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The questions before a new game, with what each of them and its answer means. */
final class SetupForm implements Act {
  private static final int EXPLAINED_ROWS = 6;

  private final Stage stage;
  private final String title;
  private final SetupFields setup;
  private int selected;
  private int first;
  private Rect list = Rect.NOWHERE;
  private boolean over;

  SetupForm(Stage stage, String game, String title) {
    this.stage = stage;
    this.title = title;
    this.setup = new SetupFields(stage.texts(), game);
  }

  private boolean atBegin() {
    return selected >= setup.all().size();
  }

  private void turn(int direction) {
    if (atBegin()) return;
    Field field = setup.all().get(selected);
    if (!field.typed()) setup.set(field, field.turned(direction));
  }

  private void take() {
    if (atBegin()) {
      Start.guarded(
          stage,
          () -> {
            new Runs(new StageVenue(stage)).begin(setup.spec(), setup.seating());
            over = true;
          });
      return;
    }
    Field field = setup.all().get(selected);
    if (!field.typed()) turn(1);
    else
      stage.open(
          new LineDialog(
              field.label() + ": ", field.value(), List.of(), text -> setup.set(field, text)));
  }

  @Override
  public void draw(Pen pen) {
    pen.bar(0, title, stage.text("setup.title"), pen.role(Role.BAR));
    int footer = footer(pen);
    int bottom = pen.canvas().height() - footer;
    Rect box = new Rect(0, 1, pen.canvas().width(), bottom - 1 - EXPLAINED_ROWS);
    pen.box(box, stage.text("setup.questions"), true);
    list = box.inside();
    int count = setup.all().size() + 1;
    first = Math.clamp(selected - list.height() / 2L, 0, Math.max(0, count - list.height()));
    int wide = 0;
    for (Field field : setup.all()) wide = Math.max(wide, Canvas.cells(field.label()));
    wide = Math.min(wide, list.width() * 3 / 5);
    for (int row = 0; row < list.height() && first + row < count; row++) row(pen, row, wide);
    pen.more(box, first, count - first - list.height());
    explain(pen, new Rect(0, box.bottom(), box.width(), EXPLAINED_ROWS));
    Hint.draw(pen, hints());
  }

  private int footer(Pen pen) {
    return Hint.rows(pen, hints());
  }

  private void row(Pen pen, int row, int wide) {
    int index = first + row;
    boolean here = index == selected;
    String text =
        index == setup.all().size()
            ? stage.text("setup.begin")
            : described(pen, setup.all().get(index), wide);
    pen.canvas()
        .put(
            list.x(),
            list.y() + row,
            (here ? "> " : "  ") + text + " ",
            here ? pen.role(Role.SELECTED) : pen.theme().ink(Ink.NORMAL),
            list.right());
  }

  private String described(Pen pen, Field field, int wide) {
    String label = pen.cut(field.label(), wide);
    String gap = " ".repeat(wide - Canvas.cells(label) + 2);
    if (!field.typed()) return label + gap + "< " + field.said() + " >";
    return label
        + gap
        + (field.value().isEmpty() ? stage.text("setup.typed") : "[" + field.said() + "]");
  }

  private void explain(Pen pen, Rect rect) {
    pen.box(rect, stage.text("setup.meaning"), false);
    List<String> text = new ArrayList<>();
    if (atBegin()) text.add(stage.text("setup.begin.help"));
    else {
      Field field = setup.all().get(selected);
      if (!field.help().isEmpty()) text.add(field.help());
      if (!field.meaning().isEmpty())
        text.add(stage.text("setup.value", "value", field.said(), "meaning", field.meaning()));
    }
    List<Line> lines = new ArrayList<>();
    for (String sentence : text)
      for (String part : Line.wrapped(sentence, rect.inside().width()))
        lines.add(Line.of(part, pen.role(Role.TEXT)));
    pen.lines(rect.inside(), lines, 0);
  }

  private List<Hint> hints() {
    List<Hint> hints = new ArrayList<>();
    hints.add(Hint.pair(stage, Action.UP, Action.DOWN, "hint.move"));
    if (!atBegin() && !setup.all().get(selected).typed())
      hints.add(Hint.pair(stage, Action.LEFT, Action.RIGHT, "hint.change"));
    hints.addAll(Hint.of(stage, Action.TAKE, Action.LAST));
    stage.keys().key(Action.MENU).ifPresent(k -> hints.add(new Hint(k, stage.text("hint.back"))));
    return hints;
  }

  @Override
  public void click(int x, int y) {
    if (!list.contains(x, y) || first + y - list.y() > setup.all().size()) return;
    if (selected == first + y - list.y()) take();
    else selected = first + y - list.y();
  }

  @Override
  public void press(Key key, Optional<Action> action) {
    if (action.isEmpty()) return;
    switch (action.get()) {
      case UP -> selected = Math.floorMod(selected - 1, setup.all().size() + 1);
      case DOWN -> selected = Math.floorMod(selected + 1, setup.all().size() + 1);
      case LEFT, SLOWER -> turn(-1);
      case RIGHT, FASTER -> turn(1);
      case LAST -> selected = setup.all().size();
      case FIRST -> selected = 0;
      case TAKE -> take();
      case MENU, QUIT -> over = true;
      default -> stage.notHere(action.get());
    }
  }

  @Override
  public boolean over() {
    return over;
  }
}
