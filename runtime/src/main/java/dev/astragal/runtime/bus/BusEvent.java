package dev.astragal.runtime.bus;

import dev.astragal.kernel.state.About;
import dev.astragal.kernel.state.AtLeast;
import dev.astragal.kernel.state.Name;
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

  /** A place among everything that a run tells. */
  public record Place(
      @About("The key of the run") @Name("id") String run,
      @About("From 1 and without gaps") @AtLeast(1) long position) {}

  public static BusEvent of(String name, Tree.Table payload, Trace trace) {
    return new BusEvent(Trace.newId(), name, payload, Instant.now(), trace, Optional.empty());
  }

  public static BusEvent of(Message message) {
    return of(message.name(), message.payload(), message.trace());
  }

  /** An event of a recorded run: whoever tells it again tells it under the same id. */
  public static BusEvent at(Place place, Message message, Instant occurredAt) {
    return new BusEvent(
        place.run() + "." + place.position(),
        message.name(),
        message.payload(),
        occurredAt,
        message.trace(),
        Optional.of(place));
  }
}
