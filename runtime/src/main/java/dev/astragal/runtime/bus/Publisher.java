package dev.astragal.runtime.bus;

import java.time.InstantSource;
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

  /** The clock by which events are dated. */
  default InstantSource clock() {
    return InstantSource.system();
  }

  /** How many events it was given and has not confirmed. */
  default long unconfirmed() {
    return 0;
  }
}
