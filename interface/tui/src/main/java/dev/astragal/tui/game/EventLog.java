package dev.astragal.tui.game;

import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Severity;
import dev.astragal.kernel.game.Surface;
import dev.astragal.kernel.screen.Ink;
import dev.astragal.tui.draw.Line;
import dev.astragal.tui.draw.Pen;
import dev.astragal.tui.layout.Rect;
import dev.astragal.tui.theme.Role;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;

/**
 * What happened, as one seat may know it. Events are kept as they are and told anew when another
 * seat looks, so that nobody reads what somebody else saw.
 */
public final class EventLog {
  /** Older entries are forgotten; the journal has them all. */
  private static final int ENTRIES_MAX = 5_000;

  private final Function<Event, String> words;
  private final List<Entry> entries = new ArrayList<>();
  private Seat viewer = Seat.SPECTATOR;
  private String sought = "";
  private int hit = -1;
  private int back;
  private int rows = 1;

  private record Entry(long tick, Optional<Event> event, String note) {}

  /** {@code words} puts an event, as a seat sees it, into a sentence. */
  public EventLog(Function<Event, String> words) {
    this.words = words;
  }

  public void add(long tick, Event event) {
    if (event.surface() != Surface.NONE) append(new Entry(tick, Optional.of(event), ""));
  }

  /** A remark of the client. */
  public void note(long tick, String text) {
    append(new Entry(tick, Optional.empty(), text));
  }

  private void append(Entry entry) {
    entries.add(entry);
    if (entries.size() > ENTRIES_MAX) entries.removeFirst();
    back = 0;
    hit = -1;
  }

  public void clear() {
    entries.clear();
    back = 0;
    hit = -1;
  }

  public void viewer(Seat seat) {
    viewer = seat;
  }

  public void scroll(int lines) {
    back = Math.max(0, back + lines);
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
      if (matches(i)) {
        hit = i;
        return true;
      }
    }
    return false;
  }

  private boolean matches(int index) {
    return text(entries.get(index))
        .map(text -> text.toLowerCase(Locale.ROOT).contains(sought))
        .orElse(false);
  }

  private Optional<String> text(Entry entry) {
    if (entry.event().isEmpty()) return Optional.of("- " + entry.note());
    return entry
        .event()
        .get()
        .seenBy(viewer)
        .map(seen -> mark(seen.severity()) + words.apply(seen));
  }

  private static String mark(Severity severity) {
    return switch (severity) {
      case INFO -> "";
      case WARNING -> "! ";
      case CRITICAL -> "!! ";
    };
  }

  private static Ink ink(Entry entry) {
    return entry
        .event()
        .map(
            event ->
                switch (event.severity()) {
                  case INFO -> Ink.NORMAL;
                  case WARNING -> Ink.WARNING;
                  case CRITICAL -> Ink.BAD;
                })
        .orElse(Ink.FAINT);
  }

  /** Draws the newest lines, or those the player scrolled or searched to. */
  public void draw(Pen pen, Rect rect, String title, boolean focused) {
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
      Entry entry = entries.get(i);
      Optional<String> text = text(entry);
      if (text.isEmpty()) continue;
      boolean found = i == hit;
      List<String> parts = Line.wrapped((found ? "> " : "") + text.get(), inside.width());
      for (int part = parts.size() - 1; part >= 0; part--)
        lines.addFirst(
            Line.of(parts.get(part), found ? pen.role(Role.FOUND) : pen.theme().ink(ink(entry))));
    }
    back = Math.clamp(back, 0, Math.max(0, lines.size() - rows));
    int first = Math.max(0, lines.size() - rows - back);
    pen.lines(inside, lines, first);
    pen.more(rect, false, back > 0);
  }
}
