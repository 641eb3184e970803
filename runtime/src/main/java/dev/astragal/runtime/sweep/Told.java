package dev.astragal.runtime.sweep;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;

/** Numbers by name, in the order they were told in. */
final class Told {
  private String[] names = new String[24];
  private long[] values = new long[24];
  private int size;

  /** What is told again replaces what was told before. */
  void put(String name, long value) {
    int place = placeOf(name);
    if (place == size) {
      if (size == names.length) {
        names = Arrays.copyOf(names, 2 * size);
        values = Arrays.copyOf(values, 2 * size);
      }
      names[size++] = name;
    }
    values[place] = value;
  }

  private int placeOf(String name) {
    // Names know their hashes; to compare the names themselves would take longer.
    int hash = name.hashCode();
    for (int place = 0; place < size; place++)
      if (names[place].hashCode() == hash && names[place].equals(name)) return place;
    return size;
  }

  int size() {
    return size;
  }

  String name(int place) {
    return names[place];
  }

  long value(int place) {
    return values[place];
  }

  /** Where {@code name} stands, or -1; {@code guess} is a good one to try first. */
  int find(String name, int guess) {
    if (guess < size && names[guess].equals(name)) return guess;
    int place = placeOf(name);
    return place == size ? -1 : place;
  }

  Map<String, Long> map() {
    Map<String, Long> map = new LinkedHashMap<>();
    for (int place = 0; place < size; place++) map.put(names[place], values[place]);
    return map;
  }
}
