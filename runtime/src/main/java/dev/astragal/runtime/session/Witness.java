package dev.astragal.runtime.session;

import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Outcome;

/**
 * Hears of events once the journal makes them certain: those of an input, and of the time before
 * it, when the input's line is kept; the last when the closing line is. A replay of the journal
 * tells the same story in the same order.
 */
public interface Witness<E extends Event> {
  /** Something happened; {@code line} is the number of the input that made it certain. */
  void happened(long line, long tick, E event);

  /** Everything after the input numbered {@code to} was taken back. */
  void takenBack(long line, long to);

  void ended(long line, Outcome outcome, long hash);
}
