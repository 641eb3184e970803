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

  /** Of the event before. */
  private Naming last = new Naming(EventCounts.class, null, false);

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

    /** How many kinds there are, those that did not happen in this game among them. */
    int size() {
      return counts.length;
    }

    String name(int kind) {
      return names[kind];
    }

    long count(int kind) {
      return counts[kind];
    }

    /** Of kinds that happened at all. */
    Map<String, Long> byKind() {
      Map<String, Long> byKind = new TreeMap<>();
      for (int i = 0; i < counts.length; i++) if (counts[i] > 0) byKind.put(names[i], counts[i]);
      return byKind;
    }
  }

  /** How events of one class, or one constant, are named. */
  private static final class Naming {
    private final Object key;

    /** None where each event names its kind itself. */
    private final @Nullable Counter counter;

    private final boolean tags;

    /** What came after such an event the last time; days are alike. */
    private Naming next = this;

    /** The tags that such an event had the last time, and where they are counted. */
    private List<String> lastTags = List.of();

    private Counter[] tagged = {};

    Naming(Object key, @Nullable Counter counter, boolean tags) {
      this.key = key;
      this.counter = counter;
      this.tags = tags;
    }
  }

  /**
   * Nothing that refers to an object is written down while events are like those of the last time:
   * the collector hears of every such write, and would be told by all threads at one place. An
   * event is any object here: while a program is young, to see that it is an event costs as much as
   * to count it, and to ask what is known to be one for its class costs a call out of Java.
   */
  void add(List<? extends Event> events) {
    Naming before = last;
    for (int i = 0; i < events.size(); i++) {
      Object event = events.get(i);
      Naming naming = naming(event, before);
      before = naming;
      Counter counter = naming.counter == null ? counter(((Event) event).kind()) : naming.counter;
      count(counter);
      if (naming.tags) countTags(((Event) event).tags(), counter, naming);
    }
    if (before != last) last = before;
  }

  /** The counter comes as an argument because a new one may have moved the counts. */
  private void count(Counter counter) {
    counts[counter.at]++;
  }

  /** Games that keep their lists of tags are counted without a look at the tags. */
  @SuppressWarnings("ReferenceEquality") // equal lists are found below
  private void countTags(List<String> tags, Counter counter, Naming naming) {
    if (tags != naming.lastTags || naming.counter == null) {
      if (tags.isEmpty()) return;
      Counter[] tagged = new Counter[tags.size()];
      for (int i = 0; i < tagged.length; i++) tagged[i] = tagged(counter, tags.get(i));
      naming.tagged = tagged;
      naming.lastTags = tags;
    }
    for (Counter tag : naming.tagged) count(tag);
  }

  @SuppressWarnings("ReferenceEquality") // a class is a class, and a constant a constant
  private Naming naming(Object event, Naming before) {
    Object key = event instanceof Enum<?> constant ? constant : event.getClass();
    Naming guess = before.next;
    return guess.key == key ? guess : looked((Event) event, key, before);
  }

  private Naming looked(Event event, Object key, Naming before) {
    Naming naming = namings.get(key);
    if (naming == null) {
      boolean changing = key == event.getClass() && overridden(event, "kind");
      naming = new Naming(key, changing ? null : counter(event.kind()), overridden(event, "tags"));
      namings.put(key, naming);
    }
    before.next = naming;
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
