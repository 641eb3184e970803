package dev.astragal.runtime.bus;

import dev.astragal.kernel.tree.Tree;

/** An order to whoever handles commands of that name. */
public record Command(String id, String name, Tree.Table payload, Trace trace) {
  public static Command of(String name, Tree.Table payload) {
    return new Command(Trace.newId(), name, payload, Trace.begin());
  }

  /** A field the command cannot do without. */
  public String text(String field) {
    return payload
        .get(field)
        .map(Tree::text)
        .orElseThrow(
            () -> new IllegalArgumentException("the command " + name + " needs '" + field + "'"));
  }

  public String text(String field, String fallback) {
    return payload.get(field).map(Tree::text).orElse(fallback);
  }
}
