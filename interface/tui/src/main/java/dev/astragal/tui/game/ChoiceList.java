package dev.astragal.tui.game;

import dev.astragal.kernel.screen.Ink;
import dev.astragal.tui.draw.Line;
import dev.astragal.tui.draw.Pen;
import dev.astragal.tui.layout.Rect;
import dev.astragal.tui.term.Canvas;
import dev.astragal.tui.term.Key;
import dev.astragal.tui.term.Style;
import dev.astragal.tui.theme.Role;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;

/**
 * Numbered choices and a mark among them, which a number, a letter or a move sets. There may be no
 * mark at first, so that nothing is taken before somebody has looked. In a place too low for all of
 * them they stand in columns; headings are there where they leave room for every choice.
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
  private final boolean lettered;
  private OptionalInt marked;
  private String typed = "";
  private String filter = "";
  private List<Row> shown = List.of();
  private List<Rect> places = List.of();
  private int rows = 1;
  private int above;
  private int below;

  /**
   * One of the choices.
   *
   * @param letter the key that marks it, or empty
   * @param group the heading it stands under, or empty
   * @param faint whether it is seldom wanted
   */
  public record Entry(
      String label, String letter, String group, List<Detail> details, boolean faint) {
    public Entry {
      details = List.copyOf(details);
    }

    public static Entry of(String label) {
      return new Entry(label, "", "", List.of(), false);
    }
  }

  /** What is said of a choice while it is marked. */
  public record Detail(String text, Ink ink) {}

  /** A line of the list: an entry by its place, or a heading. */
  private record Row(int index, String text) {}

  public ChoiceList(List<Entry> entries, OptionalInt marked) {
    this.entries = new ArrayList<>(entries);
    this.marked = marked;
    this.explained = entries.stream().anyMatch(entry -> !entry.details().isEmpty());
    this.lettered = entries.stream().anyMatch(entry -> !entry.letter().isEmpty());
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

  public String label(int index) {
    return entries.get(index).label();
  }

  /** The key that marks one of them, or empty. */
  public String letter(int index) {
    return entries.get(index).letter();
  }

  /** Another wording of one of them, as when its amount was changed. */
  public void reword(int index, Entry entry) {
    entries.set(index, entry);
  }

  // --- Which of them there are ---

  /** Leaves only those with {@code text} in label or heading; all of them where it is empty. */
  public void filter(String text) {
    filter = text.toLowerCase(Locale.ROOT);
    List<Integer> left = visible();
    if (marked.isPresent() && !left.contains(marked.getAsInt()))
      marked = left.isEmpty() ? OptionalInt.empty() : OptionalInt.of(left.getFirst());
  }

  public boolean filtered() {
    return !filter.isEmpty();
  }

  private List<Integer> visible() {
    List<Integer> all = new ArrayList<>();
    for (int i = 0; i < entries.size(); i++) {
      if (filter.isEmpty()) {
        all.add(i);
        continue;
      }
      Entry entry = entries.get(i);
      if ((entry.label() + " " + entry.group()).toLowerCase(Locale.ROOT).contains(filter))
        all.add(i);
    }
    return all;
  }

  // --- Marking ---

  public void move(int columns, int steps) {
    typed = "";
    List<Integer> all = visible();
    if (all.isEmpty()) return;
    if (marked.isEmpty()) {
      select(columns + steps > 0 ? all.getFirst() : all.getLast());
      return;
    }
    int at = Math.max(0, all.indexOf(marked.getAsInt()));
    if (columns == 0) marked = OptionalInt.of(all.get(Math.floorMod(at + steps, all.size())));
    else beside(marked.getAsInt(), columns);
  }

  private void beside(int at, int columns) {
    int row = Math.max(0, shown.stream().map(Row::index).toList().indexOf(at));
    int to = Math.clamp(row + columns * (long) rows, 0, Math.max(0, shown.size() - 1));
    while (to < shown.size() && shown.get(to).index() == HEADING) to++;
    if (to < shown.size()) select(shown.get(to).index());
  }

  /** Whether they stand in several columns, as they were last drawn. */
  public boolean inColumns() {
    return shown.size() > rows && places.stream().mapToInt(Rect::x).distinct().count() > 1;
  }

  public void select(int index) {
    typed = "";
    if (!entries.isEmpty()) marked = OptionalInt.of(Math.clamp(index, 0, entries.size() - 1));
  }

  /** The first or the last of those that are left by the filter. */
  public void selectEnd(boolean last) {
    List<Integer> all = visible();
    if (!all.isEmpty()) select(last ? all.getLast() : all.getFirst());
  }

  /** Adds a digit to the number being typed, or begins another one, and marks what it names. */
  public void digit(int digit) {
    if (!markNumber(typed + digit) && !markNumber(Integer.toString(digit))) typed = "";
  }

  private boolean markNumber(String number) {
    if (number.length() > 6) return false;
    int index = Integer.parseInt(number) - 1;
    if (index < 0 || index >= entries.size()) return false;
    if (!visible().contains(index)) filter = "";
    select(index);
    typed = number;
    return true;
  }

  /** Marks what this key stands for; answers whether it stands for any. */
  public boolean letter(Key key) {
    for (int i = 0; i < entries.size(); i++) {
      if (!entries.get(i).letter().equals(key.name())) continue;
      if (!visible().contains(i)) filter = "";
      select(i);
      return true;
    }
    return false;
  }

  /** What was drawn there. */
  public OptionalInt at(int x, int y) {
    for (int i = 0; i < places.size() && i < shown.size(); i++)
      if (places.get(i).contains(x, y) && shown.get(i).index() != HEADING)
        return OptionalInt.of(shown.get(i).index());
    return OptionalInt.empty();
  }

  // --- How much room they take ---

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

  /** The cells before a label: the mark, the number, a blank, and perhaps a letter and another. */
  private int indent() {
    return Integer.toString(entries.size()).length() + 2 + (lettered ? 2 : 0);
  }

  /** How many lines have no room above those that are drawn. */
  public int above() {
    return above;
  }

  /** Likewise below. */
  public int below() {
    return below;
  }

  private List<Row> rows(boolean headings) {
    List<Row> all = new ArrayList<>();
    String group = "";
    for (int i : visible()) {
      if (headings && !entries.get(i).group().equals(group)) {
        group = entries.get(i).group();
        if (!group.isEmpty()) all.add(new Row(HEADING, group));
      }
      all.add(new Row(i, entries.get(i).label()));
    }
    return all;
  }

  // --- Drawing ---

  public void draw(Pen pen, Rect rect) {
    if (rect.isEmpty() || entries.isEmpty()) return;
    if (!explained) {
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
    places = new ArrayList<>(Collections.nCopies(shown.size(), Rect.NOWHERE));
    above = 0;
    below = 0;
    if (shown.isEmpty()) return;
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
    int lines = marked.isEmpty() && !roomy ? 1 : Math.min(whole.size(), rect.height());
    int first = roomy ? 0 : Math.clamp(at - rows / 2L, 0, Math.max(0, shown.size() - rows));
    first = Math.max(first, at + lines - rect.height());
    int y = rect.y();
    int next = first;
    for (; next < shown.size() && y < rect.bottom(); next++) {
      String label = shown.get(next).text();
      List<String> text = roomy ? Line.wrapped(label, room) : List.of(pen.cut(label, room));
      if (next == at && marked.isPresent()) text = whole.subList(0, lines);
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
    Entry entry = entries.get(row.index());
    boolean here = marked.equals(OptionalInt.of(row.index()));
    Style style = here ? pen.role(Role.SELECTED) : pen.theme().ink(entry.faint() ? Ink.FAINT : Ink.NORMAL);
    String number = Integer.toString(row.index() + 1);
    int digits = Integer.toString(entries.size()).length();
    String before = " ".repeat(digits - number.length()) + number + " ";
    if (lettered) before += entry.letter().isEmpty() ? "  " : entry.letter() + " ";
    for (int line = 0; line < text.size(); line++) {
      String start = line == 0 ? (here ? ">" : " ") + before : " ".repeat(indent());
      pen.canvas().put(place.x(), place.y() + line, start + text.get(line), style);
    }
  }
}
