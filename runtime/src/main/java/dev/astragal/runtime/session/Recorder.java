package dev.astragal.runtime.session;

import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.flight.LineWritten;
import dev.astragal.runtime.journal.Journal;
import dev.astragal.runtime.journal.JournalException;
import dev.astragal.runtime.journal.JournalLine;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;

/**
 * The way from a session to its journal. An input that cannot be written is refused; a line that
 * only accompanies what happened already, such as a keyframe or the end, cannot undo it: it is owed
 * until the journal takes lines again, and no further input is taken before.
 */
final class Recorder implements AutoCloseable {
  private final Optional<Journal> journal;
  private final Deque<Owed> owed = new ArrayDeque<>();
  private Optional<JournalLine> first = Optional.empty();

  /** A line that is still to be written, and what is to be done once it is kept. */
  private record Owed(JournalLine line, Runnable kept) {}

  Recorder(Optional<Journal> journal) {
    this.journal = journal;
  }

  /** Writes {@code first} before anything else, and only when something else comes. */
  Recorder(Optional<Journal> journal, JournalLine first) {
    this.journal = journal;
    this.first = Optional.of(first);
  }

  boolean records() {
    return journal.isPresent();
  }

  /** When this returns, the line is kept; when it throws, it is not. */
  void write(JournalLine line) {
    settle();
    announce();
    append(line);
  }

  private void append(JournalLine line) {
    if (journal.isEmpty()) return;
    LineWritten flight = new LineWritten();
    flight.begin();
    journal.get().append(line);
    flight.done(line.getClass());
  }

  private void announce() {
    if (first.isEmpty()) return;
    append(first.get());
    first = Optional.empty();
  }

  /** Writes a line now if that is possible, and else before anything that follows. */
  void owe(JournalLine line) {
    owe(line, () -> {});
  }

  /** The same; {@code kept} is run as soon as the line is on disk, and never without it. */
  void owe(JournalLine line, Runnable kept) {
    owed.addLast(new Owed(line, kept));
    try {
      settle();
    } catch (BadInputException notNow) {
      // It is owed: whoever goes on or asks whether all is settled finds it.
    }
  }

  /**
   * Writes what is owed, if that is possible now; whether nothing is owed any more. Fails where the
   * journal is somebody else's now and never takes it.
   */
  boolean settled() {
    try {
      settle();
    } catch (JournalException e) {
      if (e.reason() == JournalException.Reason.OVERTAKEN) throw e;
      return false;
    } catch (BadInputException notNow) {
      return false;
    }
    return true;
  }

  private void settle() {
    if (owed.isEmpty()) return;
    announce();
    for (Owed next = owed.peekFirst(); next != null; next = owed.peekFirst()) {
      append(next.line());
      owed.removeFirst();
      next.kept().run();
    }
  }

  /** Says so when something that is owed was never written. */
  @Override
  public void close() {
    try {
      settle();
    } finally {
      journal.ifPresent(Journal::close);
    }
  }
}
