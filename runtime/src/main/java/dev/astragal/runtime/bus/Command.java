package dev.astragal.runtime.bus;

import dev.astragal.kernel.state.Ints;
import dev.astragal.kernel.tree.Tree;

/** An order to whoever handles commands of that name. */
public record Command(String id, String name, Trace trace, Tree.Table payload) {
  public static Command of(String name, Tree.Table payload) {
    return of(name, payload, Trace.begin());
  }

  /** A command that belongs to something that is already traced. */
  public static Command of(String name, Tree.Table payload, Trace trace) {
    return new Command(Trace.newId(), name, trace, payload);
  }

  /** A field the command cannot do without. */
  public String text(String field) {
    return payload
        .get(field)
        .map(Tree::text)
        .orElseThrow(
            () -> new IllegalArgumentException("the command " + name + " needs '" + field + "'"));
  }

  /** A list of whole numbers; empty when there is none. */
  public Ints numbers(String field) {
    Tree value = payload.get(field).orElse(Tree.none());
    if (value instanceof Tree.Empty) return Ints.zeros(0);
    if (value instanceof Tree.Rows rows && rows.items().stream().allMatch(Command::isInt))
      return Ints.of(
          rows.items().stream().mapToInt(item -> (int) ((Tree.Whole) item).value()).toArray());
    throw new IllegalArgumentException(
        "the command " + name + " takes a list of whole numbers as '" + field + "'");
  }

  private static boolean isInt(Tree tree) {
    return tree instanceof Tree.Whole(long value, var _) && value == (int) value;
  }

  public String text(String field, String fallback) {
    return payload.get(field).map(Tree::text).orElse(fallback);
  }
}
