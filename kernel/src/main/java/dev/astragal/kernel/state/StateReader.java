package dev.astragal.kernel.state;

import java.util.List;

/**
 * Gives back what a {@link StateWriter} took, asked for in the same order and by the same names.
 */
public interface StateReader {
  boolean flag(String name);

  int int32(String name);

  long int64(String name);

  String text(String name);

  <T extends Enum<T>> T symbol(String name, Class<T> type);

  byte[] bytes(String name);

  int[] int32s(String name);

  long[] int64s(String name);

  void open(String name);

  void close();

  /** Starts a list and tells its size; every element must have described something. */
  int list(String name);

  void endList();

  boolean optional(String name);

  /** Inside an open part: which of {@code types} was written. */
  int variant(String tag, List<String> types);

  /** Starts a part with names that are values of their own, and tells them. */
  List<String> table(String name);

  /** Whether the part of that name was left out. */
  boolean omitted(String name);

  /** A refusal of the part being read, for whoever finds that its values do not go together. */
  RuntimeException refusal(String problem);

  /** A refusal of the value last read under {@code name}. */
  RuntimeException refusal(String name, String problem);
}
