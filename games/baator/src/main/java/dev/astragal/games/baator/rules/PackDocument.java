package dev.astragal.games.baator.rules;

import dev.astragal.kernel.tree.Mark;
import dev.astragal.kernel.tree.Tree;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A rule pack as rows, so that it can lie in a choice, an event and a state: a session that loaded
 * a file replays without it.
 */
public record PackDocument(List<Row> rows) {
  /** A larger pack is not loaded into a session. */
  public static final int ROWS_MAX = 20_000;

  /** One value; the values inside a table or list follow it, one deeper. */
  public record Row(int depth, String name, Kind kind, String text, int line, int column) {}

  /** What a value is. */
  public enum Kind {
    TABLE,
    LIST,
    TEXT,
    WHOLE,
    DECIMAL,
    FLAG,
    EMPTY
  }

  public PackDocument {
    rows = List.copyOf(rows);
  }

  public static PackDocument of(Tree tree) {
    List<Row> rows = new ArrayList<>();
    add(tree, "", 0, rows);
    return new PackDocument(rows);
  }

  private static void add(Tree tree, String name, int depth, List<Row> rows) {
    Kind kind =
        switch (tree) {
          case Tree.Table _ -> Kind.TABLE;
          case Tree.Rows _ -> Kind.LIST;
          case Tree.Text _ -> Kind.TEXT;
          case Tree.Whole _ -> Kind.WHOLE;
          case Tree.Decimal _ -> Kind.DECIMAL;
          case Tree.Flag _ -> Kind.FLAG;
          case Tree.Empty _ -> Kind.EMPTY;
        };
    boolean nested = kind == Kind.TABLE || kind == Kind.LIST;
    Mark mark = tree.mark();
    rows.add(new Row(depth, name, kind, nested ? "" : tree.text(), mark.line(), mark.column()));
    if (tree instanceof Tree.Table table)
      table.fields().forEach((field, value) -> add(value, field, depth + 1, rows));
    if (tree instanceof Tree.Rows list)
      for (Tree item : list.items()) add(item, "", depth + 1, rows);
  }

  /** The document again; rows that do not make one fail with what is wrong. */
  public Tree tree(String source) {
    Reader reader = new Reader(rows, source);
    Tree tree = reader.value(0);
    if (reader.at != rows.size()) throw new IllegalArgumentException("rows follow the document");
    return tree;
  }

  /** Reads rows in order. */
  private static final class Reader {
    private final List<Row> rows;
    private final String source;
    private int at;

    Reader(List<Row> rows, String source) {
      this.rows = rows;
      this.source = source;
    }

    Tree value(int depth) {
      if (at >= rows.size() || rows.get(at).depth() != depth)
        throw new IllegalArgumentException("row " + at + " is not at depth " + depth);
      Row row = rows.get(at++);
      Mark mark = new Mark(source, row.line(), row.column());
      return switch (row.kind()) {
        case TABLE -> {
          Map<String, Tree> fields = new LinkedHashMap<>();
          while (inside(depth)) {
            String name = rows.get(at).name();
            fields.put(name, value(depth + 1));
          }
          yield new Tree.Table(fields, mark);
        }
        case LIST -> {
          List<Tree> items = new ArrayList<>();
          while (inside(depth)) items.add(value(depth + 1));
          yield new Tree.Rows(items, mark);
        }
        case TEXT -> new Tree.Text(row.text(), mark);
        case WHOLE -> new Tree.Whole(Long.parseLong(row.text()), mark);
        case DECIMAL -> new Tree.Decimal(new BigDecimal(row.text()), mark);
        case FLAG -> new Tree.Flag(Boolean.parseBoolean(row.text()), mark);
        case EMPTY -> new Tree.Empty(mark);
      };
    }

    private boolean inside(int depth) {
      return at < rows.size() && rows.get(at).depth() > depth;
    }
  }
}
