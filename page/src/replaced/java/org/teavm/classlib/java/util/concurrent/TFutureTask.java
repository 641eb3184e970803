package org.teavm.classlib.java.util.concurrent;

import java.util.concurrent.Callable;

/** What is used of {@code java.util.concurrent.FutureTask}, where there is one thread. */
public final class TFutureTask<V> implements TRunnableFuture<V> {
  private final Callable<V> work;
  private V result;
  private Exception failure;
  private boolean done;

  public TFutureTask(Callable<V> work) {
    this.work = work;
  }

  @Override
  public void run() {
    if (done) return;
    done = true;
    try {
      result = work.call();
    } catch (Exception e) {
      failure = e;
    }
  }

  @Override
  public boolean isDone() {
    return done;
  }

  @Override
  public V get() throws InterruptedException, TExecutionException {
    run();
    if (failure != null) throw new TExecutionException(failure);
    return result;
  }
}
