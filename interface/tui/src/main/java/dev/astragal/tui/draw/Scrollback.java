package dev.astragal.tui.draw;

import dev.astragal.tui.term.Canvas;
import java.util.ArrayList;
import java.util.List;

/** Lines said so far, the newest last; one that is too long goes on in the next row. */
public final class Scrollback {
  /** Older lines are forgotten. */
  private static final int LINES_MAX = 5_000;

  private static final String CONTINUED = "  ";

  private final List<String> lines = new ArrayList<>();
  private int scrolled;

  /** Something new is shown at once, wherever the log was scrolled to. */
  public void note(List<String> more) {
    if (more.isEmpty()) return;
    lines.addAll(more);
    if (lines.size() > LINES_MAX) lines.subList(0, lines.size() - LINES_MAX).clear();
    scrolled = 0;
  }

  /** Back by so many rows, forward when negative. */
  public void scroll(int rows) {
    scrolled = Math.max(0, scrolled + rows);
  }

  public void toTop() {
    scrolled = Integer.MAX_VALUE / 2;
  }

  public void toBottom() {
    scrolled = 0;
  }

  /** The rows that are to be seen, never more than {@code height}. */
  public List<String> rows(int width, int height) {
    List<String> all = new ArrayList<>();
    for (String line : lines) wrap(line, width, all);
    scrolled = Math.min(scrolled, Math.max(0, all.size() - height));
    int last = all.size() - scrolled;
    return all.subList(Math.max(0, last - height), last);
  }

  private static void wrap(String line, int width, List<String> into) {
    String rest = line;
    while (Canvas.cells(rest) > width && width > CONTINUED.length()) {
      int fits = fits(rest, width);
      int blank = rest.lastIndexOf(' ', fits);
      int cut = blank > fits / 2 ? blank : fits;
      into.add(rest.substring(0, cut));
      rest = CONTINUED + rest.substring(cut).stripLeading();
    }
    into.add(rest);
  }

  /** How many characters of {@code text} have room in {@code width} cells. */
  private static int fits(String text, int width) {
    int end = 0;
    for (int next = 0; next < text.length(); ) {
      next = text.offsetByCodePoints(next, 1);
      if (Canvas.cells(text.substring(0, next)) > width) break;
      end = next;
    }
    return end;
  }
}
