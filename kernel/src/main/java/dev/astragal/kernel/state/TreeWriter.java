package dev.astragal.kernel.state;

import dev.astragal.kernel.tree.Tree;
import java.util.Collection;
import java.util.List;

/** A writer of what people read: symbols by their names, and trees as they are. */
public interface TreeWriter extends StateWriter {
  void tree(String name, Tree value);

  @Override
  default <E extends Enum<E>> E symbol(String name, E value) {
    text(name, EnumShape.names(value.getDeclaringClass()).get(value.ordinal()));
    return value;
  }

  @Override
  default void bytes(String name, byte[] values, int count) {
    list(name, count);
    for (int i = 0; i < count; i++) int32("", values[i]);
    endList();
  }

  @Override
  default void int32s(String name, int[] values, int count) {
    list(name, count);
    for (int i = 0; i < count; i++) int32("", values[i]);
    endList();
  }

  @Override
  default void int64s(String name, long[] values, int count) {
    list(name, count);
    for (int i = 0; i < count; i++) int64("", values[i]);
    endList();
  }

  @Override
  default void endList() {
    close();
  }

  @Override
  default void optional(String name, boolean present) {
    if (!present) tree(name, Tree.none());
  }

  @Override
  default void variant(String tag, String type, int index) {
    text(tag, type);
  }

  @Override
  default List<String> table(String name, Collection<String> names) {
    open(name);
    return List.copyOf(names);
  }
}
