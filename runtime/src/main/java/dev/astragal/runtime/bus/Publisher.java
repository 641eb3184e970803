package dev.astragal.runtime.bus;

import java.util.function.Consumer;

/** Somebody who takes events and tells them further. */
@FunctionalInterface
public interface Publisher {
  /**
   * A way to send events in order.
   *
   * @param confirmed hears of every event that has been taken over, in the order they were given
   */
  Sender sender(Consumer<BusEvent> confirmed);
}
