package dev.astragal.runtime.replay;

import dev.astragal.runtime.journal.JournalLine;
import java.util.List;
import java.util.Optional;

/** Puts into words where what happened departs from what was recorded. */
final class EventDifference {
  private EventDifference() {}

  /**
   * The first event that differs. A journal may hold fewer events than happened, so a missing or
   * additional one counts only where the two sides do not end in the same state.
   */
  static Optional<String> first(
      List<JournalLine.TimedEvent> recorded,
      List<JournalLine.TimedEvent> happened,
      boolean sameEnd) {
    int count = Math.min(recorded.size(), happened.size());
    for (int i = 0; i < count; i++) {
      if (!recorded.get(i).equals(happened.get(i))) {
        return Optional.of(
            event(i) + " was " + text(recorded.get(i)) + ", is " + text(happened.get(i)));
      }
    }
    if (sameEnd || recorded.size() == happened.size()) return Optional.empty();
    return Optional.of(
        recorded.size() > happened.size()
            ? event(count) + " was " + text(recorded.get(count)) + ", is missing"
            : event(count) + " is new: " + text(happened.get(count)));
  }

  private static String event(int index) {
    return "event " + (index + 1);
  }

  private static String text(JournalLine.TimedEvent event) {
    return event.event().text() + " at tick " + event.tick();
  }
}
