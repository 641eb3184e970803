package dev.astragal.tui.start;

import dev.astragal.kernel.screen.Ink;
import dev.astragal.tui.config.Action;
import dev.astragal.tui.draw.Pen;
import dev.astragal.tui.stage.Act;
import dev.astragal.tui.stage.Hint;
import dev.astragal.tui.stage.LineDialog;
import dev.astragal.tui.stage.Stage;
import dev.astragal.tui.term.Key;
import dev.astragal.tui.theme.Role;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Everything that can be set before a new game, each with its usual value. */
final class SetupForm implements Act {
  private final Stage stage;
  private final SetupFields setup;
  private int selected;
  private boolean over;

  SetupForm(Stage stage) {
    this.stage = stage;
    this.setup = new SetupFields(stage.texts());
  }

  private void turn(int direction) {
    if (selected >= setup.all().size()) return;
    Field field = setup.all().get(selected);
    if (!field.typed()) setup.set(field, field.turned(direction));
  }

  private void take() {
    if (selected >= setup.all().size()) {
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
    pen.bar(0, stage.text("setup.title"), "", pen.role(Role.BAR));
    int rows = Math.max(1, pen.canvas().height() - 4);
    int first = Math.clamp(selected - rows + 1L, 0, setup.all().size());
    for (int row = 0; row < rows && first + row <= setup.all().size(); row++) {
      int index = first + row;
      String text =
          index == setup.all().size()
              ? stage.text("setup.begin")
              : described(setup.all().get(index));
      pen.canvas()
          .put(
              2,
              2 + row,
              (index == selected ? "> " : "  ") + text + " ",
              index == selected ? pen.role(Role.SELECTED) : pen.theme().ink(Ink.NORMAL));
    }
    List<Hint> hints = new ArrayList<>();
    hints.add(Hint.pair(stage, Action.UP, Action.DOWN, "hint.move"));
    hints.add(Hint.pair(stage, Action.LEFT, Action.RIGHT, "hint.change"));
    hints.addAll(Hint.of(stage, Action.TAKE));
    stage.keys().key(Action.MENU).ifPresent(k -> hints.add(new Hint(k, stage.text("hint.back"))));
    Hint.draw(pen, hints);
  }

  private String described(Field field) {
    String value = field.value();
    if (field.typed()) value = value.isEmpty() ? stage.text("setup.typed") : "[" + value + "]";
    else value = "< " + value + " >";
    return String.format("%-22s %s", field.label(), value);
  }

  @Override
  public void press(Key key, Optional<Action> action) {
    if (action.isEmpty()) return;
    switch (action.get()) {
      case UP -> selected = Math.floorMod(selected - 1, setup.all().size() + 1);
      case DOWN -> selected = Math.floorMod(selected + 1, setup.all().size() + 1);
      case LEFT -> turn(-1);
      case RIGHT -> turn(1);
      case LAST -> selected = setup.all().size();
      case FIRST -> selected = 0;
      case TAKE -> take();
      case MENU, QUIT -> over = true;
      default -> {}
    }
  }

  @Override
  public boolean over() {
    return over;
  }
}
