package dev.astragal.runtime.outbox;

import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.run.Kernel;

/** A page has no bus, and no messages for one. */
public interface EventMessages<E extends Event> {
  static <E extends Event> EventMessages<E> of(Kernel<?, ?, E> kernel) {
    return new EventMessages<>() {};
  }
}
