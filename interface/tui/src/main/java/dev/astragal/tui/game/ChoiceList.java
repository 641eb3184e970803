package dev.astragal.tui.game;

import dev.astragal.kernel.screen.Ink;
import dev.astragal.tui.draw.Line;
import dev.astragal.tui.draw.Pen;
import dev.astragal.tui.layout.Rect;
import dev.astragal.tui.term.Canvas;
import dev.astragal.tui.term.Style;
import dev.astragal.tui.theme.Role;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/**
 * Numbered choices and a mark among them, which a number or a move sets. There may be no mark at
 * first, so that nothing is taken before somebody has looked. In a place too low for all of them
 * they stand in columns; headings are there where they leave room for every choice.
 */
public final class ChoiceList {
  private static final int GAP = 2;
  private static final int HEADING = -1;

  /** Longer lists are cut to a line each, and nobody measures them. */
  private static final int WRAPPED_MAX = 30;

  /** Less is no place for sentences beside a list. */
  private static final int DETAILS_WIDTH_MIN = 28;

  private final List<Entry> entries;
  private final boolean explained;
  private OptionalInt marked;
  private String typed = "";
  private List<Row> shown = List.of();
  private int rows = 1;
  private int above;
  private int below;

  /**
   * One of the choices.
   *
   * @param group the heading it stands under, or empty
   * @param faint whether it is seldom wanted
   */
  public record Entry(String label, String group, List<Detail> details, boolean faint) {
    public Entry {
      details = List.copyOf(details);
    }

    public static Entry of(String label) {
      return new Entry(label, "", List.of(), false);
    }
  }

  /** What is said of a choice while it is marked. */
  public record Detail(String text, Ink ink) {}

  /** A line of the list: an entry by its place, or a heading. */
  private record Row(int index, String text) {}

  public ChoiceList(List<Entry> entries, OptionalInt marked) {
    this.entries = List.copyOf(entries);
    this.marked = marked;
    this.explained = entries.stream().anyMatch(entry -> !entry.details().isEmpty());
  }

  public static ChoiceList of(List<String> labels, OptionalInt marked) {
    return new ChoiceList(labels.stream().map(Entry::of).toList(), marked);
  }

  public int size() {
    return entries.size();
  }

  /** What would be taken now. */
  public OptionalInt marked() {
    return marked;
  }

  public void move(int columns, int steps) {
    typed = "";
    if (entries.isEmpty()) return;
    if (marked.isEmpty()) {
      select(columns + steps > 0 ? 0 : entries.size() - 1);
      return;
    }
    int at = marked.getAsInt();
    if (columns == 0) marked = OptionalInt.of(Math.floorMod(at + steps, entries.size()));
    else beside(at, columns);
  }

  private void beside(int at, int columns) {
    int row = Math.max(0, shown.stream().map(Row::index).toList().indexOf(at));
    int to = Math.clamp(row + columns * (long) rows, 0, Math.max(0, shown.size() - 1));
    while (to < shown.size() && shown.get(to).index() == HEADING) to++;
    select(to < shown.size() ? shown.get(to).index() : at + columns * rows);
  }

  public void select(int index) {
    typed = "";
    if (!entries.isEmpty()) marked = OptionalInt.of(Math.clamp(index, 0, entries.size() - 1));
  }

  /** Adds a digit to the number being typed, or begins another one, and marks what it names. */
  public void digit(int digit) {
    if (!markNumber(typed + digit) && !markNumber(Integer.toString(digit))) typed = "";
  }

  private boolean markNumber(String number) {
    if (number.length() > 6) return false;
    int index = Integer.parseInt(number) - 1;
    if (index < 0 || index >= entries.size()) return false;
    select(index);
    typed = number;
    return true;
  }

  /** The cells of the longest of them, with its number. */
  public int width() {
    int widest = 0;
    for (Entry entry : entries) widest = Math.max(widest, Canvas.cells(entry.label()));
    return indent() + widest;
  }

  /** The rows of all of them in one column, with what is said of the one that is marked. */
  public int height(int width) {
    List<Row> all = rows(true);
    return (all.size() > WRAPPED_MAX ? all.size() + 1 : wrapped(all, width - indent()))
        + detailRows(width);
  }

  private static int wrapped(List<Row> rows, int room) {
    int lines = 0;
    for (Row row : rows) lines += Line.wrapped(row.text(), Math.max(1, room)).size();
    return lines;
  }

  private int detailRows(int width) {
    int most = 0;
    for (Entry entry : entries) {
      int lines = 0;
      for (Detail detail : entry.details())
        lines += entries.size() > WRAPPED_MAX ? 1 : Line.wrapped(detail.text(), width).size();
      most = Math.max(most, lines);
    }
    return most;
  }

  /** The cells before a label: the mark, the number and a blank. */
  private int indent() {
    return Integer.toString(entries.size()).length() + 2;
  }

  /** How many choices have no room above and below those that are drawn. */
  public String hidden(boolean unicode) {
    String up = above > 0 ? (unicode ? "\u2191" : "^") + above : "";
    String down = below > 0 ? (unicode ? "\u2193" : "v") + below : "";
    return (up + " " + down).strip();
  }

  private List<Row> rows(boolean headings) {
    List<Row> all = new ArrayList<>();
    String group = "";
    for (int i = 0; i < entries.size(); i++) {
      if (headings && !entries.get(i).group().equals(group)) {
        group = entries.get(i).group();
        all.add(new Row(HEADING, group));
      }
      all.add(new Row(i, entries.get(i).label()));
    }
    return all;
  }

  public void draw(Pen pen, Rect rect) {
    if (rect.isEmpty() || entries.isEmpty()) return;
    int width = width() + 1;
    int beside = rect.width() - width - GAP;
    if (!explained || rect.height() < 2) {
      drawList(pen, rect);
    } else if (beside >= DETAILS_WIDTH_MIN && entries.size() <= rect.height()) {
      drawList(pen, new Rect(rect.x(), rect.y(), width, rect.height()));
      details(pen, new Rect(rect.x() + width + GAP, rect.y(), beside, rect.height()));
    } else {
      int spare = Math.max(rect.height() / 3, rect.height() - rows(true).size());
      int said = Math.min(detailRows(rect.width()), Math.max(1, spare));
      drawList(pen, new Rect(rect.x(), rect.y(), rect.width(), rect.height() - said));
      details(pen, new Rect(rect.x(), rect.bottom() - said, rect.width(), said));
    }
  }

  /** What is said of the marked one: a line for each, or all in a row where that is too much. */
  private void details(Pen pen, Rect rect) {
    if (marked.isEmpty()) return;
    List<Detail> details = entries.get(marked.getAsInt()).details();
    List<Line> lines = new ArrayList<>();
    for (Detail detail : details)
      for (String part : Line.wrapped(detail.text(), rect.width()))
        lines.add(Line.of(part, pen.theme().ink(detail.ink())));
    if (lines.size() > rect.height()) {
      lines.clear();
      String all = String.join("  ", details.stream().map(Detail::text).toList());
      for (String part : Line.wrapped(all, rect.width()))
        lines.add(Line.of(part, pen.theme().ink(Ink.NORMAL)));
    }
    pen.lines(rect, lines, 0);
  }

  private void drawList(Pen pen, Rect rect) {
    int width = width() + 1;
    int columns = Math.max(1, (rect.width() + GAP) / (width + GAP));
    List<Row> headed = rows(true);
    shown = headed.size() <= columns * rect.height() ? headed : rows(false);
    rows = Math.min(rect.height(), shown.size());
    int at = Math.max(0, shown.stream().map(Row::index).toList().indexOf(marked.orElse(0)));
    if (columns > 1) drawColumns(pen, rect, columns, width, at);
    else drawColumn(pen, rect, at);
  }

  private void drawColumns(Pen pen, Rect rect, int columns, int width, int at) {
    int first = Math.max(0, at / rows - columns + 1) * rows;
    int end = Math.min(shown.size(), first + columns * rows);
    for (int i = first; i < end; i++) {
      int column = (i - first) / rows;
      Row row = shown.get(i);
      int x = rect.x() + column * (width + GAP);
      row(pen, x, rect.y() + (i - first) % rows, row, List.of(pen.cut(row.text(), rect.width())));
    }
    above = first;
    below = shown.size() - end;
  }

  /** All are shown whole where that has room; else what is marked is, and the others are cut. */
  private void drawColumn(Pen pen, Rect rect, int at) {
    int room = Math.max(1, rect.width() - indent());
    List<String> whole = Line.wrapped(shown.get(at).text(), room);
    boolean roomy = shown.size() <= WRAPPED_MAX && wrapped(shown, room) <= rect.height();
    int lines = marked.isEmpty() && !roomy ? 1 : Math.min(whole.size(), rect.height());
    int page = at / rows * rows;
    int first = Math.max(page, at + lines - rect.height());
    int y = rect.y();
    int next = first;
    for (; next < shown.size() && y < rect.bottom(); next++) {
      String label = shown.get(next).text();
      List<String> text = roomy ? Line.wrapped(label, room) : List.of(pen.cut(label, room));
      if (next == at && marked.isPresent()) text = whole.subList(0, lines);
      row(pen, rect.x(), y, shown.get(next), text);
      y += text.size();
    }
    above = first;
    below = shown.size() - next;
  }

  private void row(Pen pen, int x, int y, Row row, List<String> text) {
    if (row.index() == HEADING) {
      pen.canvas().put(x, y, row.text(), pen.role(Role.TITLE));
      return;
    }
    boolean here = marked.equals(OptionalInt.of(row.index()));
    Ink ink = entries.get(row.index()).faint() ? Ink.FAINT : Ink.NORMAL;
    Style style = here ? pen.role(Role.SELECTED) : pen.theme().ink(ink);
    String number = Integer.toString(row.index() + 1);
    String before = " ".repeat(indent() - 2 - number.length()) + number + " ";
    for (int line = 0; line < text.size(); line++) {
      String start = line == 0 ? (here ? ">" : " ") + before : " ".repeat(indent());
      pen.canvas().put(x, y + line, start + text.get(line), style);
    }
  }
}
