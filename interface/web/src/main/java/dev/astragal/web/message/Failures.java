package dev.astragal.web.message;

import dev.astragal.runtime.journal.JournalException;
import dev.astragal.web.vitals.ServerLog;

/** Faults of the program, for whoever runs the server; whoever is connected learns nothing. */
public final class Failures {
  private Failures() {}

  /** What whoever asked is told of a fault; one of the program is noted. */
  public static Refusal refusal(String what, RuntimeException fault) {
    if (fault instanceof JournalException e && e.reason() == JournalException.Reason.UNREACHABLE)
      return unreachable();
    report(what, fault);
    return new Refusal(500, "FAILED", "the server failed at this; it was noted there");
  }

  /** Where matches are kept is away for the moment. */
  public static Refusal unreachable() {
    return new Refusal(503, "UNREACHABLE", "the store cannot be reached; try again soon");
  }

  public static void report(String what, Throwable fault) {
    report(what, fault + "; set ASTRAGAL_DEBUG=1 to see where");
    if (System.getenv("ASTRAGAL_DEBUG") != null) fault.printStackTrace();
  }

  public static void report(String what, String problem) {
    ServerLog.warn(what, problem);
  }
}
