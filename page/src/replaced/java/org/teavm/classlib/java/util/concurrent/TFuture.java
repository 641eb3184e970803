package org.teavm.classlib.java.util.concurrent;

/** What is used of {@code java.util.concurrent.Future}. */
public interface TFuture<V> {
  boolean isDone();

  V get() throws InterruptedException, TExecutionException;
}
