package dev.astragal.games.regrets;

import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Surface;

/**
 * Something that happened at the table. Each event carries out its own change: an event that cannot
 * rebuild the table would be noticed right where it is written.
 */
public sealed interface RegretsEvent extends Event
    permits DayEvent, TurnEvent, SeaEvent, CardEvent, PortEvent {
  /** Changes the table as this event says. */
  void applyTo(RegretsState state);

  /** An event that only moves the table along and is not worth a line in the log. */
  interface Silent extends Event {
    @Override
    default Surface surface() {
      return Surface.NONE;
    }
  }
}
