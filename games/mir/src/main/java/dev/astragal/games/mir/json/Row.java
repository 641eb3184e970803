package dev.astragal.games.mir.json;

import java.util.AbstractList;
import java.util.List;
import java.util.RandomAccess;
import org.jspecify.annotations.Nullable;

/**
 * The items of an array or the values of an object. One kind of list for all of them, made without
 * a copy by those who own the array: documents are mostly lists, and most lists are short.
 */
final class Row<T> extends AbstractList<T> implements RandomAccess {
  private final Object[] items;

  private Row(Object[] items) {
    this.items = items;
  }

  /** A row that nobody else holds the array of. */
  static <T> Row<T> owning(T[] items) {
    return new Row<>(items);
  }

  /** {@code list} itself where it cannot change, else what it holds now. */
  static <T> List<T> of(List<T> list) {
    return list instanceof Row ? list : new Row<>(list.toArray());
  }

  @Override
  @SuppressWarnings("unchecked") // only made from items of this type
  public T get(int index) {
    return (T) items[index];
  }

  @Override
  public int size() {
    return items.length;
  }

  @Override
  public boolean contains(@Nullable Object wanted) {
    for (Object item : items) if (item.equals(wanted)) return true;
    return false;
  }

  @Override
  public Object[] toArray() {
    return items.clone();
  }
}
