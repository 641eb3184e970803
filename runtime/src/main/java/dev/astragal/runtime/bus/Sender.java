package dev.astragal.runtime.bus;

import java.time.Duration;

/** Sends events in order; keeps each until the broker has confirmed it. */
public interface Sender extends AutoCloseable {
  /** Returns at once, or waits while too many are unconfirmed. */
  void send(BusEvent event);

  /** Waits until everything is confirmed; how many still are not when the time is over. */
  long await(Duration patience);

  /** Sends nothing more; what is unconfirmed when the bus is closed is given up. */
  @Override
  void close();
}
