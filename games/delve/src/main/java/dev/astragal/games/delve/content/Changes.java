package dev.astragal.games.delve.content;

import dev.astragal.kernel.policy.Policy;
import dev.astragal.kernel.tree.Mark;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.kernel.tree.TreeException;
import java.util.List;
import java.util.TreeSet;

/**
 * Lays what a policy says about rows of the tables over them. A row goes by its id; where it has
 * none, by its place, counted from 1.
 */
final class Changes {
  private Changes() {}

  static Tree laid(Tree document, Tree changes, String table) {
    if (!(changes instanceof Tree.Table all
            && all.get(table).orElse(null) instanceof Tree.Table own)
        || !(document instanceof Tree.Rows rows)) return document;
    TreeSet<String> unknown = new TreeSet<>(own.fields().keySet());
    Tree.Rows laid = rows;
    for (int i = 0; i < rows.items().size(); i++) {
      if (!(rows.items().get(i) instanceof Tree.Table row)) continue;
      String id = row.get("id").map(Tree::text).orElse(Integer.toString(i + 1));
      Tree over = own.get(id).orElse(null);
      if (over == null) continue;
      laid = laid.with(i, Policy.resolve(row, List.of(over), List.of()));
      unknown.remove(id);
    }
    if (unknown.isEmpty()) return laid;
    throw new TreeException("tables." + table, Mark.NONE, "has no row '" + unknown.first() + "'");
  }
}
