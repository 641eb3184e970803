package dev.astragal.runtime.sweep;

import dev.astragal.kernel.game.Event;
import java.util.Arrays;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Counts the events of one game by their kind, and where events carry tags by kind and tag as well:
 * {@code MemberDied} and {@code MemberDied.cholera}.
 */
final class EventCounts {
  /**
   * Each thread of a sweep counts for itself, nearly all the time. The unused room at both ends
   * keeps the counts of two threads out of one cache line, which would make each wait for the other
   * wherever the collector happens to put them.
   */
  private static final int ROOM = 16;

  /** By what fixes all there is to know of an event's name: a class or a constant. */
  private final IdentityHashMap<Object, Naming> namings = new IdentityHashMap<>();

  private final Map<String, Counter> counters = new HashMap<>();
  private long[] counts = new long[4 * ROOM];

  /** One name, and where it is counted. */
  private record Counter(String name, int at) {}

  /** How events are named; without a counter where each of them names its kind itself. */
  private record Naming(@Nullable Counter counter, boolean tags) {}

  void add(List<? extends Event> events) {
    for (int i = 0; i < events.size(); i++) {
      Event event = events.get(i);
      Naming naming = naming(event);
      Counter counter = naming.counter == null ? counter(event.kind()) : naming.counter;
      count(counter);
      if (naming.tags) {
        for (String tag : event.tags()) count(counter(counter.name + "." + tag));
      }
    }
  }

  /** The counter comes as an argument because a new one may have moved the counts. */
  private void count(Counter counter) {
    counts[counter.at]++;
  }

  private Naming naming(Event event) {
    Object key = event instanceof Enum<?> constant ? constant : event.getClass();
    Naming naming = namings.get(key);
    if (naming == null) {
      boolean changing = key == event.getClass() && overridden(event, "kind");
      naming = new Naming(changing ? null : counter(event.kind()), overridden(event, "tags"));
      namings.put(key, naming);
    }
    return naming;
  }

  private Counter counter(String name) {
    return counters.computeIfAbsent(name, this::newCounter);
  }

  private Counter newCounter(String name) {
    int at = ROOM + counters.size();
    if (at + ROOM >= counts.length) counts = Arrays.copyOf(counts, 2 * counts.length);
    return new Counter(name, at);
  }

  /** What was counted since the last time, of kinds that happened at all. */
  Map<String, Long> taken() {
    Map<String, Long> taken = new TreeMap<>();
    for (Counter counter : counters.values())
      if (counts[counter.at] > 0) taken.put(counter.name, counts[counter.at]);
    Arrays.fill(counts, 0);
    return taken;
  }

  private static boolean overridden(Event event, String method) {
    try {
      return event.getClass().getMethod(method).getDeclaringClass() != Event.class;
    } catch (NoSuchMethodException e) {
      throw new IllegalStateException(e);
    }
  }
}
