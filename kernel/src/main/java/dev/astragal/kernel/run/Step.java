package dev.astragal.kernel.run;

import dev.astragal.kernel.game.Event;
import java.util.List;

/**
 * The record of one step: its events and where the streams stood after it. Together with the run
 * before, it rebuilds the run after, with no rule and no die executed.
 */
public record Step<E extends Event>(
    List<E> events, long tick, long inputs, int idleTicks, List<Long> luck) {
  public Step {
    events = List.copyOf(events);
    luck = List.copyOf(luck);
  }
}
