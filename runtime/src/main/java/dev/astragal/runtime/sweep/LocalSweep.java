package dev.astragal.runtime.sweep;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongConsumer;

/** A sweep on the cores of this machine. */
public final class LocalSweep {
  private static final int GAMES_AT_ONCE = 32;

  private final AtomicBoolean stopped = new AtomicBoolean();

  /** Ends the sweep after the games being played now; what was played counts. */
  public void stop() {
    stopped.set(true);
  }

  /** One tally per arm. {@code progress} hears, from any thread, how many games are done. */
  public List<ArmTally> run(SweepPlan plan, int threads, LongConsumer progress) {
    AtomicLong next = new AtomicLong();
    AtomicLong done = new AtomicLong();
    List<Future<List<ArmTally>>> parts = new ArrayList<>();
    try (ExecutorService pool = Executors.newFixedThreadPool(threads)) {
      for (int i = 0; i < threads; i++)
        parts.add(pool.submit(() -> part(plan, next, done, progress)));
    }
    List<ArmTally> total = SweepTask.tallies(plan);
    for (Future<List<ArmTally>> part : parts) {
      List<ArmTally> tallies = finished(part);
      for (int arm = 0; arm < total.size(); arm++) total.get(arm).merge(tallies.get(arm));
    }
    return total;
  }

  private List<ArmTally> part(
      SweepPlan plan, AtomicLong next, AtomicLong done, LongConsumer progress) {
    SweepTask task = new SweepTask(plan);
    List<ArmTally> tallies = SweepTask.tallies(plan);
    while (!stopped.get()) {
      long from = next.getAndAdd(GAMES_AT_ONCE);
      if (from >= plan.runs()) break;
      long to = Math.min(plan.runs(), from + GAMES_AT_ONCE);
      task.play(from, to, tallies);
      progress.accept(done.addAndGet(to - from));
    }
    return tallies;
  }

  private static List<ArmTally> finished(Future<List<ArmTally>> part) {
    try {
      return part.get();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("the sweep was interrupted", e);
    } catch (ExecutionException e) {
      if (e.getCause() instanceof RuntimeException cause) throw cause;
      throw new IllegalStateException(e.getCause());
    }
  }
}
