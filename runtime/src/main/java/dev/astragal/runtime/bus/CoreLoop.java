package dev.astragal.runtime.bus;

import dev.astragal.kernel.tree.Tree;
import java.time.Duration;
import java.util.concurrent.locks.LockSupport;

/** Tells a bus that time goes on: one {@code heartbeat} a tick, counted from 0. */
public final class CoreLoop {
  public static final String HEARTBEAT = "heartbeat";

  private final EventBus bus;
  private long tick;

  public CoreLoop(EventBus bus) {
    this.bus = bus;
  }

  public void tick() {
    Tree.Table payload = Tree.emptyTable().with("tick", Tree.of(tick));
    bus.publish(BusEvent.of(HEARTBEAT, payload, Trace.begin()));
    tick++;
  }

  /** Starts the bus, beats {@code ticks} times with a pause after each, and stops the bus. */
  public void runFor(int ticks, Duration interval) {
    bus.start();
    for (int i = 0; i < ticks; i++) {
      tick();
      LockSupport.parkNanos(interval.toNanos());
    }
    bus.drain();
    bus.stop();
  }
}
