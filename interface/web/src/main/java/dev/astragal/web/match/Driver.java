package dev.astragal.web.match;

import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** One thread, while there is something to do, that does it step by step. */
final class Driver {
  private final Supplier<Next> step;
  private final Consumer<RuntimeException> failed;
  private final AtomicBoolean wanted = new AtomicBoolean();
  private final AtomicBoolean active = new AtomicBoolean();
  private volatile boolean stopped;

  /** Whether there is more to do, and when. */
  record Next(boolean more, int millis) {
    static final Next NOTHING = new Next(false, 0);

    static Next in(int millis) {
      return new Next(true, millis);
    }
  }

  Driver(Supplier<Next> step, Consumer<RuntimeException> failed) {
    this.step = step;
    this.failed = failed;
  }

  void wake() {
    wanted.set(true);
    if (!stopped && active.compareAndSet(false, true)) Thread.ofVirtual().start(this::drive);
  }

  boolean busy() {
    return active.get();
  }

  void stop() {
    stopped = true;
  }

  private void drive() {
    try {
      while (!stopped && wanted.getAndSet(false)) {
        for (Next next = step.get(); next.more() && !stopped; next = step.get())
          if (next.millis() > 0) Thread.sleep(next.millis());
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (RuntimeException e) {
      stopped = true;
      failed.accept(e);
    } finally {
      active.set(false);
    }
    if (wanted.get() && !stopped) wake();
  }
}
