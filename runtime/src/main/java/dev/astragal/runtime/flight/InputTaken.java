package dev.astragal.runtime.flight;

import jdk.jfr.Category;
import jdk.jfr.Description;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;
import jdk.jfr.StackTrace;

/** An answer through the gate and onto the disk. */
@Name("dev.astragal.Input")
@Label("Input")
@Category("Astragal")
@Description("An answer through the gate and onto the disk.")
@StackTrace(false)
public final class InputTaken extends Event {
  @Label("Game")
  String game = "";

  @Label("Seat")
  int seat;

  @Label("Taken")
  boolean taken;

  /** Ends it and hands it to whoever records. */
  public void done(String of, int by, boolean accepted) {
    end();
    if (!shouldCommit()) return;
    game = of;
    seat = by;
    taken = accepted;
    commit();
  }
}
