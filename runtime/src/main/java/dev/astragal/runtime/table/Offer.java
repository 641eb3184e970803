package dev.astragal.runtime.table;

import dev.astragal.kernel.screen.Wording;
import dev.astragal.kernel.tree.Tree;

/**
 * Something a seat may take.
 *
 * @param choice as a journal writes it; for a way back, the number of its checkpoint
 * @param wording how it reads now
 */
public record Offer(Kind kind, Tree choice, Wording wording) {
  /** What taking it does. */
  public enum Kind {
    ANSWER,
    /** Done while the question stands, or while time is stopped, without answering anything. */
    COMMAND,
    /** Goes back to a checkpoint. */
    WAY_BACK
  }
}
