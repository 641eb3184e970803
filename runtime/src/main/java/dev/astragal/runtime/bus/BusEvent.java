package dev.astragal.runtime.bus;

import dev.astragal.kernel.tree.Tree;
import java.time.Instant;

/** Something that happened, as the bus carries it; dated when it is made. */
public record BusEvent(
    String id, String name, Tree.Table payload, Instant occurredAt, Trace trace) {
  public static BusEvent of(String name, Tree.Table payload, Trace trace) {
    return new BusEvent(Trace.newId(), name, payload, Instant.now(), trace);
  }
}
