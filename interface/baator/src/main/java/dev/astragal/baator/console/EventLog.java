package dev.astragal.baator.console;

import java.util.ArrayList;
import java.util.List;

/** What has been said so far, as rows of a screen; a line that is too long goes on in the next. */
final class EventLog {
  /** Older lines are forgotten. */
  static final int LINES_MAX = 5_000;

  private static final String CONTINUED = "  ";

  private final List<String> lines = new ArrayList<>();
  private int scrolled;

  /** Something new is shown at once, wherever the log was scrolled to. */
  void note(List<String> more) {
    if (more.isEmpty()) return;
    lines.addAll(more);
    if (lines.size() > LINES_MAX) lines.subList(0, lines.size() - LINES_MAX).clear();
    scrolled = 0;
  }

  /** Back by so many rows, forward when negative. */
  void scroll(int rows) {
    scrolled = Math.max(0, scrolled + rows);
  }

  void toTop() {
    scrolled = Integer.MAX_VALUE / 2;
  }

  void toBottom() {
    scrolled = 0;
  }

  /** The rows that are to be seen, never more than {@code height}. */
  List<String> rows(int width, int height) {
    List<String> all = new ArrayList<>();
    for (String line : lines) wrap(line, width, all);
    scrolled = Math.min(scrolled, Math.max(0, all.size() - height));
    int last = all.size() - scrolled;
    return all.subList(Math.max(0, last - height), last);
  }

  private static void wrap(String line, int width, List<String> into) {
    String rest = line;
    while (rest.length() > width && width > CONTINUED.length()) {
      int blank = rest.lastIndexOf(' ', width);
      int cut = blank > width / 2 ? blank : width;
      into.add(rest.substring(0, cut));
      rest = CONTINUED + rest.substring(cut).stripLeading();
    }
    into.add(rest);
  }
}
