package dev.astragal.rabbitmq;

import dev.astragal.runtime.bus.BusEvent;
import dev.astragal.runtime.bus.Sender;
import java.time.Duration;
import java.util.function.Consumer;

/** One of many who send over the same connection: a server has thousands of matches. */
final class SharedSender implements Sender {
  private final ConfirmedSender sender;
  private final Consumer<BusEvent> confirmed;
  private long unconfirmed;

  SharedSender(ConfirmedSender sender, Consumer<BusEvent> confirmed) {
    this.sender = sender;
    this.confirmed = confirmed;
  }

  @Override
  public void send(BusEvent event) {
    synchronized (this) {
      unconfirmed++;
    }
    sender.send(event, this::confirm);
  }

  private void confirm(BusEvent event) {
    confirmed.accept(event);
    synchronized (this) {
      unconfirmed--;
      notifyAll();
    }
  }

  @Override
  public synchronized long await(Duration patience) {
    long until = System.nanoTime() + patience.toNanos();
    try {
      for (long left = patience.toNanos(); unconfirmed > 0 && left > 0; ) {
        wait(Math.max(1, left / 1_000_000));
        left = until - System.nanoTime();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    return unconfirmed;
  }

  /** What is on its way stays on its way until the bus is closed. */
  @Override
  public void close() {}
}
