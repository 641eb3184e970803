package dev.astragal.web.vitals;

import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.content.JsonTrees;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Locale;

/** What whoever runs a server should know, a line each on standard error. */
public final class ServerLog {
  /** For people, for programs that collect logs, or for nobody. */
  public enum Form {
    TEXT,
    JSON,
    NONE
  }

  private enum Level {
    INFO,
    WARNING
  }

  private static volatile Form form = Form.TEXT;

  private ServerLog() {}

  public static void form(Form wanted) {
    form = wanted;
  }

  /** Something that happens on a server that is well. */
  public static void note(String what, String more) {
    write(Level.INFO, what, more);
  }

  /** Something to look into. */
  public static void warn(String what, String more) {
    write(Level.WARNING, what, more);
  }

  /** What others sent may be part of it: nothing in it reaches a terminal as a command. */
  private static void write(Level level, String what, String more) {
    if (form == Form.NONE) return;
    String time = Instant.now().truncatedTo(ChronoUnit.MILLIS).toString();
    System.err.println(
        switch (form) {
          case TEXT ->
              (time + " " + level + " " + what + ": " + more).replaceAll("\\p{Cntrl}", "?");
          case JSON, NONE -> json(time, level, what, more);
        });
  }

  private static String json(String time, Level level, String what, String more) {
    return JsonTrees.write(
        Tree.emptyTable()
            .with("time", Tree.of(time))
            .with("level", Tree.of(level.name().toLowerCase(Locale.ROOT)))
            .with("event", Tree.of(what))
            .with("detail", Tree.of(more)));
  }
}
