package dev.astragal.kernel.state;

/**
 * What a {@link Described} class names its fields to: {@code bucks = fields.int32("bucks", bucks)}.
 *
 * <p>A {@link StateWriter} takes the value and gives it back, a {@link StateReader} gives what it
 * read, so that one line serves both and the two cannot differ. Inside a list the names of the
 * elements are ignored.
 */
public interface Fields {
  /**
   * Whether fields get new values, for whoever has to check them or to derive something from them.
   */
  boolean reading();

  boolean flag(String name, boolean value);

  int int32(String name, int value);

  long int64(String name, long value);

  String text(String name, String value);

  <E extends Enum<E>> E symbol(String name, E value);

  Ints ints(String name, Ints values);

  /** A row that always has {@code size} numbers. */
  default Ints ints(String name, Ints values, int size) {
    Ints found = ints(name, values);
    if (found.size() != size)
      throw refusal(name + " must have " + size + " elements, not " + found.size());
    return found;
  }

  /** A value that has a shape, such as a record. */
  <T> T value(String name, Shape<T> shape, T value);

  /** An array whose length is part of the state. */
  byte[] bytes(String name, byte[] values);

  /** The first {@code count} of {@code values}; as many must be read, in place. */
  void bytes(String name, byte[] values, int count);

  /** The first {@code count} of {@code values}; as many must be read, in place. */
  void int32s(String name, int[] values, int count);

  /** The first {@code count} of {@code values}; as many must be read, in place. */
  void int64s(String name, long[] values, int count);

  /** The filled front of an array, in place; how much of it is filled. */
  int filled(String name, byte[] values, int count);

  /** The filled front of an array, in place; how much of it is filled. */
  int filled(String name, int[] values, int count);

  /** Starts a list and tells its size; that many elements follow until {@link #endList}. */
  int list(String name, int size);

  void endList();

  /** Starts a nested part; its fields follow until {@link #close}. */
  void open(String name);

  void close();

  /** A refusal of the part being described: its values do not go together. */
  RuntimeException refusal(String problem);

  default void part(String name, Described<?> part) {
    open(name);
    part.describe(this);
    close();
  }

  /** A list of as many parts as there are. */
  default void parts(String name, Described<?>[] parts) {
    listOf(name, parts.length);
    for (Described<?> part : parts) part("", part);
    endList();
  }

  /** Starts a list that always has {@code size} elements. */
  default void listOf(String name, int size) {
    int found = list(name, size);
    if (found != size) throw refusal(name + " must have " + size + " elements, not " + found);
  }
}
