package dev.astragal.runtime.sweep;

import dev.astragal.kernel.game.Event;
import java.util.Arrays;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ObjLongConsumer;
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
  private String[] names = new String[0];
  private long[] counts = new long[4 * ROOM];

  /** One name, where it is counted, and the counters of its tags. */
  private record Counter(String name, int at, Map<String, Counter> tagged) {}

  /** What happened in one game; the names are those of all games so far. */
  static final class Taken {
    private final String[] names;
    private final long[] counts;

    private Taken(String[] names, long[] counts) {
      this.names = names;
      this.counts = counts;
    }

    /** Of kinds that happened at all. */
    void forEach(ObjLongConsumer<String> reader) {
      for (int i = 0; i < counts.length; i++) if (counts[i] > 0) reader.accept(names[i], counts[i]);
    }

    Map<String, Long> byKind() {
      Map<String, Long> byKind = new TreeMap<>();
      forEach(byKind::put);
      return byKind;
    }
  }

  /** How events are named; without a counter where each of them names its kind itself. */
  private record Naming(@Nullable Counter counter, boolean tags) {}

  void add(List<? extends Event> events) {
    for (int i = 0; i < events.size(); i++) {
      Event event = events.get(i);
      Naming naming = naming(event);
      Counter counter = naming.counter == null ? counter(event.kind()) : naming.counter;
      count(counter);
      if (!naming.tags) continue;
      List<String> tags = event.tags();
      for (int t = 0; t < tags.size(); t++) count(tagged(counter, tags.get(t)));
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

  /** Looked up by the tag alone: putting the name together costs more than counting. */
  private Counter tagged(Counter counter, String tag) {
    Counter tagged = counter.tagged.get(tag);
    if (tagged == null) {
      tagged = counter(counter.name + "." + tag);
      counter.tagged.put(tag, tagged);
    }
    return tagged;
  }

  private Counter counter(String name) {
    Counter counter = counters.get(name);
    return counter == null ? newCounter(name) : counter;
  }

  private Counter newCounter(String name) {
    Counter counter = new Counter(name, ROOM + names.length, new HashMap<>());
    if (counter.at + ROOM >= counts.length) counts = Arrays.copyOf(counts, 2 * counts.length);
    counters.put(name, counter);
    // A new array, because games that are over hold the old one.
    names = Arrays.copyOf(names, names.length + 1);
    names[names.length - 1] = name;
    return counter;
  }

  /** What was counted since the last time. */
  Taken taken() {
    Taken taken = new Taken(names, Arrays.copyOfRange(counts, ROOM, ROOM + names.length));
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
