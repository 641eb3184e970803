package dev.astragal.runtime.sweep;

import dev.astragal.kernel.game.Measures;
import java.util.Arrays;

/** What a game measured along its way. */
final class Samples implements Measures {
  private static final int POINT_BITS = 16;

  static final int SIZE_AT_FIRST = 64;

  private String[] names = new String[8];
  private int series;

  /** Which name and which point of its curve a value belongs to. */
  private int[] keys;

  private long[] values;
  private int size;
  private long now = -1;
  private int point;
  private int next;

  /** With room for as many as there probably will be. */
  Samples(int room) {
    keys = new int[room];
    values = new long[room];
  }

  /** Whether time has moved on to a moment that curves have a point at. */
  boolean dueAt(long time) {
    return time > now && Curve.hasPointAt(time);
  }

  /** Whatever is told from here on belongs to {@code time}. */
  void at(long time) {
    now = time;
    point = Curve.pointOf(time);
    next = 0;
  }

  @Override
  public void value(String name, long value) {
    if (size == keys.length) {
      keys = Arrays.copyOf(keys, 2 * size);
      values = Arrays.copyOf(values, 2 * size);
    }
    keys[size] = seriesOf(name) << POINT_BITS | point;
    values[size++] = value;
  }

  /** Games tell the same names in the same order each time, nearly always. */
  private int seriesOf(String name) {
    for (int tried = 0; tried < series; tried++) {
      int guess = next == series ? 0 : next;
      next = guess + 1;
      if (names[guess].equals(name)) return guess;
    }
    if (series == names.length) names = Arrays.copyOf(names, 2 * series);
    names[series] = name;
    next = series + 1;
    return series++;
  }

  /** Only the end of a game falls into a category. */
  @Override
  public void category(String name, String value) {}

  /** How many values were told. */
  int size() {
    return size;
  }

  void addTo(Guesses<Curve> curves) {
    Curve[] all = new Curve[series];
    for (int i = 0; i < series; i++) all[i] = curves.at(i, names[i]);
    for (int i = 0; i < size; i++)
      all[keys[i] >>> POINT_BITS].add(keys[i] & ((1 << POINT_BITS) - 1), values[i]);
  }
}
