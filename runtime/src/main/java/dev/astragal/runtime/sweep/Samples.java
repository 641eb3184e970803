package dev.astragal.runtime.sweep;

import dev.astragal.kernel.game.Measures;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** What a game measured along its way. */
final class Samples implements Measures {
  private final List<Series> all = new ArrayList<>();
  private long now = -1;
  private int next;

  /** The values of one name, each at a point of its curve. */
  static final class Series {
    private final String name;
    private int[] points = new int[32];
    private long[] values = new long[32];
    private int size;

    private Series(String name) {
      this.name = name;
    }

    String name() {
      return name;
    }

    private void add(int point, long value) {
      if (size == points.length) {
        points = Arrays.copyOf(points, 2 * size);
        values = Arrays.copyOf(values, 2 * size);
      }
      points[size] = point;
      values[size++] = value;
    }

    void addTo(Curve curve) {
      for (int i = 0; i < size; i++) curve.add(points[i], values[i]);
    }
  }

  /** Whether time has moved on to a moment that curves have a point at. */
  boolean dueAt(long time) {
    return time > now && Curve.hasPointAt(time);
  }

  /** Whatever is told from here on belongs to {@code time}. */
  void at(long time) {
    now = time;
    next = 0;
  }

  @Override
  public void value(String name, long value) {
    series(name).add(Curve.pointOf(now), value);
  }

  /** Games tell the same names in the same order each time, nearly always. */
  private Series series(String name) {
    for (int tried = 0; tried < all.size(); tried++) {
      if (next == all.size()) next = 0;
      Series series = all.get(next++);
      if (series.name.equals(name)) return series;
    }
    Series series = new Series(name);
    all.add(series);
    next = all.size();
    return series;
  }

  /** Only the end of a game falls into a category. */
  @Override
  public void category(String name, String value) {}

  List<Series> all() {
    return all;
  }
}
