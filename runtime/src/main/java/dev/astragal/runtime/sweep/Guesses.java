package dev.astragal.runtime.sweep;

import java.util.Arrays;
import java.util.Map;
import java.util.function.Supplier;

/**
 * Finds in a map what belongs to a name. Games tell the same names in the same order, nearly
 * always, so the one that stood in the same place the last time is tried first: looking names up
 * would cost more than counting what was told.
 */
final class Guesses<T> {
  private final Map<String, T> all;
  private final Supplier<T> fresh;
  private String[] names = new String[0];
  private Object[] last = new Object[0];

  Guesses(Map<String, T> all, Supplier<T> fresh) {
    this.all = all;
    this.fresh = fresh;
  }

  /** What belongs to {@code name}, which is told in that place; a new one where there is none. */
  @SuppressWarnings({"unchecked", "ReferenceEquality"}) // equal names are found below
  T at(int place, String name) {
    if (place < names.length && names[place] == name) return (T) last[place];
    return found(place, name);
  }

  private T found(int place, String name) {
    if (place >= names.length) {
      names = Arrays.copyOf(names, 2 * place + 8);
      last = Arrays.copyOf(last, names.length);
    }
    T one = all.computeIfAbsent(name, n -> fresh.get());
    names[place] = name;
    last[place] = one;
    return one;
  }
}
