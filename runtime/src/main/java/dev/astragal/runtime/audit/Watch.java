package dev.astragal.runtime.audit;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.run.Kernel;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Keeps an endless loop in a game from hanging whoever tries the game out. Rules under watch may
 * take so long for one call, and so many events in one turn; what goes beyond is reported with
 * where it is.
 */
public final class Watch {
  /** Longer than any rule thinks on the slowest machine, short enough to wait for. */
  public static final Duration PATIENCE = Duration.ofSeconds(10);

  /** More events than a turn of any game has. */
  static final int STEPS_MAX = 200_000;

  private static final long LOOK_MILLIS = 50;

  private final Duration patience;
  private volatile long heard;
  private volatile String call = "";
  private volatile boolean over;
  private int depth;
  private int steps;

  public Watch(Duration patience) {
    this.patience = patience;
  }

  /** The same game with rules that are watched. */
  public <S, C extends Choice, E extends Event> Kernel<S, C, E> over(Kernel<S, C, E> kernel) {
    return kernel.through(rules -> new WatchedRules<>(rules, this));
  }

  /** {@code other} under the watch that {@code watched} is under, if it is under one. */
  public static <S, C extends Choice, E extends Event> Kernel<S, C, E> alike(
      Kernel<?, ?, ?> watched, Kernel<S, C, E> other) {
    return watched.rules() instanceof WatchedRules<?, ?, ?> rules
        ? rules.watch().over(other)
        : other;
  }

  /** A game that did not come back, with the lines it is in. */
  public static final class HungException extends RuntimeException {
    HungException(String message) {
      super(message);
    }
  }

  /** Runs {@code task}, which uses watched rules only; fails when they do not come back. */
  public <T> T run(Supplier<T> task) {
    Errand<T> errand = new Errand<>(task);
    depth = 0;
    heard = System.nanoTime();
    Thread worker = new Thread(errand, "watched");
    worker.setDaemon(true);
    worker.start();
    try {
      while (!errand.done.await(LOOK_MILLIS, TimeUnit.MILLISECONDS))
        if (System.nanoTime() - heard > patience.toNanos()) {
          over = true;
          String where = Blame.of(worker.getStackTrace());
          throw new HungException(
              call + " did not come back within " + patience.toSeconds() + " s: " + where);
        }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
    return errand.result();
  }

  void begin(String what) {
    if (over) throw new HungException("given up");
    heard = System.nanoTime();
    if (depth++ == 0) {
      steps = 0;
      call = what;
    } else if (++steps > STEPS_MAX) {
      depth--; // nobody ends what did not begin
      throw new IllegalStateException(call + " does not come to an end: " + steps + " events");
    }
  }

  void end() {
    depth--;
    heard = System.nanoTime();
  }

  private static final class Errand<T> implements Runnable {
    final CountDownLatch done = new CountDownLatch(1);
    private final Supplier<T> task;
    private @Nullable T value;
    private @Nullable RuntimeException failure;
    private @Nullable Error error;

    Errand(Supplier<T> task) {
      this.task = task;
    }

    @Override
    public void run() {
      try {
        value = task.get();
      } catch (RuntimeException e) {
        failure = e;
      } catch (StackOverflowError e) {
        failure = new IllegalStateException("endless recursion", e);
        failure.setStackTrace(e.getStackTrace());
      } catch (Error e) {
        error = e;
      } finally {
        done.countDown();
      }
    }

    @SuppressWarnings("NullAway") // a task that has not failed has given its value
    T result() {
      if (failure != null) throw failure;
      if (error != null) throw error;
      return value;
    }
  }
}
