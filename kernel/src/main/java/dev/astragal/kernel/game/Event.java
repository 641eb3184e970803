package dev.astragal.kernel.game;

import java.util.List;
import java.util.Optional;

/**
 * Something that happened: a record whose components are its payload. Every change of a state is
 * explained by an event, and the events alone rebuild the state.
 */
public interface Event {
  /** A mechanical name; prose belongs to the message bundle. */
  default String kind() {
    return this instanceof Enum<?> constant ? constant.name() : getClass().getSimpleName();
  }

  /**
   * Where the message bundle keeps its sentence. Differs from the kind where one mechanical kind is
   * told in several ways.
   */
  default String narrativeKey() {
    return "event." + kind();
  }

  default Severity severity() {
    return Severity.INFO;
  }

  default List<String> tags() {
    return List.of();
  }

  default Surface surface() {
    return Surface.LOG;
  }

  /** What {@code viewer} learns of it: the event itself, one with less in it, or nothing. */
  default Optional<Event> seenBy(Seat viewer) {
    return Optional.of(this);
  }

  /** A reason, when a player may later come back to the moment right after this event. */
  default Optional<String> checkpoint() {
    return Optional.empty();
  }
}
