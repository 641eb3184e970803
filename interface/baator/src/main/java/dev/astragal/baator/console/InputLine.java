package dev.astragal.baator.console;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** The line being typed, with a cursor, what was typed before, and completion. */
final class InputLine {
  private static final int LENGTH_MAX = 2_000;
  private static final int HISTORY_MAX = 500;

  private final List<String> history = new ArrayList<>();
  private final StringBuilder text = new StringBuilder();
  private int cursor;
  private int recalled;
  private String unfinished = "";

  String text() {
    return text.toString();
  }

  int cursor() {
    return cursor;
  }

  void type(char c) {
    if (Character.isISOControl(c) || text.length() >= LENGTH_MAX) return;
    text.insert(cursor++, c);
  }

  void backspace() {
    if (cursor > 0) text.deleteCharAt(--cursor);
  }

  void delete() {
    if (cursor < text.length()) text.deleteCharAt(cursor);
  }

  void move(int by) {
    cursor = Math.clamp(cursor + by, 0, text.length());
  }

  void home() {
    cursor = 0;
  }

  void end() {
    cursor = text.length();
  }

  /** Gives the line up and starts a new one. */
  String enter() {
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
  void older() {
    if (recalled == 0) return;
    if (recalled == history.size()) unfinished = text.toString();
    show(history.get(--recalled));
  }

  void newer() {
    if (recalled >= history.size()) return;
    recalled++;
    show(recalled == history.size() ? unfinished : history.get(recalled));
  }

  /** Completes the word at the cursor as far as it is certain; gives what it may become. */
  List<String> complete(Function<String, List<String>> completions) {
    String before = text.substring(0, cursor);
    List<String> found = completions.apply(before);
    if (found.isEmpty()) return found;
    String common = found.getFirst();
    for (String other : found) {
      int same = 0;
      while (same < Math.min(common.length(), other.length())
          && common.charAt(same) == other.charAt(same)) same++;
      common = common.substring(0, same);
    }
    int from = Words.lastBegin(before);
    String put = found.size() == 1 ? common + " " : common;
    text.replace(from, cursor, put);
    cursor = from + put.length();
    return found;
  }

  private void show(String line) {
    text.setLength(0);
    text.append(line);
    cursor = text.length();
  }
}
