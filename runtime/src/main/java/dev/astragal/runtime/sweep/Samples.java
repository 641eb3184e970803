package dev.astragal.runtime.sweep;

import dev.astragal.kernel.game.Measures;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What a game measured along its way. */
final class Samples implements Measures {
  private final Map<String, List<Sample>> byName = new LinkedHashMap<>();
  private long now = -1;

  /** One value at one moment. */
  record Sample(long time, long value) {}

  /** Whether time has moved on to a moment that curves have a point at. */
  boolean dueAt(long time) {
    return time > now && Curve.hasPointAt(time);
  }

  /** Whatever is told from here on belongs to {@code time}. */
  void at(long time) {
    now = time;
  }

  @Override
  public void value(String name, long value) {
    byName.computeIfAbsent(name, n -> new ArrayList<>()).add(new Sample(now, value));
  }

  /** Only the end of a game falls into a category. */
  @Override
  public void category(String name, String value) {}

  Map<String, List<Sample>> byName() {
    return byName;
  }
}
