package dev.astragal.runtime.table;

/** What goes on at a table without anybody doing anything. */
public sealed interface Next {
  /** Somebody must act, or the game is over. */
  record Nothing() implements Next {}

  /** Time passes: {@code ticks} of it, and the next after {@code millis}. */
  record Time(int ticks, int millis) implements Next {}

  /** A bot is asked: let it think, on whatever thread, and give its answer. */
  record Thinking(Thought thought) implements Next {}
}
