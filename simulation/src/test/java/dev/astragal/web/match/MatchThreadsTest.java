package dev.astragal.web.match;

import static dev.astragal.threads.Interleavings.require;
import static dev.astragal.threads.Interleavings.together;

import dev.astragal.threads.Interleavings;
import java.util.OptionalInt;
import java.util.Queue;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

final class MatchThreadsTest {
  @Test
  void whateverADriverIsWokenForIsDoneAndNeverTwoThingsAtOnce() {
    Interleavings.of(
        () -> {
          Interleavings.Threads machine = new Interleavings.Threads();
          Queue<String> todo = new ConcurrentLinkedQueue<>();
          AtomicInteger atOnce = new AtomicInteger();
          Driver driver =
              new Driver(
                  machine,
                  () -> {
                    require(atOnce.incrementAndGet() == 1, "two steps at once");
                    String next = todo.poll();
                    atOnce.decrementAndGet();
                    return next == null ? OptionalInt.empty() : OptionalInt.of(0);
                  },
                  fault -> {
                    throw fault;
                  });
          Runnable wakes =
              () -> {
                todo.add("something");
                driver.wake();
              };
          together(wakes, wakes);
          machine.awaitAll();
          require(todo.isEmpty(), "something is left");
          require(!driver.busy(), "it never rests");
        });
  }

  @Test
  @EnabledIfSystemProperty(named = Interleavings.MANY, matches = "\\d+")
  void nobodyWaitsForAThoughtThatWillNeverBeHad() {
    Interleavings.of(
        () -> {
          Thinking thinking = new Thinking(1);
          Runnable thinks =
              () -> {
                try {
                  require(thinking.think(new Thinking.Account(), () -> 7) == 7, "another thought");
                } catch (RejectedExecutionException | CancellationException closed) {
                  return;
                }
              };
          together(thinks, thinks, thinking::close);
        });
  }
}
