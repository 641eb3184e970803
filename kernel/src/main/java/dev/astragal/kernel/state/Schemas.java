package dev.astragal.kernel.state;

import dev.astragal.kernel.tree.Mark;
import dev.astragal.kernel.tree.Tree;
import java.util.LinkedHashMap;
import java.util.Map;

/** Small pieces of JSON Schema. */
final class Schemas {
  private Schemas() {}

  static Tree.Table type(String name) {
    return table("type", Tree.of(name));
  }

  static Tree.Table table(Object... namesAndTrees) {
    Map<String, Tree> fields = new LinkedHashMap<>();
    for (int i = 0; i < namesAndTrees.length; i += 2) {
      fields.put((String) namesAndTrees[i], (Tree) namesAndTrees[i + 1]);
    }
    return new Tree.Table(fields, Mark.NONE);
  }
}
