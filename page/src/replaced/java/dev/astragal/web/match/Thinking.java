package dev.astragal.web.match;

import java.util.function.Supplier;

/**
 * Bots think where everything else happens: a page's worker has one thread, and nobody waits for
 * it.
 */
public final class Thinking implements AutoCloseable {
  /** What one match has used. */
  public static final class Account {}

  public Thinking(int most) {}

  public <T> T think(Account account, Supplier<T> thought) {
    return thought.get();
  }

  @Override
  public void close() {}
}
