package dev.astragal.games.mir.json;

import java.util.AbstractList;
import java.util.List;
import java.util.RandomAccess;
import org.jspecify.annotations.Nullable;

/**
 * The keys of an object, shared by all objects of one form. What is written before each value is
 * made once per form and not once per object.
 */
final class Keys extends AbstractList<String> implements RandomAccess {
  private static final int SHARED_SLOTS = 4096;

  /** Forms longer than this are rare and not worth keeping. */
  private static final int SHARED_MAX = 32;

  /**
   * Shared without a lock: whichever form a slot holds is compared before it is used. Two that fall
   * into one slot share it with its neighbour, or each would drive the other out for ever.
   */
  private static final @Nullable Keys[] SHARED = new Keys[SHARED_SLOTS];

  private final String[] names;
  private final String[] written;

  private Keys(String[] names) {
    this.names = names;
    this.written = new String[names.length];
    for (int i = 0; i < names.length; i++)
      written[i] = (i == 0 ? "{" : ",") + JsonText.quoted(names[i]) + ":";
  }

  static Keys of(List<String> names) {
    return names instanceof Keys keys ? keys : of(names.toArray(String[]::new), names.size());
  }

  /** The form of the first {@code count} of {@code names}. */
  static Keys of(String[] names, int count) {
    Keys known = known(names, 0, count);
    if (known != null) return known;
    String[] own = new String[count];
    for (int i = 0; i < count; i++) own[i] = names[i].intern();
    Keys keys = new Keys(own);
    if (count <= SHARED_MAX) {
      int slot = slot(names, 0, count);
      SHARED[SHARED[slot] == null ? slot : slot ^ 1] = keys;
    }
    return keys;
  }

  /** A form somebody made before, or null. */
  static @Nullable Keys known(String[] names, int from, int count) {
    if (count > SHARED_MAX) return null;
    int slot = slot(names, from, count);
    Keys first = SHARED[slot];
    if (first != null && first.are(names, from, count)) return first;
    Keys second = SHARED[slot ^ 1];
    return second != null && second.are(names, from, count) ? second : null;
  }

  private boolean are(String[] others, int from, int count) {
    if (names.length != count) return false;
    for (int i = 0; i < count; i++) if (!names[i].equals(others[from + i])) return false;
    return true;
  }

  /** What stands before value {@code index}: bracket or comma, the key, a colon. */
  String written(int index) {
    return written[index];
  }

  @Override
  public String get(int index) {
    return names[index];
  }

  @Override
  public int size() {
    return names.length;
  }

  @Override
  @SuppressWarnings("ReferenceEquality") // the fast path only; equal keys are found below
  public int indexOf(@Nullable Object key) {
    // Code names keys by constants, which are the very texts that are kept here.
    for (int i = 0; i < names.length; i++) if (names[i] == key) return i;
    for (int i = 0; i < names.length; i++) if (names[i].equals(key)) return i;
    return -1;
  }

  @Override
  public boolean contains(@Nullable Object key) {
    return indexOf(key) >= 0;
  }

  private static int slot(String[] names, int from, int count) {
    int hash = count;
    for (int i = from; i < from + count; i++) hash = 31 * hash + names[i].hashCode();
    return (hash ^ (hash >>> 16)) & (SHARED_SLOTS - 1);
  }
}
