package dev.astragal.runtime.flight;

import jdk.jfr.Category;
import jdk.jfr.Description;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;
import jdk.jfr.StackTrace;

/** What a bot thought before it moved. */
@Name("dev.astragal.BotMove")
@Label("Bot move")
@Category("Astragal")
@Description("What a bot thought before it moved.")
@StackTrace(false)
public final class BotThought extends Event {
  @Label("Seat")
  int seat;

  /** Ends it and hands it to whoever records. */
  public void done(int of) {
    end();
    if (!shouldCommit()) return;
    seat = of;
    commit();
  }
}
