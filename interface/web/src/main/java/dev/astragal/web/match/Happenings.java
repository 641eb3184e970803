package dev.astragal.web.match;

import dev.astragal.kernel.game.Event;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/** What happened lately in a match, numbered, so that a connection can go on where it was. */
final class Happenings {
  /** Whoever missed more than these is shown the match anew. */
  static final int KEPT_MAX = 512;

  static final int EVENTS_KEPT_MAX = 8_192;

  private final Deque<Happening> kept = new ArrayDeque<>();
  private int events;
  private long last;

  /** An event and when it happened. */
  record Timed(long tick, Event event) {}

  /** One change of the match. */
  record Happening(long seq, List<Timed> events) {
    Happening {
      events = List.copyOf(events);
    }
  }

  long last() {
    return last;
  }

  void add(List<Timed> happened) {
    kept.addLast(new Happening(++last, happened));
    events += happened.size();
    while (kept.size() > KEPT_MAX || (events > EVENTS_KEPT_MAX && kept.size() > 1))
      events -= kept.removeFirst().events().size();
  }

  /** A change after which nobody can go on from before it. */
  void breakOff() {
    kept.clear();
    events = 0;
    last++;
  }

  /** Everything after {@code seq}, unless some of it is forgotten. */
  Optional<List<Happening>> since(long seq) {
    if (seq < 0 || seq > last) return Optional.empty();
    if (seq == last) return Optional.of(List.of());
    if (kept.isEmpty() || kept.getFirst().seq() > seq + 1) return Optional.empty();
    return Optional.of(new ArrayList<>(kept.stream().filter(h -> h.seq() > seq).toList()));
  }
}
