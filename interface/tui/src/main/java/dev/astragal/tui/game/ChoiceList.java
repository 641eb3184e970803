package dev.astragal.tui.game;

import dev.astragal.kernel.screen.Ink;
import dev.astragal.tui.draw.Pen;
import dev.astragal.tui.layout.Rect;
import dev.astragal.tui.term.Canvas;
import dev.astragal.tui.theme.Role;
import java.util.List;
import java.util.OptionalInt;

/**
 * Numbered choices to take by number or by moving a mark. In a place too low for all of them they
 * stand in columns.
 */
public final class ChoiceList {
  private static final int GAP = 2;

  private final List<String> labels;
  private final int answers;
  private int selected;
  private String typed = "";
  private int rows = 1;

  /** The first {@code answers} are answers, the others commands. */
  public ChoiceList(List<String> labels, int answers) {
    this.labels = List.copyOf(labels);
    this.answers = answers;
  }

  public int size() {
    return labels.size();
  }

  public int selected() {
    return selected;
  }

  /** The number typed so far, when more digits may follow. */
  public String typed() {
    return typed;
  }

  public void move(int columns, int steps) {
    typed = "";
    if (labels.isEmpty()) return;
    int to = selected + columns * rows + steps;
    if (columns == 0) to = Math.floorMod(to, labels.size());
    selected = Math.clamp(to, 0, labels.size() - 1);
  }

  public void select(int index) {
    selected = Math.clamp(index, 0, Math.max(0, labels.size() - 1));
  }

  /**
   * Adds a digit to the number being typed; gives the choice once no longer number could be meant.
   */
  public OptionalInt digit(int digit) {
    String longer = typed + digit;
    int number = Integer.parseInt(longer);
    if (number < 1 || number > labels.size()) {
      typed = "";
      return OptionalInt.empty();
    }
    selected = number - 1;
    if (number * 10 <= labels.size()) {
      typed = longer;
      return OptionalInt.empty();
    }
    typed = "";
    return OptionalInt.of(selected);
  }

  public boolean erase() {
    boolean had = !typed.isEmpty();
    typed = "";
    return had;
  }

  public void draw(Pen pen, Rect rect) {
    if (rect.isEmpty() || labels.isEmpty()) return;
    int digits = Integer.toString(labels.size()).length();
    int widest = labels.stream().mapToInt(Canvas::cells).max().orElse(0);
    int width = Math.min(rect.width(), widest + digits + 3);
    rows = Math.min(rect.height(), labels.size());
    int columns = Math.max(1, (rect.width() + GAP) / (width + GAP));
    int column = selected / rows;
    int first = columns > 1 ? Math.max(0, column - columns + 1) : column;
    for (int shown = 0; shown < columns; shown++) {
      for (int row = 0; row < rows; row++) {
        int index = (first + shown) * rows + row;
        if (index >= labels.size()) return;
        entry(pen, rect, rect.x() + shown * (width + GAP), rect.y() + row, width, index, digits);
      }
    }
  }

  private void entry(Pen pen, Rect rect, int x, int y, int width, int index, int digits) {
    boolean here = index == selected;
    String number = String.format("%" + digits + "d", index + 1);
    String text = (here ? ">" : " ") + number + " " + labels.get(index);
    pen.canvas()
        .put(
            x,
            y,
            text,
            here
                ? pen.role(Role.SELECTED)
                : pen.theme().ink(index < answers ? Ink.NORMAL : Ink.FAINT),
            Math.min(rect.right(), x + width));
  }
}
