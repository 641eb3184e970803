package dev.astragal.kernel.state;

import java.util.Collection;
import java.util.List;

/**
 * Takes a state's description: its fields by name, in a fixed order.
 *
 * <p>A state describes itself once; whether bytes, a hash or a view comes of it is the writer's
 * business. Inside a list the names of the elements are ignored.
 */
public interface StateWriter {
  void flag(String name, boolean value);

  void int32(String name, int value);

  void int64(String name, long value);

  void text(String name, String value);

  void symbol(String name, Enum<?> value);

  /** The first {@code count} of {@code values}. */
  void bytes(String name, byte[] values, int count);

  /** The first {@code count} of {@code values}. */
  void int32s(String name, int[] values, int count);

  /** The first {@code count} of {@code values}. */
  void int64s(String name, long[] values, int count);

  /** Starts a nested part; its fields follow until {@link #close}. */
  void open(String name);

  void close();

  /** Starts a list of {@code size} elements; they follow until {@link #endList}. */
  void list(String name, int size);

  void endList();

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
}
