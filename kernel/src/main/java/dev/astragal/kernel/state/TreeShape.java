package dev.astragal.kernel.state;

import dev.astragal.kernel.tree.Mark;
import dev.astragal.kernel.tree.Tree;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Any tree, as it is; or any table. Equal trees have equal bytes, in whatever order their names.
 */
final class TreeShape<T extends Tree> extends Shape<T> {
  private static final String VALUE = "value";
  private static final String TAG = "type";
  private static final List<String> KINDS =
      List.of("empty", "flag", "whole", "decimal", "text", "rows", "table");

  private final Class<T> type;

  TreeShape(Class<T> type) {
    this.type = type;
  }

  @Override
  public void write(String name, T value, StateWriter out) {
    if (out instanceof TreeWriter trees) trees.tree(name, value);
    else describe(name, value, out);
  }

  @Override
  public T read(String name, StateReader in) {
    Tree value = in instanceof TreeReader trees ? trees.value(name) : described(name, in);
    if (type.isInstance(value)) return type.cast(value);
    throw in.refusal(name, "expected a table, found " + value.kind());
  }

  @Override
  Tree.Table schema(Definitions definitions) {
    return type == Tree.Table.class ? Schemas.type("object") : Tree.emptyTable();
  }

  private static void describe(String name, Tree tree, StateWriter out) {
    out.open(name);
    switch (tree) {
      case Tree.Empty _ -> kind(0, out);
      case Tree.Flag flag -> {
        kind(1, out);
        out.flag(VALUE, flag.value());
      }
      case Tree.Whole whole -> {
        kind(2, out);
        out.int64(VALUE, whole.value());
      }
      case Tree.Decimal decimal -> {
        kind(3, out);
        out.text(VALUE, decimal.value().stripTrailingZeros().toString());
      }
      case Tree.Text text -> {
        kind(4, out);
        out.text(VALUE, text.value());
      }
      case Tree.Rows rows -> {
        kind(5, out);
        out.list(VALUE, rows.items().size());
        for (Tree item : rows.items()) describe("", item, out);
        out.endList();
      }
      case Tree.Table table -> {
        kind(6, out);
        for (String key : out.table(VALUE, table.fields().keySet()))
          table.get(key).ifPresent(value -> describe(key, value, out));
        out.close();
      }
    }
    out.close();
  }

  private static void kind(int index, StateWriter out) {
    out.variant(TAG, KINDS.get(index), index);
  }

  private static Tree described(String name, StateReader in) {
    in.open(name);
    Tree tree =
        switch (in.variant(TAG, KINDS)) {
          case 0 -> Tree.none();
          case 1 -> Tree.of(in.flag(VALUE));
          case 2 -> Tree.of(in.int64(VALUE));
          case 3 -> decimal(in);
          case 4 -> Tree.of(in.text(VALUE));
          case 5 -> {
            int size = in.list(VALUE);
            List<Tree> items = new ArrayList<>();
            for (int i = 0; i < size; i++) items.add(described("", in));
            in.endList();
            yield Tree.of(items);
          }
          default -> {
            Map<String, Tree> fields = new LinkedHashMap<>();
            for (String key : in.table(VALUE)) fields.put(key, described(key, in));
            in.close();
            yield new Tree.Table(fields, Mark.NONE);
          }
        };
    in.close();
    return tree;
  }

  private static Tree decimal(StateReader in) {
    try {
      return new Tree.Decimal(new BigDecimal(in.text(VALUE)), Mark.NONE);
    } catch (NumberFormatException e) {
      throw in.refusal(VALUE, "is not a number");
    }
  }
}
