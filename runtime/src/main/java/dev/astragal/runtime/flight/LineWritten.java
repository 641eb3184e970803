package dev.astragal.runtime.flight;

import jdk.jfr.Category;
import jdk.jfr.Description;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;
import jdk.jfr.StackTrace;

/** A line of a journal, kept wherever that is. */
@Name("dev.astragal.JournalWrite")
@Label("Journal write")
@Category("Astragal")
@Description("A line of a journal, kept wherever that is.")
@StackTrace(false)
public final class LineWritten extends Event {
  @Label("Kind")
  String kind = "";

  /** Ends it and hands it to whoever records. */
  public void done(Class<?> line) {
    end();
    if (!shouldCommit()) return;
    kind = line.getSimpleName();
    commit();
  }
}
