package dev.astragal.web.match;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Future;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;

/**
 * Where bots think: a few threads of their own, so that no thought keeps a request waiting. Whoever
 * has used the least goes first, so that one greedy match costs the others nothing. A match whose
 * bots have answered at once so far thinks where it is asked: going elsewhere would cost it more
 * than the thought.
 */
public final class Thinking implements AutoCloseable {
  private static final long BRIEF_NANOS = 1_000_000;

  private final ThreadPoolExecutor threads;
  private final AtomicLong submitted = new AtomicLong();
  private long now;

  /** What one match has used. */
  public static final class Account {
    private long used;

    /** How long its thoughts have taken lately; forgotten by half with each that is shorter. */
    private volatile long longest = 8 * BRIEF_NANOS;

    private void took(long nanos) {
      longest = Math.max(nanos, longest / 2);
    }
  }

  private final class Task implements Runnable, Comparable<Task> {
    private final Account account;
    private final Runnable work;
    private final Future<?> answer;
    private final long start;
    private final long number = submitted.incrementAndGet();

    private Task(Account account, Runnable work, Future<?> answer, long start) {
      this.account = account;
      this.work = work;
      this.answer = answer;
      this.start = start;
    }

    @Override
    public void run() {
      synchronized (Thinking.this) {
        now = Math.max(now, start);
      }
      long begun = System.nanoTime();
      work.run();
      long took = System.nanoTime() - begun;
      account.took(took);
      synchronized (Thinking.this) {
        account.used = start + took;
      }
    }

    @Override
    public int compareTo(Task other) {
      int byUse = Long.compare(start, other.start);
      return byUse != 0 ? byUse : Long.compare(number, other.number);
    }
  }

  public Thinking(int most) {
    threads =
        new ThreadPoolExecutor(
            most,
            most,
            1,
            TimeUnit.MINUTES,
            new PriorityBlockingQueue<>(),
            Thread.ofPlatform().name("thinking-", 1).daemon().factory());
    threads.allowCoreThreadTimeOut(true);
  }

  /** Lets somebody think and waits for it. */
  public <T> T think(Account account, Supplier<T> thought) {
    return account.longest < BRIEF_NANOS ? here(account, thought) : elsewhere(account, thought);
  }

  private static <T> T here(Account account, Supplier<T> thought) {
    long begun = System.nanoTime();
    T answer = thought.get();
    account.took(System.nanoTime() - begun);
    return answer;
  }

  private <T> T elsewhere(Account account, Supplier<T> thought) {
    CompletableFuture<T> answer = new CompletableFuture<>();
    Runnable work =
        () -> {
          try {
            answer.complete(thought.get());
          } catch (Throwable fault) {
            answer.completeExceptionally(fault);
          }
        };
    threads.execute(new Task(account, work, answer, begin(account)));
    try {
      return answer.join();
    } catch (CompletionException e) {
      if (e.getCause() instanceof RuntimeException fault) throw fault;
      throw e;
    }
  }

  /** Whoever was away has saved nothing up. */
  private synchronized long begin(Account account) {
    return Math.max(now, account.used);
  }

  /** Whoever waits for a thought that was not begun is told that there will be none. */
  @Override
  public void close() {
    for (Runnable left : threads.shutdownNow())
      if (left instanceof Task task) task.answer.cancel(false);
  }
}
