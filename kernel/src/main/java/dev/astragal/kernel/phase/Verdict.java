package dev.astragal.kernel.phase;

import org.jspecify.annotations.Nullable;

/** What a phase says when it is done: go on, or end the tick early with a result. */
public final class Verdict<R> {
  private static final Verdict<?> PROCEED = new Verdict<>(null);

  private final @Nullable R result;

  private Verdict(@Nullable R result) {
    this.result = result;
  }

  @SuppressWarnings("unchecked") // it holds no R
  public static <R> Verdict<R> proceed() {
    return (Verdict<R>) PROCEED;
  }

  public static <R> Verdict<R> end(R result) {
    return new Verdict<>(result);
  }

  public boolean ends() {
    return result != null;
  }

  R result() {
    if (result == null) throw new IllegalStateException("the phase did not end the tick");
    return result;
  }
}
