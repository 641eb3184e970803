package dev.astragal.tui.game;

import dev.astragal.kernel.screen.Ink;
import dev.astragal.tui.draw.Line;
import dev.astragal.tui.draw.Pen;
import dev.astragal.tui.layout.Rect;
import dev.astragal.tui.term.Canvas;
import dev.astragal.tui.term.Style;
import dev.astragal.tui.theme.Role;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.OptionalInt;

/** A list of choices on the screen, and where each of them was drawn last. */
final class ChoicePicture {
  private static final int GAP = 2;
  private static final int HEADING = -1;

  /** Longer lists are cut to a line each, and nobody measures them. */
  private static final int WRAPPED_MAX = 30;

  /** As many rows as say at least something of what is said of a choice. */
  private static final int DETAILS_LEAST = 1;

  /** So few are always all shown where that can be, whatever is said of them. */
  private static final int FEW = 4;

  /** Less is no place for sentences beside a list. */
  private static final int DETAILS_WIDTH_MIN = 28;

  private final ChoiceList list;
  private List<Row> shown = List.of();
  private List<Rect> places = List.of();
  private int rows = 1;
  private int above;
  private int below;

  /** A line of the list: an entry by its place, or a heading. */
  private record Row(int index, String text) {}

  ChoicePicture(ChoiceList list) {
    this.list = list;
  }

  private boolean explained() {
    return list.visible().stream().anyMatch(i -> !list.entry(i).details().isEmpty());
  }

  private boolean lettered() {
    return list.visible().stream().anyMatch(i -> !list.entry(i).letter().isEmpty());
  }

  /** What stands so many columns further than an entry. */
  OptionalInt beside(int at, int columns) {
    int row = Math.max(0, shown.stream().map(Row::index).toList().indexOf(at));
    int to = Math.clamp(row + columns * (long) rows, 0, Math.max(0, shown.size() - 1));
    while (to < shown.size() && shown.get(to).index() == HEADING) to++;
    return to < shown.size() ? OptionalInt.of(shown.get(to).index()) : OptionalInt.empty();
  }

  boolean inColumns() {
    return shown.size() > rows && places.stream().mapToInt(Rect::x).distinct().count() > 1;
  }

  OptionalInt at(int x, int y) {
    for (int i = 0; i < places.size() && i < shown.size(); i++)
      if (places.get(i).contains(x, y) && shown.get(i).index() != HEADING)
        return OptionalInt.of(shown.get(i).index());
    return OptionalInt.empty();
  }

  int width() {
    int widest = 0;
    for (int i = 0; i < list.size(); i++)
      widest = Math.max(widest, Canvas.cells(list.entry(i).label()));
    return indent() + widest;
  }

  int height(int width) {
    List<Row> all = rows(true);
    return (all.size() > WRAPPED_MAX ? all.size() + 1 : wrapped(all, width - indent()))
        + detailRows(width);
  }

  int rowsLeast(int width) {
    return rows(false).size() + Math.min(DETAILS_LEAST, detailRows(width));
  }

  private static int wrapped(List<Row> rows, int room) {
    int lines = 0;
    for (Row row : rows) lines += Line.wrapped(row.text(), Math.max(1, room)).size();
    return lines;
  }

  private int detailRows(int width) {
    int most = 0;
    for (int i = 0; i < list.size(); i++) most = Math.max(most, detailRows(list.entry(i), width));
    return most;
  }

  private int markedRows(int width) {
    return list.marked().isEmpty() ? 0 : detailRows(list.entry(list.marked().getAsInt()), width);
  }

  private int detailRows(ChoiceList.Entry entry, int width) {
    int lines = 0;
    for (ChoiceList.Detail detail : entry.details())
      lines += list.size() > WRAPPED_MAX ? 1 : Line.wrapped(detail.text(), width).size();
    return lines;
  }

  /** The cells before a label: the mark, the number, a blank, and perhaps a letter and another. */
  private int indent() {
    return list.digits() + 2 + (lettered() ? 2 : 0);
  }

  int above() {
    return above;
  }

  int below() {
    return below;
  }

  /** A heading stands above several, and above one where it would seem to belong to others. */
  private List<Row> rows(boolean headings) {
    List<Row> all = new ArrayList<>();
    List<Integer> left = list.visible();
    String group = "";
    boolean headed = false;
    for (int place = 0; place < left.size(); place++) {
      int i = left.get(place);
      String next = list.entry(i).group();
      boolean several =
          place + 1 < left.size() && list.entry(left.get(place + 1)).group().equals(next);
      if (headings && !next.equals(group) && !next.isEmpty() && (several || headed)) {
        all.add(new Row(HEADING, next));
        headed = true;
      }
      group = next;
      all.add(new Row(i, list.entry(i).label()));
    }
    return all;
  }

  void draw(Pen pen, Rect rect) {
    if (rect.isEmpty() || list.size() == 0) return;
    if (!explained()) {
      drawList(pen, rect);
      return;
    }
    int width = width() + 1;
    int beside = rect.width() - width - GAP;
    if (rows(false).size() + detailRows(rect.width()) > rect.height()
        && beside >= DETAILS_WIDTH_MIN) {
      drawList(pen, new Rect(rect.x(), rect.y(), width, rect.height()));
      details(pen, new Rect(rect.x() + width + GAP, rect.y(), beside, rect.height()));
    } else {
      int least = Math.max(1, rect.height() / 3);
      int choices = rows(false).size();
      if (choices <= FEW) least = Math.clamp(rect.height() - choices, 0, least);
      int spare = Math.max(least, rect.height() - rows(true).size());
      boolean tight = rows(false).size() + detailRows(rect.width()) > rect.height();
      int wanted = tight ? markedRows(rect.width()) : detailRows(rect.width());
      int said = Math.min(wanted, spare);
      drawList(pen, new Rect(rect.x(), rect.y(), rect.width(), rect.height() - said));
      int bottom = places.stream().mapToInt(Rect::bottom).max().orElse(rect.y());
      int blank = rect.bottom() - bottom > said ? 1 : 0;
      details(pen, new Rect(rect.x(), bottom + blank, rect.width(), said));
    }
  }

  /** What is said of the marked one: a line for each, or all in a row where that is too much. */
  private void details(Pen pen, Rect rect) {
    if (list.marked().isEmpty()) return;
    List<ChoiceList.Detail> details = list.entry(list.marked().getAsInt()).details();
    List<Line> lines = new ArrayList<>();
    for (ChoiceList.Detail detail : details)
      for (String part : Line.wrapped(detail.text(), rect.width()))
        lines.add(Line.of(part, pen.theme().ink(detail.ink())));
    pen.lines(rect, lines.size() > rect.height() ? inARow(pen, details, rect.width()) : lines, 0);
  }

  /** One after another; a sign stays with the word it stands before. */
  private static List<Line> inARow(Pen pen, List<ChoiceList.Detail> details, int width) {
    List<Line> lines = new ArrayList<>();
    List<Line.Span> line = new ArrayList<>();
    int at = 0;
    for (ChoiceList.Detail detail : details) {
      Style style = pen.theme().ink(detail.ink());
      String gap = "  ";
      for (String word : detail.text().strip().split("(?<!^\\W) ", -1)) {
        int cells = Canvas.cells(word);
        if (at > 0 && at + gap.length() + cells > width) {
          lines.add(new Line(line));
          line = new ArrayList<>();
          at = 0;
        }
        String text = at == 0 ? word : gap + word;
        line.add(new Line.Span(text, style));
        at += Canvas.cells(text);
        gap = " ";
      }
    }
    lines.add(new Line(line));
    return lines;
  }

  private void drawList(Pen pen, Rect rect) {
    int width = width() + 1;
    int columns = Math.max(1, (rect.width() + GAP) / (width + GAP));
    List<Row> headed = rows(true);
    int room = columns * rect.height();
    List<Row> plain = rows(false);
    shown = headed.size() <= room || plain.size() > room ? headed : plain;
    places = new ArrayList<>(Collections.nCopies(shown.size(), Rect.NOWHERE));
    above = 0;
    below = 0;
    if (shown.isEmpty()) return;
    rows = Math.min(rect.height(), shown.size());
    int at = Math.max(0, shown.stream().map(Row::index).toList().indexOf(list.marked().orElse(0)));
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
      Rect place = new Rect(x, rect.y() + (i - first) % rows, width, 1);
      places.set(i, place);
      row(pen, place, row, List.of(pen.cut(row.text(), rect.width())));
    }
    above = first;
    below = shown.size() - end;
  }

  /** All are shown whole where that has room; else what is marked is, and the others are cut. */
  private void drawColumn(Pen pen, Rect rect, int at) {
    int room = Math.max(1, rect.width() - indent());
    List<String> whole = Line.wrapped(shown.get(at).text(), room);
    boolean roomy = shown.size() <= WRAPPED_MAX && wrapped(shown, room) <= rect.height();
    int lines = list.marked().isEmpty() && !roomy ? 1 : Math.min(whole.size(), rect.height());
    int first = roomy ? 0 : Math.clamp(at - rows / 2L, 0, Math.max(0, shown.size() - rows));
    first = Math.max(first, at + lines - rect.height());
    int y = rect.y();
    int next = first;
    for (; next < shown.size() && y < rect.bottom(); next++) {
      String label = shown.get(next).text();
      List<String> text = roomy ? Line.wrapped(label, room) : List.of(pen.cut(label, room));
      if (next == at && list.marked().isPresent()) text = whole.subList(0, lines);
      Rect place = new Rect(rect.x(), y, rect.width(), text.size());
      places.set(next, place);
      row(pen, place, shown.get(next), text);
      y += text.size();
    }
    above = first;
    below = shown.size() - next;
  }

  private void row(Pen pen, Rect place, Row row, List<String> text) {
    if (row.index() == HEADING) {
      pen.canvas().put(place.x(), place.y(), row.text(), pen.role(Role.TITLE), place.right());
      return;
    }
    ChoiceList.Entry entry = list.entry(row.index());
    boolean here = list.marked().equals(OptionalInt.of(row.index()));
    Style style =
        here ? pen.role(Role.SELECTED) : pen.theme().ink(entry.faint() ? Ink.FAINT : Ink.NORMAL);
    String number = Integer.toString(list.number(row.index()));
    String before = " ".repeat(list.digits() - number.length()) + number + " ";
    if (lettered()) before += entry.letter().isEmpty() ? "  " : entry.letter() + " ";
    for (int line = 0; line < text.size(); line++) {
      String start = line == 0 ? (here ? ">" : " ") + before : " ".repeat(indent());
      pen.canvas().put(place.x(), place.y() + line, start + text.get(line), style);
    }
  }
}
