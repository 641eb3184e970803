package dev.astragal.runtime.bus;

/** Something that can be ended; ending it twice is the same as once. */
public interface Subscription extends AutoCloseable {
  @Override
  void close();
}
