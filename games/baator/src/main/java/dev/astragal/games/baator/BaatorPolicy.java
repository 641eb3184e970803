package dev.astragal.games.baator;

import dev.astragal.kernel.tree.Tree;
import dev.astragal.kernel.tree.TreePath;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** What a session is begun with beside what every session has: packs that ship, and one's own. */
public record BaatorPolicy(Tree tree) {
  /** Whether a pack that ships for who asks for it was asked for. */
  public boolean wants(String pack) {
    return TreePath.parse("packs." + pack).find(tree).orElse(tree)
            instanceof Tree.Flag(boolean yes, _)
        && yes;
  }

  /** A pack that was laid over the policy: what it left empty it has not. */
  public Optional<Tree> own() {
    if (!(tree instanceof Tree.Table table)) return Optional.empty();
    Map<String, Tree> fields = new LinkedHashMap<>(table.fields());
    fields.remove("packs");
    fields.values().removeIf(Tree.Empty.class::isInstance);
    if (fields.isEmpty()) return Optional.empty();
    return Optional.of(new Tree.Table(fields, fields.values().iterator().next().mark()));
  }
}
