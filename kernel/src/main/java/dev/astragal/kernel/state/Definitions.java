package dev.astragal.kernel.state;

import dev.astragal.kernel.tree.Mark;
import dev.astragal.kernel.tree.Tree;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/**
 * The types of one schema that contain themselves: they are defined once and referred to, because
 * written out they would never end.
 */
final class Definitions {
  private final List<Class<?>> open = new ArrayList<>();
  private final List<Class<?>> recursive = new ArrayList<>();
  private final Map<String, Tree> defined = new LinkedHashMap<>();

  /** The schema of {@code type}, or a reference to it where it lies within itself. */
  Tree.Table schema(Class<?> type, Supplier<Tree.Table> written) {
    if (defined.containsKey(type.getName())) return reference(type);
    if (open.contains(type)) {
      recursive.add(type);
      return reference(type);
    }
    open.add(type);
    Tree.Table schema = written.get();
    open.removeLast();
    if (!recursive.contains(type)) return schema;
    defined.put(type.getName(), schema);
    return reference(type);
  }

  Tree.Table attachedTo(Tree.Table root) {
    return defined.isEmpty() ? root : root.with("$defs", new Tree.Table(defined, Mark.NONE));
  }

  private static Tree.Table reference(Class<?> type) {
    return Schemas.table("$ref", Tree.of("#/$defs/" + type.getName()));
  }
}
