package dev.astragal.kernel.game;

/** Takes numbers about a state for programs that learn, always as many and in the same order. */
public interface Features {
  void add(String name, long value);

  /** One number for each of {@code values}, of which there must always be as many. */
  default void add(String name, byte[] values) {
    for (byte value : values) add(name, value);
  }

  /** As {@link #add(String, byte[])}. */
  default void add(String name, int[] values) {
    for (int value : values) add(name, value);
  }
}
