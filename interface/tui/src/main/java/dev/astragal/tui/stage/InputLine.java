package dev.astragal.tui.stage;

import dev.astragal.tui.draw.Pen;
import dev.astragal.tui.term.Canvas;
import dev.astragal.tui.term.Key;
import dev.astragal.tui.term.Style;
import java.util.ArrayList;
import java.util.List;

/** A line being typed, with a cursor, what was typed before, and completion. */
public final class InputLine {
  private static final int LENGTH_MAX = 2_000;
  private static final int HISTORY_MAX = 500;

  private final List<String> history = new ArrayList<>();
  private final StringBuilder text = new StringBuilder();
  private int cursor;
  private int recalled;
  private String unfinished = "";

  /** What the end of an unfinished line may become. */
  @FunctionalInterface
  public interface Completion {
    Candidates of(String before);
  }

  /** The words that may stand from {@code from} on. */
  public record Candidates(int from, List<String> words) {
    public Candidates {
      words = List.copyOf(words);
    }
  }

  public String text() {
    return text.toString();
  }

  /** Replaces the line; the cursor is at its end. */
  public void show(String line) {
    text.setLength(0);
    text.append(line);
    cursor = text.length();
  }

  /** Types, moves, corrects, or recalls an earlier line; answers whether the key does any of it. */
  public boolean press(Key key) {
    if (key.types()) {
      type(key.text());
      return true;
    }
    switch (key.name()) {
      case "backspace" -> {
        if (cursor > 0) remove(text.offsetByCodePoints(cursor, -1));
      }
      case "delete" -> {
        if (cursor < text.length()) {
          int from = cursor;
          cursor = text.offsetByCodePoints(cursor, 1);
          remove(from);
        }
      }
      case "left" -> cursor = cursor == 0 ? 0 : text.offsetByCodePoints(cursor, -1);
      case "right" ->
          cursor = cursor == text.length() ? cursor : text.offsetByCodePoints(cursor, 1);
      case "home" -> cursor = 0;
      case "end" -> cursor = text.length();
      case "up" -> older();
      case "down" -> newer();
      default -> {
        return false;
      }
    }
    return true;
  }

  private void type(String typed) {
    if (Character.isISOControl(typed.charAt(0)) || text.length() >= LENGTH_MAX) return;
    text.insert(cursor, typed);
    cursor += typed.length();
  }

  /** Everything from {@code from} to the cursor. */
  private void remove(int from) {
    text.delete(from, cursor);
    cursor = from;
  }

  /** Gives the line up and starts a new one. */
  public String enter() {
    String line = text.toString();
    if (!line.isBlank() && (history.isEmpty() || !history.getLast().equals(line))) {
      history.add(line);
      if (history.size() > HISTORY_MAX) history.removeFirst();
    }
    recalled = history.size();
    unfinished = "";
    show("");
    return line;
  }

  /** Back in what was typed before; what is being typed is kept. */
  private void older() {
    if (recalled == 0) return;
    if (recalled == history.size()) unfinished = text.toString();
    show(history.get(--recalled));
  }

  private void newer() {
    if (recalled >= history.size()) return;
    recalled++;
    show(recalled == history.size() ? unfinished : history.get(recalled));
  }

  /** Completes what is before the cursor as far as it is certain; gives what it may become. */
  public List<String> complete(Completion completion) {
    Candidates found = completion.of(text.substring(0, cursor));
    if (found.words().isEmpty()) return List.of();
    String common = found.words().getFirst();
    for (String other : found.words()) {
      int same = 0;
      while (same < Math.min(common.length(), other.length())
          && common.charAt(same) == other.charAt(same)) same++;
      common = common.substring(0, same);
    }
    String put = found.words().size() == 1 ? common + " " : common;
    text.replace(found.from(), cursor, put);
    cursor = found.from() + put.length();
    return found.words();
  }

  /** Draws as much as fits over the whole width, with the cursor in sight. */
  public void draw(Pen pen, int y, String prompt, Style style) {
    Canvas canvas = pen.canvas();
    canvas.fill(0, y, canvas.width(), 1, ' ', style);
    int x = canvas.put(1, y, prompt, style);
    int room = Math.max(1, canvas.width() - x - 2);
    int from = 0;
    while (Canvas.cells(text.substring(from, cursor)) > room)
      from = text.offsetByCodePoints(from, 1);
    x = canvas.put(x, y, text.substring(from, cursor), style);
    if (cursor == text.length()) {
      canvas.put(x, y, "_", style);
      return;
    }
    int after = text.offsetByCodePoints(cursor, 1);
    x = canvas.put(x, y, text.substring(cursor, after), style.reverse());
    canvas.put(x, y, text.substring(after), style);
  }
}
