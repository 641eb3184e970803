package dev.astragal.kernel.state;

import java.util.Collection;
import java.util.List;

/**
 * Takes a state's description: its fields by name, in a fixed order.
 *
 * <p>A state describes itself once; whether bytes, a hash or a view comes of it is the writer's
 * business.
 */
public interface StateWriter extends Fields {
  /** Says whether an optional value follows under the same name. */
  void optional(String name, boolean present);

  /** Inside an open part: which of several alternatives the fields that follow belong to. */
  void variant(String tag, String type, int index);

  /**
   * Starts a part with names that are values of their own; ended by {@link #close}.
   *
   * @return the names in the order in which what they name must follow
   */
  List<String> table(String name, Collection<String> names);

  /** Whether a part may be left out here because there is nothing in it. */
  boolean omits();

  @Override
  default boolean reading() {
    return false;
  }

  @Override
  default Ints ints(String name, Ints values) {
    values.write(name, this);
    return values;
  }

  @Override
  default <T> T value(String name, Shape<T> shape, T value) {
    shape.write(name, value, this);
    return value;
  }

  @Override
  default byte[] bytes(String name, byte[] values) {
    bytes(name, values, values.length);
    return values;
  }

  @Override
  default int filled(String name, byte[] values, int count) {
    bytes(name, values, count);
    return count;
  }

  @Override
  default int filled(String name, int[] values, int count) {
    int32s(name, values, count);
    return count;
  }

  @Override
  default RuntimeException refusal(String problem) {
    return new IllegalStateException(problem);
  }
}
