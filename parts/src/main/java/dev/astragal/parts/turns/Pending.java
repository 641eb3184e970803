package dev.astragal.parts.turns;

import dev.astragal.kernel.state.Ints;

/**
 * What has still to be resolved, the last first: a deed, an answer to it, an answer to that. Each
 * is a number that the game gives a meaning.
 */
public record Pending(Ints waiting) {
  public static final Pending EMPTY = new Pending(Ints.zeros(0));

  public boolean empty() {
    return waiting.size() == 0;
  }

  /** What is resolved next; there must be something. */
  public int top() {
    return waiting.get(waiting.size() - 1);
  }

  public Pending pushed(int deed) {
    return new Pending(waiting.added(deed));
  }

  /** All without what was on top, which is resolved or came to nothing. */
  public Pending popped() {
    return new Pending(waiting.without(waiting.size() - 1));
  }
}
