package org.teavm.classlib.java.util.concurrent;

/** What is used of {@code java.util.concurrent.RunnableFuture}. */
public interface TRunnableFuture<V> extends Runnable, TFuture<V> {}
