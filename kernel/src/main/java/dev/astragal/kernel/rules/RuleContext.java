package dev.astragal.kernel.rules;

import dev.astragal.kernel.tree.Tree;
import java.util.List;

/**
 * Makes a context plain: where stats are nested by layer, those of the rule's layer are lifted to
 * where rules read them, {@code actor.stats.STR} and {@code target.AC}. What is already there wins.
 */
public final class RuleContext {
  private static final List<String> OF_THE_BODY =
      List.of("hp", "AC", "firewall", "integrity", "wards", "essence");

  private RuleContext() {}

  public static Tree plain(Tree context, Layer layer) {
    if (!(context instanceof Tree.Table table)) return context;
    Tree.Table plain = table;
    for (var participant : table.fields().entrySet())
      plain = plain.with(participant.getKey(), participant(participant.getValue(), layer));
    return plain;
  }

  private static Tree participant(Tree tree, Layer layer) {
    if (!(tree instanceof Tree.Table participant)
        || !(participant.get("stats").orElse(Tree.none()) instanceof Tree.Table stats)
        || !(stats.get(layer.text()).orElse(Tree.none()) instanceof Tree.Table nested)) return tree;
    Tree.Table lifted = participant;
    Tree.Table flat = stats;
    for (var stat : nested.fields().entrySet()) {
      if (stats.get(stat.getKey()).isEmpty()) flat = flat.with(stat.getKey(), stat.getValue());
      if (OF_THE_BODY.contains(stat.getKey()) && participant.get(stat.getKey()).isEmpty())
        lifted = lifted.with(stat.getKey(), stat.getValue());
    }
    return lifted.with("stats", flat);
  }
}
