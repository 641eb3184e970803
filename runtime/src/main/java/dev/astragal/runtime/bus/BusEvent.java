package dev.astragal.runtime.bus;

import dev.astragal.kernel.tree.Tree;
import java.time.Instant;
import java.util.Optional;

/**
 * Something that happened, as the bus carries it; dated when it is made.
 *
 * @param id recognises it when it comes twice
 * @param place where in a recorded run it belongs, if it belongs to one
 */
public record BusEvent(
    String id,
    String name,
    Tree.Table payload,
    Instant occurredAt,
    Trace trace,
    Optional<Place> place) {

  /**
   * A place in a run.
   *
   * @param run the run's key
   * @param position its number among everything the run tells, from 1 and without gaps
   */
  public record Place(String run, long position) {}

  public static BusEvent of(String name, Tree.Table payload, Trace trace) {
    return new BusEvent(Trace.newId(), name, payload, Instant.now(), trace, Optional.empty());
  }

  public static BusEvent of(Message message) {
    return of(message.name(), message.payload(), message.trace());
  }

  /** An event of a recorded run: whoever tells it again tells it under the same id. */
  public static BusEvent at(Place place, Message message) {
    return new BusEvent(
        place.run() + "." + place.position(),
        message.name(),
        message.payload(),
        Instant.now(),
        message.trace(),
        Optional.of(place));
  }
}
