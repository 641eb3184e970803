package dev.astragal.kernel.state;

import java.util.Arrays;
import java.util.List;

/**
 * Gives back what a {@link StateWriter} took, asked for in the same order and by the same names.
 */
public interface StateReader extends Fields {
  boolean flag(String name);

  int int32(String name);

  long int64(String name);

  String text(String name);

  <T extends Enum<T>> T symbol(String name, Class<T> type);

  byte[] bytes(String name);

  int[] int32s(String name);

  long[] int64s(String name);

  /** Starts a list and tells its size; every element must have described something. */
  int list(String name);

  boolean optional(String name);

  /** Inside an open part: which of {@code types} was written. */
  int variant(String tag, List<String> types);

  /** Starts a part with names that are values of their own, and tells them. */
  List<String> table(String name);

  /** Whether the part of that name was left out. */
  boolean omitted(String name);

  /** A refusal of the value last read under {@code name}. */
  RuntimeException refusal(String name, String problem);

  @Override
  default boolean reading() {
    return true;
  }

  @Override
  default boolean flag(String name, boolean value) {
    return flag(name);
  }

  @Override
  default int int32(String name, int value) {
    return int32(name);
  }

  @Override
  default long int64(String name, long value) {
    return int64(name);
  }

  @Override
  default String text(String name, String value) {
    return text(name);
  }

  @Override
  default <E extends Enum<E>> E symbol(String name, E value) {
    return symbol(name, value.getDeclaringClass());
  }

  @Override
  default Ints ints(String name, Ints values) {
    return Ints.of(int32s(name));
  }

  @Override
  default <T> T value(String name, Shape<T> shape, T value) {
    return shape.read(name, this);
  }

  @Override
  default byte[] bytes(String name, byte[] values) {
    return bytes(name);
  }

  @Override
  default void bytes(String name, byte[] values, int count) {
    exactly(name, filled(name, values, 0), count);
  }

  @Override
  default void int32s(String name, int[] values, int count) {
    exactly(name, filled(name, values, 0), count);
  }

  @Override
  default void int64s(String name, long[] values, int count) {
    long[] read = int64s(name);
    exactly(name, read.length, count);
    System.arraycopy(read, 0, values, 0, count);
  }

  @Override
  default int filled(String name, byte[] values, int count) {
    byte[] read = bytes(name);
    atMost(name, read.length, values.length);
    System.arraycopy(read, 0, values, 0, read.length);
    Arrays.fill(values, read.length, values.length, (byte) 0);
    return read.length;
  }

  @Override
  default int filled(String name, int[] values, int count) {
    int[] read = int32s(name);
    atMost(name, read.length, values.length);
    System.arraycopy(read, 0, values, 0, read.length);
    Arrays.fill(values, read.length, values.length, 0);
    return read.length;
  }

  @Override
  default int list(String name, int size) {
    return list(name);
  }

  private void exactly(String name, int found, int count) {
    if (found != count) throw refusal(name + " must have " + count + " elements, not " + found);
  }

  private void atMost(String name, int found, int room) {
    if (found > room) throw refusal(name + " has room for " + room + " elements, not " + found);
  }
}
