package dev.astragal.runtime.flight;

import jdk.jfr.Category;
import jdk.jfr.Description;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;
import jdk.jfr.StackTrace;

/** A journal played again. */
@Name("dev.astragal.Replay")
@Label("Replay")
@Category("Astragal")
@Description("A journal played again.")
@StackTrace(false)
public final class RunReplayed extends Event {
  @Label("Game")
  String game = "";

  @Label("Lines")
  int lines;

  /** Ends it and hands it to whoever records. */
  public void done(String of, int read) {
    end();
    if (!shouldCommit()) return;
    game = of;
    lines = read;
    commit();
  }
}
