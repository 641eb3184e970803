package dev.astragal.runtime.sweep;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;

/** Numbers by name, in the order they were told in. */
final class Told {
  private static final int ROOM = 24;

  private Names names;
  private long[] values;
  private int size;

  /**
   * The names of a game. Games tell the same ones in the same order, nearly always, so a game
   * shares those of the one before for as long as it tells no other.
   */
  private static final class Names {
    private final String[] told;
    private final long[] mixed;
    private int size;

    private Names(String[] told, long[] mixed, int size) {
      this.told = told;
      this.mixed = mixed;
      this.size = size;
    }

    private void add(String name) {
      told[size] = name;
      mixed[size++] = Mixing.of(name);
    }

    /** The first of them, to be gone on with. */
    private Names first(int count, int room) {
      return new Names(Arrays.copyOf(told, room), Arrays.copyOf(mixed, room), count);
    }
  }

  /** With names of its own. */
  Told() {
    names = new Names(new String[ROOM], new long[ROOM], 0);
    values = new long[ROOM];
  }

  /** Probably with the same names as {@code before}, which is complete. */
  Told(Told before) {
    names = before.names;
    values = new long[Math.max(1, before.size)];
  }

  /** What is told again replaces what was told before. */
  @SuppressWarnings("ReferenceEquality") // equal names are found below
  void put(String name, long value) {
    boolean expected = size < names.size && names.told[size] == name;
    int place = expected ? size : placeOf(name);
    if (place == size) {
      if (size == values.length) values = Arrays.copyOf(values, 2 * size);
      if (!expected) add(name);
      size++;
    }
    values[place] = value;
  }

  private void add(String name) {
    if (size < names.size || size == names.told.length)
      names = names.first(size, Math.max(ROOM, 2 * size));
    names.add(name);
  }

  private int placeOf(String name) {
    // Names know their hashes; to compare the names themselves would take longer.
    int hash = name.hashCode();
    for (int place = 0; place < size; place++)
      if (names.told[place].hashCode() == hash && names.told[place].equals(name)) return place;
    return size;
  }

  int size() {
    return size;
  }

  String name(int place) {
    return names.told[place];
  }

  long value(int place) {
    return values[place];
  }

  /** Where {@code name} stands, or -1; {@code guess} is a good one to try first. */
  int find(String name, int guess) {
    if (guess < size && names.told[guess].equals(name)) return guess;
    int place = placeOf(name);
    return place == size ? -1 : place;
  }

  /** Another for any other names or values, in whatever order they were told. */
  long hash() {
    long hash = 0;
    for (int place = 0; place < size; place++)
      hash += Mixing.mixed(names.mixed[place] + Mixing.mixed(values[place]));
    return hash;
  }

  Map<String, Long> map() {
    Map<String, Long> map = new LinkedHashMap<>();
    for (int place = 0; place < size; place++) map.put(name(place), values[place]);
    return map;
  }
}
