package dev.astragal.runtime.table;

import dev.astragal.kernel.game.Seat;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;

/** What each seat, and whoever only watches, was told. */
final class TableLog {
  /** Older lines are forgotten; the journal has them all. */
  static final int LINES_MAX = 5_000;

  private final List<Seat> viewers = new ArrayList<>();
  private final List<Deque<Told>> lines = new ArrayList<>();
  private long last;
  private long forgotten;

  TableLog(int seats) {
    for (int seat = -1; seat < seats; seat++) {
      viewers.add(Seat.of(seat));
      lines.add(new ArrayDeque<>());
    }
  }

  /** All who are told something, in the order in which {@link #add} wants it. */
  List<Seat> viewers() {
    return viewers;
  }

  void add(List<List<Told>> told, long upTo) {
    for (int i = 0; i < lines.size(); i++) {
      Deque<Told> kept = lines.get(i);
      kept.addAll(told.get(i));
      while (kept.size() > LINES_MAX) forgotten = Math.max(forgotten, kept.removeFirst().number());
    }
    last = upTo;
  }

  /** Forgets what happened after {@code step}; numbers are not used again. */
  void truncate(long step) {
    for (Deque<Told> kept : lines) kept.removeIf(line -> line.step() > step);
    forgotten = last;
  }

  long last() {
    return last;
  }

  List<Told> all(Seat viewer) {
    return List.copyOf(lines.get(viewer.index() + 1));
  }

  Optional<List<Told>> since(Seat viewer, long number) {
    if (number < forgotten || number > last) return Optional.empty();
    // From the end: what somebody has not heard is little, and the log is long.
    List<Told> missed = new ArrayList<>();
    Iterator<Told> newest = lines.get(viewer.index() + 1).descendingIterator();
    while (newest.hasNext()) {
      Told line = newest.next();
      if (line.number() <= number) break;
      missed.add(line);
    }
    return Optional.of(missed.reversed());
  }
}
