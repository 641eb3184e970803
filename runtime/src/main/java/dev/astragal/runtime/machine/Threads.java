package dev.astragal.runtime.machine;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;

/**
 * Work on other threads than one's own. Where a program has a single one, this is the class to
 * replace.
 */
public final class Threads {
  private static final Executor BESIDE = Thread.ofPlatform().daemon().name("beside")::start;

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

  /** Does something after a while, unless the program ends before. */
  public static void later(Duration wait, String name, Runnable work) {
    Thread.Builder thread = Thread.ofPlatform().daemon().name(name);
    CompletableFuture.delayedExecutor(wait.toMillis(), TimeUnit.MILLISECONDS, thread::start)
        .execute(work);
  }
}
