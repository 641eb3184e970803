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
    /** There is none of that name. */
    UNKNOWN,
    /** There is one of that name already. */
    EXISTS,
    /** Somebody else is writing it. */
    HELD,
    /** Somebody else wrote what this writer did not read. */
    OVERTAKEN,
    /** Where it is kept cannot be reached. */
    UNREACHABLE
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
