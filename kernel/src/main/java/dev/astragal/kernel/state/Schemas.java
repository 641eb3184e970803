package dev.astragal.kernel.state;

import dev.astragal.kernel.tree.Mark;
import dev.astragal.kernel.tree.Tree;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Small pieces of JSON Schema. */
final class Schemas {
  private Schemas() {}

  static Tree.Table type(String name) {
    return table("type", Tree.of(name));
  }

  /** {@code schema} with what is said {@link About} its part or type. */
  static Tree.Table described(@Nullable About about, Tree.Table schema) {
    if (about == null) return schema;
    Map<String, Tree> fields = new LinkedHashMap<>();
    fields.put("description", Tree.of(about.value()));
    fields.putAll(schema.fields());
    return new Tree.Table(fields, Mark.NONE);
  }

  static Tree.Table table(Object... namesAndTrees) {
    Map<String, Tree> fields = new LinkedHashMap<>();
    for (int i = 0; i < namesAndTrees.length; i += 2) {
      fields.put((String) namesAndTrees[i], (Tree) namesAndTrees[i + 1]);
    }
    return new Tree.Table(fields, Mark.NONE);
  }
}
