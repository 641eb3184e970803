package dev.astragal.games.baator;

import dev.astragal.kernel.rules.Layer;
import dev.astragal.kernel.state.FixedMap;
import dev.astragal.kernel.state.Ints;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Somebody rules can be applied to.
 *
 * @param layers the sides this actor has; a fact of another side does not count
 * @param facts one number per {@link Fact}, in their order
 * @param stats free numbers such as STR, which rules read as {@code actor.stats.STR}
 */
public record Actor(String name, List<Layer> layers, Ints facts, SortedMap<String, Long> stats) {
  /** The stat that says how far somebody can be healed. */
  public static final String HP_MAX = "hp_max";

  /**
   * A stat that begins so is a condition: it says for how many of the bearer's own turns it still
   * lasts, and a negative one lasts until somebody ends it.
   */
  public static final String CONDITION = "is_";

  public Actor {
    layers = List.copyOf(layers);
    stats = FixedMap.of(stats);
  }

  /** With all three sides, the usual facts and no stats. */
  public static Actor named(String name) {
    int[] facts = new int[Fact.values().length];
    for (Fact fact : Fact.values()) facts[fact.ordinal()] = fact.fallback();
    return new Actor(name, List.of(Layer.values()), Ints.of(facts), new TreeMap<>());
  }

  public boolean has(Layer layer) {
    return layers.contains(layer);
  }

  public int get(Fact fact) {
    return facts.get(fact.ordinal());
  }

  /** What a fact is not raised above. */
  public int most(Fact fact) {
    long most = fact == Fact.HP ? stats.getOrDefault(HP_MAX, (long) Fact.MAX) : Fact.MAX;
    return Math.clamp(most, 0, Fact.MAX);
  }

  /** The conditions that last, each with the turns that are left of it. */
  public SortedMap<String, Long> conditions() {
    TreeMap<String, Long> lasting = new TreeMap<>();
    stats.forEach(
        (stat, left) -> {
          if (stat.startsWith(CONDITION) && left != 0)
            lasting.put(stat.substring(CONDITION.length()), left);
        });
    return lasting;
  }

  public Actor with(Fact fact, int value) {
    return new Actor(name, layers, facts.with(fact.ordinal(), value), stats);
  }

  public Actor withStat(String stat, long value) {
    TreeMap<String, Long> changed = new TreeMap<>(stats);
    changed.put(stat, value);
    return new Actor(name, layers, facts, changed);
  }
}
