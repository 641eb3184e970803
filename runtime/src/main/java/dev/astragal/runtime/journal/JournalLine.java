package dev.astragal.runtime.journal;

import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.library.RunSpec;
import java.util.List;
import java.util.OptionalLong;

/** One line of a journal. */
public sealed interface JournalLine {
  /** The format this code writes and reads. */
  int FORMAT = 1;

  /** How to make the run again, and what code and content it was made with. */
  record Header(int format, String build, String content, RunSpec spec) implements JournalLine {}

  /**
   * An accepted input.
   *
   * @param seq its number, from 1
   * @param tick how much time had passed before it
   * @param prompt what it replied to
   * @param refused whether the game recorded a refusal instead of carrying it out
   * @param hash of the run right after it; absent for an input that made the game fail
   * @param events everything since the line before, with the tick it happened in
   */
  record Input(
      long seq,
      long tick,
      Seat seat,
      long prompt,
      Tree choice,
      boolean refused,
      OptionalLong hash,
      List<TimedEvent> events)
      implements JournalLine {
    public Input {
      events = List.copyOf(events);
    }

    Input withEvents(List<TimedEvent> others) {
      return new Input(seq, tick, seat, prompt, choice, refused, hash, others);
    }
  }

  /** An event and when it happened. */
  record TimedEvent(long tick, Tree event) {}

  /** Where the run stood after the input {@code seq}. */
  record Keyframe(long seq, long tick, List<Long> luck, long hash) implements JournalLine {
    public Keyframe {
      luck = List.copyOf(luck);
    }
  }

  /** A moment, right after the input {@code seq}, that a player may come back to. */
  record Checkpoint(int id, long seq, String reason) implements JournalLine {}

  /**
   * Takes back every input after the one numbered {@code to}; 0 is the beginning. Itself numbered
   * like an input.
   */
  record Undo(long seq, long to) implements JournalLine {}

  /** At {@code tick}, after the input {@code seq}, the run went on with another luck. */
  record Turned(long seq, long tick, long salt) implements JournalLine {}

  /** Time went on to {@code tick} after the input {@code seq}, and no input came of it. */
  record Passed(long seq, long tick) implements JournalLine {}

  /** The end of the run. */
  record End(long seq, long tick, Tree outcome, long hash) implements JournalLine {}
}
