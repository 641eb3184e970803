package dev.astragal.kernel.state;

import java.io.Serializable;

/**
 * Gives a record a copy with another value for a component, without a line written for it: {@code
 * table.with(Table::round, 2).with(Table::mover, next)}. A component added to the record is a
 * component added, and nothing else.
 */
public interface Withers<T extends Record & Withers<T>> {
  /** One component of a record, named by its accessor, such as {@code Table::round}. */
  @FunctionalInterface
  interface Part<T, V> extends Serializable {
    V of(T whole);
  }

  /** The same record, but for {@code part}; that must be one of its own accessors. */
  @SuppressWarnings("unchecked") // whoever implements it names itself as T
  default <V> T with(Part<T, V> part, V value) {
    return (T) Replacement.of(part, getClass()).made(this, value);
  }
}
