package dev.astragal.runtime.machine;

import java.util.concurrent.atomic.AtomicIntegerArray;

/**
 * Whose turn it is at each of several works: who gives them out lays one down, anybody may take it,
 * and it is back when it is done. What was written before a turn is seen by whoever has the next.
 * Where a program has a single thread, this is a class to replace.
 */
public final class Turns {
  private static final int OFFERED = 1;
  private static final int TAKEN = 2;
  private static final int DONE = 3;

  /** So far apart, in whole numbers, that who looks at one does not slow down who writes others. */
  private static final int APART = 32;

  private final AtomicIntegerArray stages;

  public Turns(int works) {
    this.stages = new AtomicIntegerArray((works + 1) * APART);
  }

  public void offer(int work) {
    stages.set(place(work), OFFERED);
  }

  /** Whether it is one's own to do. */
  public boolean take(int work) {
    return stages.get(place(work)) == OFFERED && stages.compareAndSet(place(work), OFFERED, TAKEN);
  }

  public void done(int work) {
    stages.set(place(work), DONE);
  }

  public boolean isDone(int work) {
    return stages.get(place(work)) == DONE;
  }

  private static int place(int work) {
    return (work + 1) * APART;
  }
}
