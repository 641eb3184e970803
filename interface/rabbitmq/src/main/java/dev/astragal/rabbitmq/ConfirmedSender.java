package dev.astragal.rabbitmq;

import com.rabbitmq.client.Channel;
import com.rabbitmq.client.Connection;
import dev.astragal.runtime.bus.BusEvent;
import dev.astragal.runtime.bus.SendWindow;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;

/**
 * Sends what a {@link SendWindow} says, on a thread and a connection of its own; the window keeps
 * every event until the broker has confirmed it.
 */
final class ConfirmedSender implements AutoCloseable {
  private static final int PAUSE_MS_MIN = 20;
  private static final int PAUSE_MS_MAX = 1_000;

  private final Broker broker;
  private final ReentrantLock lock = new ReentrantLock();
  private final Condition changed = lock.newCondition();
  private final Object inOrder = new Object();
  private final SendWindow window = new SendWindow();
  private final Thread worker;
  private volatile int pauseMs = PAUSE_MS_MIN;
  private boolean closed;

  ConfirmedSender(Broker broker) {
    this.broker = broker;
    this.worker = Thread.ofPlatform().name("astragal-sender").daemon().start(this::work);
  }

  /** Returns at once, or waits while too many are unconfirmed. */
  void send(BusEvent event, Consumer<BusEvent> confirmed) {
    lock.lock();
    try {
      while (window.full() && !closed) changed.awaitUninterruptibly();
      if (closed) throw new IllegalStateException("the sender is closed");
      window.give(event, confirmed);
      changed.signalAll();
    } finally {
      lock.unlock();
    }
  }

  /** How many are not confirmed. */
  long unconfirmed() {
    lock.lock();
    try {
      return window.unconfirmed();
    } finally {
      lock.unlock();
    }
  }

  @Override
  public void close() {
    lock.lock();
    try {
      closed = true;
      changed.signalAll();
    } finally {
      lock.unlock();
    }
    try {
      worker.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void work() {
    Connection connection = null;
    Channel channel = null;
    while (true) {
      Optional<BusEvent> next = takeNext();
      if (next.isEmpty() && isClosed()) break;
      try {
        if (next.isEmpty() || channel == null) {
          if (channel != null) pause();
          if (channel != null) channel.abort();
          if (connection == null || !connection.isOpen()) connection = broker.plain();
          channel = open(connection);
        } else {
          BusEvent event = next.get();
          channel.basicPublish(
              Topology.EVENTS, event.name(), Messages.properties(event), Messages.body(event));
        }
      } catch (IOException | TimeoutException | RuntimeException e) {
        if (channel == null) pause();
        change(window::lost);
      }
    }
    if (connection != null) connection.abort();
  }

  /** The next event to send, or nothing when the channel must be made anew or all is over. */
  private Optional<BusEvent> takeNext() {
    lock.lock();
    try {
      while (!closed && !window.broken()) {
        Optional<BusEvent> next = window.next();
        if (next.isPresent()) return next;
        changed.awaitUninterruptibly();
      }
      return Optional.empty();
    } finally {
      lock.unlock();
    }
  }

  private Channel open(Connection connection) throws IOException {
    Channel channel = connection.createChannel();
    channel.confirmSelect();
    lock.lock();
    try {
      long mine = window.opened();
      channel.addConfirmListener(
          (tag, multiple) -> confirm(mine, tag, multiple),
          (_, _) -> change(() -> window.refused(mine)));
      connection.addShutdownListener(_ -> change(() -> window.lost(mine)));
      channel.addShutdownListener(_ -> change(() -> window.lost(mine)));
    } finally {
      lock.unlock();
    }
    return channel;
  }

  private void confirm(long from, long tag, boolean multiple) {
    synchronized (inOrder) {
      for (SendWindow.Given given : certain(from, tag, multiple)) given.confirm();
    }
  }

  private List<SendWindow.Given> certain(long from, long tag, boolean multiple) {
    lock.lock();
    try {
      List<SendWindow.Given> certain = window.confirmed(from, tag, multiple);
      if (!certain.isEmpty()) {
        pauseMs = PAUSE_MS_MIN;
        changed.signalAll();
      }
      return certain;
    } finally {
      lock.unlock();
    }
  }

  private void change(Runnable change) {
    lock.lock();
    try {
      change.run();
      changed.signalAll();
    } finally {
      lock.unlock();
    }
  }

  private boolean isClosed() {
    lock.lock();
    try {
      return closed;
    } finally {
      lock.unlock();
    }
  }

  private void pause() {
    try {
      Thread.sleep(pauseMs);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    pauseMs = Math.min(PAUSE_MS_MAX, pauseMs * 2);
  }
}
