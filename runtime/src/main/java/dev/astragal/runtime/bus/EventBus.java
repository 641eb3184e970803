package dev.astragal.runtime.bus;

import dev.astragal.kernel.tree.Tree;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Tells listeners what happened. Every listener hears every event it asked for, in the order they
 * were published: an event published while another is told waits until that one has been told to
 * all. Who listens is fixed when an event's turn comes.
 *
 * <p>A listener that fails is reported, once as {@link #SUBSCRIBER_ERROR} and to the error hook,
 * and keeps nobody else from hearing.
 */
public final class EventBus implements AutoCloseable {
  public static final String SUBSCRIBER_ERROR = "bus.subscriber_error";

  /** More waiting events than this means that somebody publishes in a circle. */
  public static final int WAITING_MAX = 100_000;

  private final boolean immediate;
  private final List<Listener> listeners = new CopyOnWriteArrayList<>();
  private final List<Transport> transports = new CopyOnWriteArrayList<>();
  private final Object lock = new Object();
  private final Deque<BusEvent> waiting = new ArrayDeque<>();
  private final BiConsumer<BusEvent, RuntimeException> errorHook;
  private boolean telling;
  private long toldByTeller;
  private @Nullable Thread teller;

  /** A teller that was stopped while it told an event; it tells no other. */
  private @Nullable Thread leaving;

  private record Listener(Topic topic, Consumer<BusEvent> consumer, AtomicBoolean open) {}

  private EventBus(boolean immediate, BiConsumer<BusEvent, RuntimeException> errorHook) {
    this.immediate = immediate;
    this.errorHook = errorHook;
  }

  /** Tells at once, on the thread that publishes. */
  public static EventBus immediate(BiConsumer<BusEvent, RuntimeException> errorHook) {
    return new EventBus(true, errorHook);
  }

  public static EventBus immediate() {
    return immediate((event, error) -> {});
  }

  /** Keeps events until they are {@link #drain drained}, or the bus is {@link #start started}. */
  public static EventBus queued(BiConsumer<BusEvent, RuntimeException> errorHook) {
    return new EventBus(false, errorHook);
  }

  public static EventBus queued() {
    return queued((event, error) -> {});
  }

  /**
   * From now on a thread of the bus tells what waits and what comes; whoever publishes does not
   * wait for it. Starting twice is the same as once, and a bus that tells at once needs no thread.
   */
  public void start() {
    synchronized (lock) {
      if (immediate || teller != null) return;
      teller = Thread.ofPlatform().daemon().name("event-bus").unstarted(this::tellUntilStopped);
      teller.start();
    }
  }

  /** Ends that thread after the event it tells; what still waits is kept. */
  public void stop() {
    Thread stopped;
    synchronized (lock) {
      stopped = teller;
      if (telling) leaving = teller;
      teller = null;
      lock.notifyAll();
    }
    if (stopped == null || Thread.currentThread().equals(stopped)) return;
    try {
      stopped.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  public Subscription subscribe(String topic, Consumer<BusEvent> consumer) {
    Listener listener = new Listener(new Topic(topic), consumer, new AtomicBoolean(true));
    listeners.add(listener);
    return () -> {
      listener.open().set(false);
      listeners.remove(listener);
    };
  }

  public int subscribers() {
    return listeners.size();
  }

  /** Events also go out through {@code transport}; listeners here hear them all the same. */
  public void attach(Transport transport) {
    transports.add(transport);
  }

  public void publish(BusEvent event) {
    synchronized (lock) {
      if (waiting.size() >= WAITING_MAX)
        throw new IllegalStateException("more than " + WAITING_MAX + " events are waiting");
      waiting.add(event);
      lock.notifyAll();
    }
    if (immediate) drain();
  }

  /**
   * Everything that waits, and what comes up meanwhile, has been told when this returns; gives how
   * many events that were. A started bus is waited for. A listener that asks is told 0 at once: it
   * cannot wait for itself.
   */
  public int drain() {
    synchronized (lock) {
      if (teller != null) return isTeller() ? 0 : awaitTeller();
      awaitLeaving();
      if (telling) return 0;
      telling = true;
    }
    int told = 0;
    for (BusEvent event = next(); event != null; event = next()) {
      tell(event);
      told++;
    }
    return told;
  }

  /** Whoever finds an event being told leaves the rest to its teller, unless that one is going. */
  private void awaitLeaving() {
    try {
      while (leaving != null && !Thread.currentThread().equals(leaving)) lock.wait();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private boolean isTeller() {
    return Thread.currentThread().equals(teller);
  }

  private int awaitTeller() {
    long before = toldByTeller;
    try {
      while (teller != null && (telling || !waiting.isEmpty())) lock.wait();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    return (int) (toldByTeller - before);
  }

  private void tellUntilStopped() {
    boolean mine = false;
    while (true) {
      BusEvent event;
      synchronized (lock) {
        if (mine) {
          telling = false;
          toldByTeller++;
          if (Thread.currentThread().equals(leaving)) leaving = null;
          lock.notifyAll();
        }
        try {
          while (isTeller() && (waiting.isEmpty() || telling)) lock.wait();
        } catch (InterruptedException e) {
          if (isTeller()) teller = null;
        }
        if (!isTeller()) return;
        event = waiting.remove();
        telling = true;
        mine = true;
      }
      tell(event);
    }
  }

  /** Whoever finds nothing waiting ends the telling in the same breath, so that nothing is left. */
  private @Nullable BusEvent next() {
    synchronized (lock) {
      BusEvent event = waiting.poll();
      if (event == null) {
        telling = false;
        lock.notifyAll();
      }
      return event;
    }
  }

  private void tell(BusEvent event) {
    for (Listener listener : listeners) {
      if (!listener.open().get() || !listener.topic().matches(event.name())) continue;
      try {
        listener.consumer().accept(event);
      } catch (RuntimeException e) {
        report(event, e);
      }
    }
    for (Transport transport : transports) {
      try {
        transport.publish(event);
      } catch (RuntimeException e) {
        report(event, e);
      }
    }
  }

  /** A failure while a failure is told is only given to the hook, or it would never end. */
  private void report(BusEvent event, RuntimeException error) {
    errorHook.accept(event, error);
    if (event.name().equals(SUBSCRIBER_ERROR)) return;
    publish(
        BusEvent.of(
            SUBSCRIBER_ERROR,
            Tree.emptyTable()
                .with("event", Tree.of(event.name()))
                .with("error", Tree.of(String.valueOf(error.getMessage()))),
            event.trace().child()));
  }

  /** Tells what waits, then ends all transports. */
  @Override
  public void close() {
    drain();
    stop();
    for (Transport transport : transports) transport.close();
    transports.clear();
  }
}
