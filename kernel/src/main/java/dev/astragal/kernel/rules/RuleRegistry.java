package dev.astragal.kernel.rules;

import dev.astragal.kernel.state.FixedMap;
import dev.astragal.kernel.tree.Mark;
import dev.astragal.kernel.tree.TreeException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** All rules that are in force, by key. Immutable: a pack is added whole or not at all. */
public final class RuleRegistry {
  public static final RuleRegistry EMPTY = new RuleRegistry(new TreeMap<>());

  private final SortedMap<String, Rule> rules;

  private RuleRegistry(SortedMap<String, Rule> rules) {
    this.rules = FixedMap.of(rules);
  }

  /** With {@code pack} added; a key that is taken refuses the whole pack. */
  public RuleRegistry with(RulePack pack) {
    TreeMap<String, Rule> more = new TreeMap<>(rules);
    for (Rule rule : pack.rules()) {
      if (more.put(rule.key(), rule) != null)
        throw new TreeException(
            pack.id(), Mark.NONE, "the rule '" + rule.key() + "' is already loaded");
    }
    return new RuleRegistry(more);
  }

  /** With {@code pack} in place of an earlier version of itself. */
  public RuleRegistry reloaded(RulePack before, RulePack pack) {
    TreeMap<String, Rule> rest = new TreeMap<>(rules);
    for (Rule rule : before.rules()) rest.remove(rule.key());
    return new RuleRegistry(rest).with(pack);
  }

  public Optional<Rule> find(String key) {
    return Optional.ofNullable(rules.get(key));
  }

  /** In the order of their keys. */
  public List<Rule> all() {
    return new ArrayList<>(rules.values());
  }

  public Map<String, Rule> byKey() {
    return rules;
  }
}
