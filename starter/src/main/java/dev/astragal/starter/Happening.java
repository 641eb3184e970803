package dev.astragal.starter;

import dev.astragal.kernel.game.Event;

/** The events: everything that can happen. Only they change the state. */
public sealed interface Happening extends Event {
  record Climbed(int seat, int by) implements Happening {}

  record Slipped(int seat, int by) implements Happening {}
}
