package dev.astragal.kernel.state;

import dev.astragal.kernel.tree.Tree;
import java.util.List;

/** A record marked {@link Row}: the list of its parts. */
final class RowShape<T> extends Shape<T> {
  private final RecordShape<T> parts;

  RowShape(RecordShape<T> parts) {
    this.parts = parts;
  }

  @Override
  public void write(String name, T value, StateWriter out) {
    out.list(name, parts.names().size());
    parts.writeFields(value, out);
    out.endList();
  }

  @Override
  public T read(String name, StateReader in) {
    List<String> names = parts.names();
    if (in.list(name) != names.size())
      throw in.refusal("expected a list of " + String.join(", ", names));
    T value = parts.readFields(in);
    in.endList();
    return value;
  }

  @Override
  Tree.Table schema(Definitions definitions) {
    Tree.Table table = parts.schema(definitions);
    List<Tree> items =
        table.get("properties").orElseThrow() instanceof Tree.Table properties
            ? List.copyOf(properties.fields().values())
            : List.of();
    Tree.Table row = Schemas.table("type", Tree.of("array"), "prefixItems", Tree.of(items));
    return row.with("minItems", Tree.of(items.size())).with("maxItems", Tree.of(items.size()));
  }
}
