package dev.astragal.tui.play;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.run.Run;
import dev.astragal.runtime.timeline.Timeline;
import dev.astragal.tui.game.EventLog;

/** Brings back the log of a run that goes on. */
final class Past {
  /** As far back as anybody will scroll after coming back; the recording has the rest. */
  private static final long STEPS_MAX = 500;

  private Past() {}

  static <S, C extends Choice, E extends Event> void tell(
      Timeline<S, C, E> timeline, EventLog log) {
    long from = Math.max(0, timeline.lastStep() - STEPS_MAX);
    if (from == timeline.lastStep()) return;
    Run<S, C, E> run = timeline.at(from);
    for (long step = from; step < timeline.lastStep(); step++) {
      timeline.stepped(run);
      for (E event : run.events()) log.add(run.tick(), event);
    }
  }
}
