package dev.astragal.tui.stage;

import dev.astragal.tui.config.Action;
import dev.astragal.tui.draw.Line;
import dev.astragal.tui.draw.Pen;
import dev.astragal.tui.layout.Rect;
import dev.astragal.tui.term.Canvas;
import dev.astragal.tui.term.Key;
import dev.astragal.tui.theme.Role;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A list of things to do, perhaps below some sentences; taking one closes it. */
public final class MenuDialog implements Dialog {
  private static final int FRAME = 2;
  private static final int TEXT_WIDTH_MAX = 60;

  private final String title;
  private final List<String> text;
  private final List<Item> items;
  private int selected;
  private int rows = 1;
  private int first;
  private Rect list = Rect.NOWHERE;

  /** Something to do. */
  public record Item(String label, Runnable task) {}

  public MenuDialog(String title, List<Item> items) {
    this(title, List.of(), items);
  }

  /** With sentences above; what is first is marked, and should do no harm. */
  public MenuDialog(String title, List<String> text, List<Item> items) {
    this.title = title;
    this.text = List.copyOf(text);
    this.items = List.copyOf(items);
  }

  @Override
  public void draw(Pen pen) {
    List<String> above = new ArrayList<>();
    int wide = Math.min(TEXT_WIDTH_MAX, TextDialog.widest(pen) - 2 * FRAME);
    for (String sentence : text) above.addAll(Line.wrapped(sentence, wide));
    int widest = Canvas.cells(title) + FRAME;
    for (String line : above) widest = Math.max(widest, Canvas.cells(line));
    for (Item item : items) widest = Math.max(widest, Canvas.cells(item.label()));
    Rect box = TextDialog.centred(pen, widest + 6, above.size() + items.size() + FRAME);
    pen.box(box, title, true);
    Rect inside = box.inside();
    List<Line> lines = above.stream().map(t -> Line.of(t, pen.role(Role.TEXT))).toList();
    pen.lines(new Rect(inside.x() + 1, inside.y(), inside.width() - 1, above.size()), lines, 0);
    rows = Math.max(1, inside.height() - above.size());
    first = Math.clamp(selected - rows / 2L, 0, Math.max(0, items.size() - rows));
    list = new Rect(inside.x(), inside.y() + above.size(), inside.width(), rows);
    pen.more(box, first, items.size() - first - rows);
    for (int row = 0; row < rows && first + row < items.size(); row++) {
      int index = first + row;
      String number = index < 9 ? Integer.toString(index + 1) : " ";
      String mark = index == selected ? ">" : " ";
      pen.canvas()
          .put(
              inside.x(),
              inside.y() + above.size() + row,
              mark + number + " " + items.get(index).label() + " ",
              pen.role(index == selected ? Role.SELECTED : Role.TEXT),
              inside.right());
    }
  }

  @Override
  public Optional<Moving> moving() {
    return Optional.of(Moving.CHOOSES);
  }

  /** A click marks, and a click on what is marked takes it; one outside closes. */
  @Override
  public boolean click(int x, int y) {
    if (!list.contains(x, y)) return false;
    int index = first + y - list.y();
    if (index >= items.size()) return true;
    if (index != selected) {
      selected = index;
      return true;
    }
    items.get(selected).task().run();
    return false;
  }

  @Override
  public boolean press(Key key, Optional<Action> action) {
    if (key.isDigit()) {
      int index = Integer.parseInt(key.name()) - 1;
      if (index >= 0 && index < items.size()) selected = index;
      return true;
    }
    if (action.isEmpty()) return true;
    switch (action.get()) {
      case UP -> selected = Math.floorMod(selected - 1, Math.max(1, items.size()));
      case DOWN -> selected = Math.floorMod(selected + 1, Math.max(1, items.size()));
      case PAGE_UP -> selected = Math.max(0, selected - rows);
      case PAGE_DOWN -> selected = Math.max(0, Math.min(items.size() - 1, selected + rows));
      case FIRST -> selected = 0;
      case LAST -> selected = Math.max(0, items.size() - 1);
      case TAKE, RIGHT -> {
        if (!items.isEmpty()) items.get(selected).task().run();
        return false;
      }
      case MENU, QUIT, LEFT -> {
        return false;
      }
      default -> {}
    }
    return true;
  }
}
