package dev.astragal.runtime.sweep;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;

/** What a game fell into, by name, in the order it was told in: seldom more than one or two. */
final class Categories {
  private String[] names = new String[2];
  private String[] values = new String[2];
  private int size;

  /** What is told again replaces what was told before. */
  void put(String name, String value) {
    int place = find(name);
    if (place < 0) {
      place = size;
      if (size == names.length) {
        names = Arrays.copyOf(names, 2 * size);
        values = Arrays.copyOf(values, 2 * size);
      }
      names[size++] = name;
    }
    values[place] = value;
  }

  /** Where {@code name} stands, or -1. */
  int find(String name) {
    for (int place = 0; place < size; place++) if (names[place].equals(name)) return place;
    return -1;
  }

  int size() {
    return size;
  }

  String name(int place) {
    return names[place];
  }

  String value(int place) {
    return values[place];
  }

  /** Another for any other names or values, in whatever order they were told. */
  long hash() {
    long hash = 0;
    for (int place = 0; place < size; place++)
      hash += Mixing.mixed(~Mixing.of(names[place]) + Mixing.of(values[place]));
    return hash;
  }

  Map<String, String> map() {
    Map<String, String> map = new LinkedHashMap<>();
    for (int place = 0; place < size; place++) map.put(names[place], values[place]);
    return map;
  }
}
