package dev.astragal.baator.session;

import dev.astragal.games.baator.BaatorChoice.Given;
import dev.astragal.kernel.tree.Tree;
import java.util.ArrayList;
import java.util.List;

/** The numbers a command's context states, each with its whole path. */
final class Stated {
  private Stated() {}

  static List<Given> in(Tree context) {
    List<Given> all = new ArrayList<>();
    if (context instanceof Tree.Table table) collect(table, "", all);
    else if (!(context instanceof Tree.Empty))
      throw new IllegalArgumentException("'ctx' is a table, not " + context.kind());
    return all;
  }

  private static void collect(Tree.Table table, String path, List<Given> into) {
    table
        .fields()
        .forEach(
            (name, value) -> {
              if (value instanceof Tree.Table nested) collect(nested, path + name + ".", into);
              else if (value instanceof Tree.Whole(long number, var _))
                into.add(new Given(path + name, number));
            });
  }
}
