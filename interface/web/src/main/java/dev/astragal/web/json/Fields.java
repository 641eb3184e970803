package dev.astragal.web.json;

import dev.astragal.kernel.tree.Mark;
import dev.astragal.kernel.tree.Tree;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Builds a table field by field. */
public final class Fields {
  private final Map<String, Tree> fields = new LinkedHashMap<>();

  private Fields() {}

  public static Fields of() {
    return new Fields();
  }

  public Fields put(String name, Tree value) {
    fields.put(name, value);
    return this;
  }

  public Fields put(String name, String value) {
    return put(name, Tree.of(value));
  }

  public Fields put(String name, long value) {
    return put(name, Tree.of(value));
  }

  public Fields put(String name, boolean value) {
    return put(name, Tree.of(value));
  }

  public Fields put(String name, List<? extends Tree> items) {
    return put(name, Tree.of(items));
  }

  public Fields texts(String name, List<String> items) {
    return put(name, items.stream().map(Tree::of).toList());
  }

  public Fields texts(String name, Map<String, String> values) {
    Fields table = of();
    values.forEach(table::put);
    return put(name, table.tree());
  }

  /** All of {@code other}. */
  public Fields putAll(Tree.Table other) {
    fields.putAll(other.fields());
    return this;
  }

  public Tree.Table tree() {
    return new Tree.Table(fields, Mark.NONE);
  }
}
