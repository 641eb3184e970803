package dev.astragal.runtime.journal;

import dev.astragal.runtime.content.BadInputException;

/** A journal that cannot be used, and why. */
public final class JournalException extends BadInputException {
  /** Old, unfinished and damaged are different things to a player. */
  public enum Reason {
    NOT_A_JOURNAL,
    INCOMPLETE,
    OLDER,
    NEWER,
    CORRUPT,
    FOREIGN
  }

  private final Reason reason;

  public JournalException(Reason reason, String message) {
    super(message);
    this.reason = reason;
  }

  public Reason reason() {
    return reason;
  }
}
