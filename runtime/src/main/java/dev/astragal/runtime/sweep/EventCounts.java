package dev.astragal.runtime.sweep;

import dev.astragal.kernel.game.Event;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Counts the events of one game by their kind, and where events carry tags by kind and tag as well:
 * {@code MemberDied} and {@code MemberDied.cholera}.
 */
final class EventCounts {
  /**
   * Keyed by what fixes a name: a class, a constant, or where a class names kinds itself, these.
   */
  private final Map<Object, Counter> counters = new HashMap<>();

  private static final ClassValue<Naming> NAMING =
      new ClassValue<>() {
        @Override
        protected Naming computeValue(Class<?> type) {
          return new Naming(overridden(type, "kind"), overridden(type, "tags"));
        }
      };

  /** What a class of events says itself instead of leaving it to its name. */
  private record Naming(boolean kinds, boolean tags) {}

  /** One name. */
  private static final class Counter {
    final String name;
    long count;

    Counter(String name) {
      this.name = name;
    }
  }

  void add(List<? extends Event> events) {
    for (int i = 0; i < events.size(); i++) {
      Event event = events.get(i);
      Naming naming = NAMING.get(event.getClass());
      Object key =
          naming.kinds()
              ? event.kind()
              : event instanceof Enum<?> constant ? constant : event.getClass();
      Counter counter = counters.get(key);
      if (counter == null) {
        counter = new Counter(event.kind());
        counters.put(key, counter);
      }
      counter.count++;
      if (naming.tags()) {
        for (String tag : event.tags()) {
          String name = counter.name + "." + tag;
          counters.computeIfAbsent(name, n -> new Counter(name)).count++;
        }
      }
    }
  }

  /** What was counted since the last time, of kinds that happened at all. */
  Map<String, Long> taken() {
    Map<String, Long> counts = new TreeMap<>();
    for (Counter counter : counters.values()) {
      if (counter.count > 0) counts.merge(counter.name, counter.count, Long::sum);
      counter.count = 0;
    }
    return counts;
  }

  private static boolean overridden(Class<?> type, String method) {
    try {
      return type.getMethod(method).getDeclaringClass() != Event.class;
    } catch (NoSuchMethodException e) {
      throw new IllegalStateException(e);
    }
  }
}
