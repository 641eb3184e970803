package dev.astragal.runtime.sweep;

import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** Everything known about one arm: mergeable, the same in whatever order its games were played. */
public final class ArmTally {
  private final SortedMap<String, Distribution> values = new TreeMap<>();
  private final SortedMap<String, SortedMap<String, Long>> categories = new TreeMap<>();
  private final SortedMap<String, Distribution> differences = new TreeMap<>();
  private long games;
  private long digest;

  void add(long index, GameResult result, GameResult first) {
    games++;
    digest += mixed(index * 0x9E3779B97F4A7C15L + result.hash());
    result.values().forEach((name, value) -> distribution(values, name).add(value));
    result
        .categories()
        .forEach(
            (name, value) ->
                categories.computeIfAbsent(name, n -> new TreeMap<>()).merge(value, 1L, Long::sum));
    result
        .values()
        .forEach(
            (name, value) -> {
              Long other = first.values().get(name);
              if (other != null) distribution(differences, name).add(value - other);
            });
  }

  public void merge(ArmTally other) {
    games += other.games;
    digest += other.digest;
    other.values.forEach((name, distribution) -> distribution(values, name).merge(distribution));
    other.differences.forEach(
        (name, distribution) -> distribution(differences, name).merge(distribution));
    other.categories.forEach(
        (name, counts) -> {
          SortedMap<String, Long> mine = categories.computeIfAbsent(name, n -> new TreeMap<>());
          counts.forEach((value, times) -> mine.merge(value, times, Long::sum));
        });
  }

  public long games() {
    return games;
  }

  /**
   * A sum over the mixed hashes of all games: the same whatever the order, another for any other
   * result.
   */
  public long digest() {
    return digest;
  }

  public Map<String, Distribution> values() {
    return values;
  }

  public Map<String, SortedMap<String, Long>> categories() {
    return categories;
  }

  /** Of each value, how it differs from the first arm's in the same game under the same luck. */
  public Map<String, Distribution> differences() {
    return differences;
  }

  private static Distribution distribution(Map<String, Distribution> all, String name) {
    return all.computeIfAbsent(name, n -> new Distribution());
  }

  private static long mixed(long value) {
    long z = (value ^ (value >>> 30)) * 0xBF58476D1CE4E5B9L;
    z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
    return z ^ (z >>> 31);
  }
}
