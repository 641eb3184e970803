package dev.astragal.runtime.table;

import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Surface;
import dev.astragal.kernel.screen.Telling;

/**
 * What one viewer was told of one event.
 *
 * @param number counts what happened at the table, whoever saw it; 0 for what only a viewer hears
 * @param step the step of the run it belongs to
 * @param event the event as this viewer may know it
 */
public record Told(long number, long step, long tick, Event event, Telling telling) {
  /** Whether it belongs into a log; the rest is there for those who draw it. */
  public boolean spoken() {
    return event.surface() != Surface.NONE;
  }
}
