package dev.astragal.web.match;

import dev.astragal.runtime.machine.Machine;
import java.time.Duration;
import java.util.OptionalInt;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** Does something step by step while there is something to do, never two steps at once. */
final class Driver {
  private final Machine machine;
  private final Supplier<OptionalInt> step;
  private final Consumer<RuntimeException> failed;
  private final AtomicBoolean wanted = new AtomicBoolean();
  private final AtomicBoolean active = new AtomicBoolean();
  private volatile boolean stopped;

  /** {@code step} tells how many milliseconds to wait before the next, or nothing to do. */
  Driver(Machine machine, Supplier<OptionalInt> step, Consumer<RuntimeException> failed) {
    this.machine = machine;
    this.step = step;
    this.failed = failed;
  }

  void wake() {
    wanted.set(true);
    if (!stopped && active.compareAndSet(false, true)) machine.start(this::drive);
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
        for (OptionalInt wait = step.get(); wait.isPresent() && !stopped; wait = step.get())
          if (wait.getAsInt() > 0) {
            wanted.set(true);
            machine.after(Duration.ofMillis(wait.getAsInt()), this::drive);
            return;
          }
      }
    } catch (RuntimeException e) {
      // A step that was under way when all was closed finds nothing where it left it.
      boolean closed = stopped;
      stopped = true;
      if (!closed) failed.accept(e);
    }
    active.set(false);
    if (wanted.get() && !stopped) wake();
  }
}
