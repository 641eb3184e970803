package dev.astragal.runtime.replay;

import dev.astragal.kernel.tree.Tree;
import dev.astragal.kernel.tree.TreeDiff;
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
        return Optional.of(event(i) + difference(recorded.get(i), happened.get(i)));
      }
    }
    if (sameEnd || recorded.size() == happened.size()) return Optional.empty();
    return Optional.of(
        recorded.size() > happened.size()
            ? event(count) + " was " + text(recorded.get(count)) + ", is missing"
            : event(count) + " is new: " + text(happened.get(count)));
  }

  /** Of two events of one kind, the field; of others, both. */
  private static String difference(JournalLine.TimedEvent recorded, JournalLine.TimedEvent now) {
    Optional<Tree> kind = kind(recorded.event());
    if (recorded.tick() != now.tick() || kind.isEmpty() || !kind.equals(kind(now.event())))
      return " was " + text(recorded) + ", is " + text(now);
    TreeDiff.Change change = TreeDiff.between(recorded.event(), now.event()).getFirst();
    String which = " (" + kind.get().text() + ", tick " + now.tick() + "), " + change.path();
    return which + ": was " + value(change.before()) + ", is " + value(change.after());
  }

  private static Optional<Tree> kind(Tree event) {
    return event instanceof Tree.Table table ? table.get("type") : Optional.empty();
  }

  private static String value(Optional<Tree> value) {
    return value.map(Tree::text).orElse("absent");
  }

  private static String event(int index) {
    return "event " + (index + 1);
  }

  private static String text(JournalLine.TimedEvent event) {
    return event.event().text() + " at tick " + event.tick();
  }
}
