package dev.astragal.runtime.machine;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/**
 * Work on other threads than one's own. Where a program has a single one, this is the class to
 * replace.
 */
public final class Threads {
  private static final Executor BESIDE = Thread.ofPlatform().daemon().name("beside")::start;

  private static final int SPINS = 1_000;
  private static final long NAP = 20_000;

  private Threads() {}

  /** Does all of it at once, the first on this thread, and waits; fails as what failed. */
  public static void together(List<Runnable> works) {
    List<CompletableFuture<Void>> others =
        works.subList(1, works.size()).stream()
            .map(work -> CompletableFuture.runAsync(work, BESIDE))
            .toList();
    works.getFirst().run();
    for (CompletableFuture<Void> other : others) {
      try {
        other.join();
      } catch (CompletionException e) {
        if (e.getCause() instanceof RuntimeException failure) throw failure;
        throw e;
      }
    }
  }

  /**
   * Waits a moment for what another thread is about to do, for the n-th time in a row: who waits
   * longer than a few microseconds sleeps, so that others have the processor.
   */
  public static void pause(int times) {
    if (times < SPINS) Thread.onSpinWait();
    else LockSupport.parkNanos(NAP);
  }

  /** Does something after a while, unless the program ends before. */
  public static void later(Duration wait, String name, Runnable work) {
    Thread.Builder thread = Thread.ofPlatform().daemon().name(name);
    CompletableFuture.delayedExecutor(wait.toMillis(), TimeUnit.MILLISECONDS, thread::start)
        .execute(work);
  }
}
