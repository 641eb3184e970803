package dev.astragal.tui.game;

import dev.astragal.kernel.screen.Ink;
import dev.astragal.tui.draw.Line;
import dev.astragal.tui.draw.Pen;
import dev.astragal.tui.layout.Rect;
import dev.astragal.tui.term.Canvas;
import dev.astragal.tui.term.Style;
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

  /** The cells of the longest of them, with its number. */
  public int width() {
    return indent() + labels.stream().mapToInt(Canvas::cells).max().orElse(0);
  }

  /** The cells before a label: the mark, the number and a blank. */
  private int indent() {
    return Integer.toString(labels.size()).length() + 2;
  }

  public void draw(Pen pen, Rect rect) {
    if (rect.isEmpty() || labels.isEmpty()) return;
    rows = Math.min(rect.height(), labels.size());
    int width = width() + 1;
    int columns = (rect.width() + GAP) / (width + GAP);
    if (columns > 1) drawColumns(pen, rect, columns, width);
    else drawList(pen, rect);
  }

  private void drawColumns(Pen pen, Rect rect, int columns, int width) {
    int first = Math.max(0, selected / rows - columns + 1) * rows;
    for (int index = first; index < Math.min(labels.size(), first + columns * rows); index++) {
      int column = (index - first) / rows;
      int y = rect.y() + (index - first) % rows;
      entry(pen, rect.x() + column * (width + GAP), y, index, List.of(labels.get(index)));
    }
  }

  /** What is marked is shown whole, on several lines if need be; the others are cut. */
  private void drawList(Pen pen, Rect rect) {
    int room = Math.max(1, rect.width() - indent());
    List<String> marked = Line.wrapped(labels.get(selected), room);
    int lines = Math.min(marked.size(), rect.height());
    int page = selected / rows * rows;
    int first = Math.max(page, selected + lines - rect.height());
    int y = rect.y();
    for (int index = first; index < labels.size() && y < rect.bottom(); index++) {
      List<String> text =
          index == selected ? marked.subList(0, lines) : List.of(pen.cut(labels.get(index), room));
      entry(pen, rect.x(), y, index, text);
      y += text.size();
    }
  }

  private void entry(Pen pen, int x, int y, int index, List<String> text) {
    boolean here = index == selected;
    Style style =
        here ? pen.role(Role.SELECTED) : pen.theme().ink(index < answers ? Ink.NORMAL : Ink.FAINT);
    String number = Integer.toString(index + 1);
    String before = " ".repeat(indent() - 2 - number.length()) + number + " ";
    for (int line = 0; line < text.size(); line++) {
      String start = line == 0 ? (here ? ">" : " ") + before : " ".repeat(indent());
      pen.canvas().put(x, y + line, start + text.get(line), style);
    }
  }
}
