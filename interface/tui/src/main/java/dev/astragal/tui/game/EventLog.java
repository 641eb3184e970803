package dev.astragal.tui.game;

import dev.astragal.kernel.game.Severity;
import dev.astragal.kernel.screen.Ink;
import dev.astragal.runtime.table.Told;
import dev.astragal.tui.draw.Line;
import dev.astragal.tui.draw.Pen;
import dev.astragal.tui.layout.Rect;
import dev.astragal.tui.theme.Role;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;

/** What one viewer was told, to scroll and search in. */
public final class EventLog {
  private final Function<Told, String> words;
  private List<Told> entries = List.of();
  private String sought = "";
  private int hit = -1;
  private int back;
  private int rows = 1;
  private long since;

  /** {@code words} puts what was told into a sentence. */
  public EventLog(Function<Told, String> words) {
    this.words = words;
  }

  /** Shows these, as far as they are for reading; whoever scrolled back is at the end again. */
  public void show(List<Told> told) {
    List<Told> spoken = told.stream().filter(Told::spoken).toList();
    if (spoken.equals(entries)) return;
    entries = spoken;
    back = 0;
    hit = -1;
  }

  /** What has a higher number is new to the player; the rest is drawn faint. */
  public void since(long number) {
    since = number;
  }

  private boolean isNew(Told told) {
    return told.number() > since;
  }

  /** How many rows the news take. */
  public int newRows(int width) {
    int count = 0;
    for (int i = entries.size() - 1; i >= 0 && isNew(entries.get(i)); i--)
      count += Line.wrapped(text(entries.get(i)), Math.max(1, width)).size();
    return count;
  }

  public void scroll(int lines) {
    back = Math.max(0, back + lines);
  }

  /** Back to the newest. */
  public void home() {
    back = 0;
    hit = -1;
  }

  public void scrollPage(int direction) {
    scroll(direction * Math.max(1, rows - 1));
  }

  /** Looks for {@code text}, from the newest entry back. Answers whether it occurs. */
  public boolean search(String text) {
    sought = text.toLowerCase(Locale.ROOT);
    hit = entries.size();
    return searchNext(-1);
  }

  /** The next entry with the text in it; -1 goes back in time, 1 forward. */
  public boolean searchNext(int direction) {
    if (sought.isEmpty()) return false;
    int from = hit < 0 ? entries.size() : hit;
    for (int i = from + direction; i >= 0 && i < entries.size(); i += direction) {
      if (text(entries.get(i)).toLowerCase(Locale.ROOT).contains(sought)) {
        hit = i;
        return true;
      }
    }
    return false;
  }

  private String text(Told told) {
    return mark(told.event().severity()) + words.apply(told);
  }

  private static String mark(Severity severity) {
    return switch (severity) {
      case INFO -> "";
      case WARNING -> "! ";
      case CRITICAL -> "!! ";
    };
  }

  private Ink ink(Told told) {
    return switch (told.event().severity()) {
      case INFO -> isNew(told) ? Ink.NORMAL : Ink.FAINT;
      case WARNING -> Ink.WARNING;
      case CRITICAL -> Ink.BAD;
    };
  }

  /**
   * Draws the newest lines, or those the player scrolled or searched to. Where {@code divider} is
   * not empty it stands between what is old and what is new.
   */
  public void draw(Pen pen, Rect rect, String title, boolean focused, String divider) {
    if (rect.isEmpty()) return;
    pen.box(rect, title, focused);
    Rect inside = rect.inside();
    rows = inside.height();
    int newest =
        hit >= 0 && hit < entries.size()
            ? Math.min(entries.size() - 1, hit + rows / 2)
            : entries.size() - 1;
    List<Line> lines = new ArrayList<>();
    for (int i = newest; i >= 0 && lines.size() < rows + back; i--) {
      Told told = entries.get(i);
      boolean found = i == hit;
      List<String> parts = Line.wrapped((found ? "> " : "") + text(told), inside.width());
      for (int part = parts.size() - 1; part >= 0; part--)
        lines.addFirst(
            Line.of(parts.get(part), found ? pen.role(Role.FOUND) : pen.theme().ink(ink(told))));
      boolean first = isNew(told) && (i == 0 || !isNew(entries.get(i - 1)));
      if (first && !divider.isEmpty()) lines.addFirst(Line.of(divider, pen.role(Role.TITLE)));
    }
    back = Math.clamp(back, 0, Math.max(0, lines.size() - rows));
    int first = Math.max(0, lines.size() - rows - back);
    pen.lines(inside, lines, first);
    pen.more(rect, 0, back);
  }
}
