package dev.astragal.threads;

import static dev.astragal.threads.Interleavings.require;
import static dev.astragal.threads.Interleavings.together;

import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.bus.BusEvent;
import dev.astragal.runtime.bus.EventBus;
import dev.astragal.runtime.bus.Inbox;
import dev.astragal.runtime.bus.Trace;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

final class BusThreadsTest {
  private static final BusEvent ONE = BusEvent.of("one", Tree.emptyTable(), Trace.begin());
  private static final BusEvent TWO = BusEvent.of("two", Tree.emptyTable(), Trace.begin());

  @Test
  void whatArrivesOnTwoThreadsIsActedOnOnce() {
    Interleavings.of(
        () -> {
          Inbox inbox = Inbox.ofSomeEvents();
          AtomicInteger acted = new AtomicInteger();
          Runnable arrives = () -> inbox.act(ONE, _ -> acted.incrementAndGet());
          together(arrives, arrives);
          require(acted.get() == 1, "acted " + acted + " times");
        });
  }

  @Test
  void whatTwoThreadsPublishAtOnceIsToldToAllOnceAndInOneOrder() {
    Interleavings.of(
        () -> {
          EventBus bus = EventBus.immediate();
          List<String> first = new ArrayList<>();
          List<String> second = new ArrayList<>();
          bus.subscribe("#", event -> first.add(event.name()));
          bus.subscribe("#", event -> second.add(event.name()));
          together(() -> bus.publish(ONE), () -> bus.publish(TWO));
          requireBoth(first);
          require(first.equals(second), first + " is not " + second);
        });
  }

  @Test
  void nothingIsLostOrRepeatedWhenABusIsStoppedWhileItTells() {
    Interleavings.of(
        () -> {
          EventBus bus = EventBus.queued();
          List<String> told = new ArrayList<>();
          bus.subscribe("#", event -> told.add(event.name()));
          bus.start();
          together(
              () -> bus.publish(ONE),
              () -> {
                bus.stop();
                bus.publish(TWO);
                bus.drain();
              });
          bus.drain();
          requireBoth(told);
        });
  }

  private static void requireBoth(List<String> told) {
    require(told.size() == 2 && told.contains("one") && told.contains("two"), "told " + told);
  }
}
