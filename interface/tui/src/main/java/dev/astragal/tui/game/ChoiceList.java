package dev.astragal.tui.game;

import dev.astragal.kernel.screen.Ink;
import dev.astragal.tui.draw.Pen;
import dev.astragal.tui.layout.Rect;
import dev.astragal.tui.term.Key;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;

/**
 * Numbered choices and a mark among them, which a number, a letter or a move sets. There may be no
 * mark at first, so that nothing is taken before somebody has looked. In a place too low for all of
 * them they stand in columns; headings give way where all choices have room without them.
 */
public final class ChoiceList {
  private final List<Entry> entries;
  private final ChoicePicture picture = new ChoicePicture(this);
  private OptionalInt marked;
  private String typed = "";
  private String filter = "";

  /**
   * One of the choices.
   *
   * @param letter the key that marks it, or empty
   * @param group the heading it stands under, or empty
   * @param faint whether it is seldom wanted
   * @param number the one it always has; 0 where it is counted
   */
  public record Entry(
      String label, String letter, String group, List<Detail> details, boolean faint, int number) {
    public Entry {
      details = List.copyOf(details);
    }

    public static Entry of(String label) {
      return new Entry(label, "", "", List.of(), false, 0);
    }
  }

  /** What is said of a choice while it is marked. */
  public record Detail(String text, Ink ink) {}

  public ChoiceList(List<Entry> entries, OptionalInt marked) {
    this.entries = new ArrayList<>(entries);
    this.marked = marked;
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

  /** The places of those the filter leaves. */
  List<Integer> visible() {
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
    else picture.beside(marked.getAsInt(), columns).ifPresent(this::select);
  }

  /** Whether they stand in several columns, as they were last drawn. */
  public boolean inColumns() {
    return picture.inColumns();
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

  /** The number that marks one of them. */
  public int number(int index) {
    int always = entries.get(index).number();
    return always > 0 ? always : index + 1;
  }

  /** How many digits the highest of their numbers has. */
  int digits() {
    int highest = 0;
    for (int i = 0; i < entries.size(); i++) highest = Math.max(highest, number(i));
    return Integer.toString(highest).length();
  }

  private boolean markNumber(String number) {
    if (number.length() > 6) return false;
    int wanted = Integer.parseInt(number);
    int index = 0;
    while (index < entries.size() && number(index) != wanted) index++;
    if (index == entries.size()) return false;
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

  // --- On the screen ---

  Entry entry(int index) {
    return entries.get(index);
  }

  /** What was drawn there. */
  public OptionalInt at(int x, int y) {
    return picture.at(x, y);
  }

  /** The cells of the longest of them, with its number. */
  public int width() {
    return picture.width();
  }

  /** The rows of all of them in one column, with what is said of the one that is marked. */
  public int height(int width) {
    return picture.height(width);
  }

  /** The fewest rows that show every one of them, each cut to a line and without headings. */
  public int rowsLeast(int width) {
    return picture.rowsLeast(width);
  }

  /** How many lines have no room above those that are drawn. */
  public int above() {
    return picture.above();
  }

  /** Likewise below. */
  public int below() {
    return picture.below();
  }

  public void draw(Pen pen, Rect rect) {
    picture.draw(pen, rect);
  }
}
