package dev.astragal.web.message;

/** Faults of the program, for whoever runs the server; whoever is connected learns nothing. */
public final class Failures {
  private Failures() {}

  public static void report(String what, Throwable fault) {
    report(what, fault + "; set ASTRAGAL_DEBUG=1 to see where");
    if (System.getenv("ASTRAGAL_DEBUG") != null) fault.printStackTrace();
  }

  /** What others sent may be part of it: nothing in it reaches a terminal as a command. */
  public static void report(String what, String problem) {
    System.err.println(("astragal: " + what + ": " + problem).replaceAll("\\p{Cntrl}", "?"));
  }
}
