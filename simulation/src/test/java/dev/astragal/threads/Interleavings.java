package dev.astragal.threads;

import dev.astragal.runtime.machine.Machine;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.jetbrains.lincheck.Lincheck;
import org.jspecify.annotations.Nullable;

/**
 * Lets Lincheck decide at every step which thread goes on, and tries many orders of steps. {@code
 * -Dinterleavings=10000} tries so many of each; the suite tries few, and not all.
 */
public final class Interleavings {
  /** Names how many are tried; what takes long is tried only then. */
  public static final String MANY = "interleavings";

  private static final int TRIED = Integer.getInteger(MANY, 200);

  private Interleavings() {}

  /** Fails with the steps of all threads where {@code meeting} fails in one of these orders. */
  public static void of(Runnable meeting) {
    Lincheck.runConcurrentTest(TRIED, meeting);
  }

  /** Does all of it at once, each on a thread of its own, and waits until all is done. */
  public static void together(Runnable... parts) {
    List<Thread> threads = new ArrayList<>();
    for (Runnable part : parts) threads.add(new Thread(part));
    for (Thread thread : threads) thread.start();
    for (Thread thread : threads) await(thread);
  }

  private static void await(Thread thread) {
    try {
      thread.join();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  public static void require(boolean holds, String what) {
    if (!holds) throw new AssertionError(what);
  }

  /** A machine whose threads can be waited for. */
  public static final class Threads implements Machine {
    private final List<Thread> started = new ArrayList<>();

    @Override
    public Instant now() {
      return Instant.EPOCH;
    }

    @Override
    public long nanos() {
      return 0;
    }

    @Override
    public void start(Runnable work) {
      Thread thread = new Thread(work);
      synchronized (started) {
        started.add(thread);
      }
      thread.start();
    }

    @Override
    public void after(Duration wait, Runnable work) {
      start(work);
    }

    @Override
    public void guard(byte[] secret) {}

    /** Waits until nothing goes on any more. */
    public void awaitAll() {
      for (Thread next = next(); next != null; next = next()) await(next);
    }

    private @Nullable Thread next() {
      synchronized (started) {
        return started.isEmpty() ? null : started.removeFirst();
      }
    }
  }
}
