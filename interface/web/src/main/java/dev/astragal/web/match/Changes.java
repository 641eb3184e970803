package dev.astragal.web.match;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.Optional;

/**
 * Numbers what changes in a match, so that a connection can go on where it was. Apart from the
 * numbers of the table's log, which would tell how much somebody was not told.
 */
final class Changes {
  /** Whoever missed more than these is shown the match anew. */
  static final int KEPT_MAX = 512;

  private final Deque<Change> kept = new ArrayDeque<>();
  private long last;

  /** {@code told} is the last number of the table's log by then. */
  record Change(long number, long told) {}

  Changes(long told) {
    kept.add(new Change(0, told));
  }

  long last() {
    return last;
  }

  void add(long told) {
    kept.addLast(new Change(++last, told));
    if (kept.size() > KEPT_MAX) kept.removeFirst();
  }

  /** A change after which nobody can go on from before it. */
  void breakOff(long told) {
    kept.clear();
    add(told);
  }

  /** How far the log was at change {@code number}, unless that is forgotten. */
  Optional<Long> toldAt(long number) {
    Iterator<Change> newest = kept.descendingIterator();
    while (newest.hasNext()) {
      Change change = newest.next();
      if (change.number() == number) return Optional.of(change.told());
    }
    return Optional.empty();
  }

  /** The change with which the log's line {@code told} came. */
  long changeOf(long told) {
    long number = last;
    Iterator<Change> newest = kept.descendingIterator();
    while (newest.hasNext()) {
      Change change = newest.next();
      if (change.told() < told) break;
      number = change.number();
    }
    return number;
  }
}
