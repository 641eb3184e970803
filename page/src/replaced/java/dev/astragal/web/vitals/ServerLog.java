package dev.astragal.web.vitals;

/** What a page notes stands on the browser's console. */
public final class ServerLog {
  private ServerLog() {}

  public static void warn(String what, String problem) {
    System.err.println(what + ": " + problem);
  }

  public static void note(String what, String text) {
    System.out.println(what + ": " + text);
  }
}
