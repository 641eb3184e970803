package dev.astragal.runtime.sweep;

import dev.astragal.runtime.content.BadInputException;
import java.util.HashMap;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Everything known about one arm: mergeable, the same in whatever order its games were played, and
 * no larger for more of them.
 */
public final class ArmTally {
  /** More than this many possibilities are a number and not a category. */
  public static final int POSSIBILITIES_MAX = 10_000;

  final Map<String, Distribution> values = new HashMap<>();
  final Map<String, Distribution> events = new HashMap<>();
  final Map<String, Map<String, Times>> categories = new HashMap<>();
  final Map<String, Distribution> lengths = new HashMap<>();
  final Map<String, Distribution> differences = new HashMap<>();
  final Map<String, Distribution> shifts = new HashMap<>();
  final Map<String, Curve> curves = new HashMap<>();
  final Distribution firstSeatLeads = new Distribution();
  final Extremes extremes = new Extremes();
  long games;

  /** So many of them were looked at closely. */
  long close;

  long digest;

  private final Guesses<Distribution> valueAt = new Guesses<>(values, Distribution::new);
  private final Guesses<Distribution> eventsAt = new Guesses<>(events, Distribution::new);
  private final Guesses<Curve> curveAt = new Guesses<>(curves, Curve::new);
  private final Guesses<Map<String, Times>> categoryAt = new Guesses<>(categories, HashMap::new);

  /** How often. */
  static final class Times {
    long times;
  }

  /** Counts a game of the arm all others are compared with. */
  public void add(long index, GameResult result) {
    games++;
    digest += Mixing.mixed(index * 0x9E3779B97F4A7C15L + result.hash());
    Told told = result.told();
    for (int i = 0; i < told.size(); i++) valueAt.at(i, told.name(i)).add(told.value(i));
    if (result.course().isPresent()) add(result.course().get());
    Categories fellInto = result.fellInto();
    for (int i = 0; i < fellInto.size(); i++)
      count(fellInto.name(i), categoryAt.at(i, fellInto.name(i)), fellInto.value(i), 1);
    distribution(lengths, result.outcome()).add(result.length());
    firstSeatLeads.add(result.firstSeatLead());
    extremes.add(index, result);
  }

  private void add(GameResult.Course course) {
    close++;
    EventCounts.Taken kinds = course.events();
    for (int i = 0; i < kinds.size(); i++)
      if (kinds.count(i) > 0) eventsAt.at(i, kinds.name(i)).add(kinds.count(i));
    course.samples().addTo(curveAt);
  }

  /** Counts a game beside the same game, under the same luck, of the first arm. */
  public void add(long index, GameResult result, GameResult first) {
    add(index, result);
    Told told = result.told();
    for (int i = 0; i < told.size(); i++) {
      int same = first.told().find(told.name(i), i);
      if (same >= 0)
        distribution(differences, told.name(i)).add(told.value(i) - first.told().value(same));
    }
    Categories fellInto = result.fellInto();
    for (int i = 0; i < fellInto.size(); i++) {
      String name = fellInto.name(i);
      int same = first.fellInto().find(name);
      if (same < 0 || first.fellInto().value(same).equals(fellInto.value(i))) continue;
      distribution(shifts, possibility(name, fellInto.value(i))).add(1);
      distribution(shifts, possibility(name, first.fellInto().value(same))).add(-1);
    }
  }

  public void merge(ArmTally other) {
    games += other.games;
    close += other.close;
    digest += other.digest;
    merge(values, other.values);
    merge(events, other.events);
    merge(lengths, other.lengths);
    merge(differences, other.differences);
    merge(shifts, other.shifts);
    other.categories.forEach(
        (name, counts) -> {
          Map<String, Times> own = categories.computeIfAbsent(name, n -> new HashMap<>());
          counts.forEach((value, times) -> count(name, own, value, times.times));
        });
    other.curves.forEach(
        (name, curve) -> curves.computeIfAbsent(name, n -> new Curve()).merge(curve));
    firstSeatLeads.merge(other.firstSeatLeads);
    extremes.merge(other.extremes);
  }

  public long games() {
    return games;
  }

  /** Of how many games events were counted and curves drawn. */
  public long close() {
    return close;
  }

  /**
   * A sum over the mixed hashes of all games: the same whatever the order, another for any other
   * result.
   */
  public long digest() {
    return digest;
  }

  /** Numbers that games told, by name; a game that did not tell one is not counted there. */
  public SortedMap<String, Distribution> values() {
    return new TreeMap<>(values);
  }

  /**
   * How often each kind of event happened in a game that was looked at closely; in games without
   * it, not at all.
   */
  public SortedMap<String, Distribution> events() {
    SortedMap<String, Distribution> filled = new TreeMap<>();
    events.forEach((kind, counts) -> filled.put(kind, counts.withZeros(close - counts.count())));
    return filled;
  }

  /** How many games fell into each possibility of each category. */
  public SortedMap<String, SortedMap<String, Long>> categories() {
    SortedMap<String, SortedMap<String, Long>> sorted = new TreeMap<>();
    categories.forEach(
        (name, counts) -> {
          SortedMap<String, Long> byValue = new TreeMap<>();
          counts.forEach((value, times) -> byValue.put(value, times.times));
          sorted.put(name, byValue);
        });
    return sorted;
  }

  /** How long games went on, by how they ended. */
  public SortedMap<String, Distribution> lengths() {
    return new TreeMap<>(lengths);
  }

  /** How long games went on, however they ended. */
  public Distribution length() {
    Distribution all = new Distribution();
    lengths.values().forEach(all::merge);
    return all;
  }

  /** Of each value, how it differs from the first arm's in the same game under the same luck. */
  public SortedMap<String, Distribution> differences() {
    return new TreeMap<>(differences);
  }

  /**
   * Of each possibility of each category, written {@code outcome=won}: 1 for games that fell into
   * it and did not under the first arm's rules, -1 for the other way round, 0 for all others.
   */
  public SortedMap<String, Distribution> shifts() {
    SortedMap<String, Distribution> filled = new TreeMap<>();
    shifts.forEach((name, moved) -> filled.put(name, moved.withZeros(games - moved.count())));
    return filled;
  }

  /** Numbers over the time of a game. */
  public SortedMap<String, Curve> curves() {
    return new TreeMap<>(curves);
  }

  Extremes extremes() {
    return extremes;
  }

  /** How a possibility is written where figures are named. */
  public static String possibility(String category, String value) {
    return category + "=" + value;
  }

  private static void count(String name, Map<String, Times> counts, String value, long times) {
    counts.computeIfAbsent(value, v -> new Times()).times += times;
    if (counts.size() > POSSIBILITIES_MAX)
      throw new BadInputException(
          "the category '" + name + "' has more than " + POSSIBILITIES_MAX + " possibilities");
  }

  private static void merge(Map<String, Distribution> into, Map<String, Distribution> from) {
    from.forEach((name, distribution) -> distribution(into, name).merge(distribution));
  }

  private static Distribution distribution(Map<String, Distribution> all, String name) {
    return all.computeIfAbsent(name, n -> new Distribution());
  }
}
