package dev.astragal.starter;

import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Seat;

/** The events: everything that can happen. Only they change the state. */
public sealed interface Happening extends Event {
  record Climbed(Seat who, int by) implements Happening {}

  record Slipped(Seat who, int by) implements Happening {}
}
