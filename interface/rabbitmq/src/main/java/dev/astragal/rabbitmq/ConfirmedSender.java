package dev.astragal.rabbitmq;

import com.rabbitmq.client.Channel;
import com.rabbitmq.client.Connection;
import dev.astragal.runtime.bus.BusEvent;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Sends in order and keeps every event until the broker has confirmed it. When the connection
 * breaks or the broker refuses one, everything from the first unconfirmed event on is sent again,
 * in order: a consumer sees repeats, never a loss.
 *
 * <p>Events are numbered from 0 as they are given; all before {@code head} are confirmed, all
 * before {@code next} are sent.
 */
final class ConfirmedSender implements AutoCloseable {
  /** More unconfirmed events than this wait for the broker. */
  static final int WINDOW = 8_192;

  private static final int PAUSE_MS_MIN = 20;
  private static final int PAUSE_MS_MAX = 1_000;

  private final Broker broker;
  private final ReentrantLock lock = new ReentrantLock();
  private final Condition changed = lock.newCondition();
  private final Object inOrder = new Object();
  private final @Nullable Given[] events = new Given[WINDOW];
  private final boolean[] acknowledged = new boolean[WINDOW];
  private final Thread worker;
  private long head;
  private long next;
  private long tail;

  /** The number of the first event sent on the present channel; its delivery tag is 1. */
  private long base;

  /** Which channel is the present one; what an earlier one says is old news. */
  private long generation;

  /** How many may be unconfirmed: few after a refusal, so that a full queue is not flooded. */
  private int allowed = WINDOW;

  private volatile int pauseMs = PAUSE_MS_MIN;
  private boolean broken = true;
  private boolean closed;

  /** An event and who hears that it was confirmed. */
  private record Given(BusEvent event, Consumer<BusEvent> confirmed) {
    boolean firstOfItsRun() {
      return event.place().isPresent() && event.place().get().position() == 1;
    }
  }

  ConfirmedSender(Broker broker) {
    this.broker = broker;
    this.worker = Thread.ofPlatform().name("astragal-sender").daemon().start(this::work);
  }

  /** Returns at once, or waits while too many are unconfirmed. */
  void send(BusEvent event, Consumer<BusEvent> confirmed) {
    lock.lock();
    try {
      while (tail - head >= WINDOW && !closed) changed.awaitUninterruptibly();
      if (closed) throw new IllegalStateException("the sender is closed");
      int slot = slot(tail++);
      events[slot] = new Given(event, confirmed);
      acknowledged[slot] = false;
      changed.signalAll();
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
      Given given = takeNext();
      if (given == null && isClosed()) break;
      try {
        if (given == null || channel == null) {
          if (channel != null) pause();
          if (channel != null) channel.abort();
          if (connection == null || !connection.isOpen()) connection = broker.plain();
          channel = open(connection);
        } else {
          BusEvent event = given.event();
          channel.basicPublish(
              Topology.EVENTS, event.name(), Messages.properties(event), Messages.body(event));
        }
      } catch (IOException | TimeoutException | RuntimeException e) {
        if (channel == null) pause();
        breakOff();
      }
    }
    if (connection != null) connection.abort();
  }

  /** The next event to send, or nothing when the channel must be made anew or all is over. */
  private @Nullable Given takeNext() {
    lock.lock();
    try {
      while (!closed && !broken && !maySend()) changed.awaitUninterruptibly();
      if (closed || broken) return null;
      return events[slot(next++)];
    } finally {
      lock.unlock();
    }
  }

  /**
   * The first event of a run goes alone: were it refused and the second not, a consumer would take
   * the second for the first.
   */
  private boolean maySend() {
    if (next >= tail) return false;
    long unconfirmed = next - head;
    if (unconfirmed == 0) return true;
    return unconfirmed < allowed && !first(head) && !first(next);
  }

  private boolean first(long number) {
    Given given = events[slot(number)];
    return given != null && given.firstOfItsRun();
  }

  private Channel open(Connection connection) throws IOException {
    Channel channel = connection.createChannel();
    channel.confirmSelect();
    lock.lock();
    try {
      long mine = ++generation;
      base = head;
      next = head;
      for (long number = head; number < tail; number++) acknowledged[slot(number)] = false;
      broken = false;
      channel.addConfirmListener(
          (tag, multiple) -> confirm(mine, tag, multiple), (_, _) -> refused(mine));
      connection.addShutdownListener(_ -> breakOff(mine));
      channel.addShutdownListener(_ -> breakOff(mine));
    } finally {
      lock.unlock();
    }
    return channel;
  }

  private void confirm(long from, long tag, boolean multiple) {
    synchronized (inOrder) {
      for (Given given : accept(from, tag, multiple)) given.confirmed().accept(given.event());
    }
  }

  private List<Given> accept(long from, long tag, boolean multiple) {
    List<Given> accepted = new ArrayList<>();
    lock.lock();
    try {
      if (from != generation || broken) return accepted;
      long number = base + tag - 1;
      for (long i = multiple ? head : number; i <= number; i++) acknowledged[slot(i)] = true;
      while (head < next && acknowledged[slot(head)]) {
        Given given = events[slot(head)];
        if (given != null) accepted.add(given);
        events[slot(head++)] = null;
      }
      if (!accepted.isEmpty()) {
        allowed = (int) Math.min(WINDOW, allowed * 2L);
        pauseMs = PAUSE_MS_MIN;
        changed.signalAll();
      }
      return accepted;
    } finally {
      lock.unlock();
    }
  }

  /** A full queue refuses: try again, first with one event at a time. */
  private void refused(long from) {
    lock.lock();
    try {
      if (from != generation) return;
      allowed = 1;
      broken = true;
      changed.signalAll();
    } finally {
      lock.unlock();
    }
  }

  private void breakOff(long from) {
    lock.lock();
    try {
      if (from == generation) breakOff();
    } finally {
      lock.unlock();
    }
  }

  private void breakOff() {
    lock.lock();
    try {
      broken = true;
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

  private static int slot(long number) {
    return (int) (number & (WINDOW - 1));
  }
}
