package dev.astragal.runtime.sweep;

import dev.astragal.kernel.game.Event;
import java.util.Collection;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Counts the events of one game by their kind, and where events carry tags by kind and tag as well:
 * {@code MemberDied} and {@code MemberDied.cholera}.
 */
final class EventCounts {
  /** By what fixes a name: a class or a constant. */
  private final IdentityHashMap<Object, Counter> fixed = new IdentityHashMap<>();

  /** By name, where a class names kinds itself, and with tags. */
  private final Map<String, Counter> named = new HashMap<>();

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
      Counter counter = naming.kinds() ? named(event.kind()) : fixed(event);
      counter.count++;
      if (naming.tags()) {
        for (String tag : event.tags()) named(counter.name + "." + tag).count++;
      }
    }
  }

  private Counter fixed(Event event) {
    Object key = event instanceof Enum<?> constant ? constant : event.getClass();
    Counter counter = fixed.get(key);
    if (counter == null) {
      counter = new Counter(event.kind());
      fixed.put(key, counter);
    }
    return counter;
  }

  private Counter named(String name) {
    return named.computeIfAbsent(name, Counter::new);
  }

  /** What was counted since the last time, of kinds that happened at all. */
  Map<String, Long> taken() {
    Map<String, Long> counts = new TreeMap<>();
    take(fixed.values(), counts);
    take(named.values(), counts);
    return counts;
  }

  private static void take(Collection<Counter> counters, Map<String, Long> counts) {
    for (Counter counter : counters) {
      if (counter.count > 0) counts.merge(counter.name, counter.count, Long::sum);
      counter.count = 0;
    }
  }

  private static boolean overridden(Class<?> type, String method) {
    try {
      return type.getMethod(method).getDeclaringClass() != Event.class;
    } catch (NoSuchMethodException e) {
      throw new IllegalStateException(e);
    }
  }
}
