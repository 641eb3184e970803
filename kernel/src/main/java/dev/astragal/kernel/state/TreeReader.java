package dev.astragal.kernel.state;

import dev.astragal.kernel.tree.Tree;
import dev.astragal.kernel.tree.TreeException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Reads a description from a tree somebody wrote: a choice in JSON, a policy in YAML. Strict,
 * because a misspelt name must not be silently ignored: what is missing, unknown or of the wrong
 * kind is refused with path, line and column.
 */
public final class TreeReader implements StateReader {
  private final Deque<Level> levels = new ArrayDeque<>();
  private final boolean tolerant;
  private Tree last;

  /** A table or list being read. */
  private static final class Level {
    final Tree tree;
    final String path;
    final boolean outermost;
    final Set<String> asked = new LinkedHashSet<>();
    int next;

    Level(Tree tree, String path, boolean outermost) {
      this.tree = tree;
      this.path = path;
      this.outermost = outermost;
    }
  }

  /** Reads {@code root} as the one value at the top, under whatever name it is asked for. */
  public TreeReader(Tree root) {
    this(root, false);
  }

  /** A tolerant reader passes over names nobody asked for. */
  TreeReader(Tree root, boolean tolerant) {
    this.tolerant = tolerant;
    levels.push(new Level(root, "", true));
    last = root;
  }

  @Override
  public boolean flag(String name) {
    Tree tree = value(name);
    if (tree instanceof Tree.Flag flag) return flag.value();
    throw wrong(name, tree, "true or false");
  }

  @Override
  public int int32(String name) {
    Tree tree = value(name);
    if (tree instanceof Tree.Whole whole && whole.value() == (int) whole.value())
      return (int) whole.value();
    throw wrong(name, tree, "a whole number of 32 bits");
  }

  @Override
  public long int64(String name) {
    Tree tree = value(name);
    if (tree instanceof Tree.Whole whole) return whole.value();
    throw wrong(name, tree, "a whole number");
  }

  @Override
  public String text(String name) {
    Tree tree = value(name);
    return switch (tree) {
      case Tree.Text text -> text.value();
      case Tree.Whole whole -> whole.text();
      case Tree.Decimal decimal -> decimal.text();
      case Tree.Flag _, Tree.Table _, Tree.Rows _, Tree.Empty _ -> throw wrong(name, tree, "text");
    };
  }

  @Override
  public <T extends Enum<T>> T symbol(String name, Class<T> type) {
    Tree tree = value(name);
    List<String> names = EnumShape.names(type);
    if (tree instanceof Tree.Text text)
      for (T constant : type.getEnumConstants())
        if (names.get(constant.ordinal()).equalsIgnoreCase(text.value().replace('-', '_')))
          return constant;
    String allowed = String.join(", ", names);
    throw wrong(name, tree, "one of " + allowed);
  }

  @Override
  public byte[] bytes(String name) {
    byte[] values = new byte[list(name)];
    for (int i = 0; i < values.length; i++) values[i] = int8();
    endList();
    return values;
  }

  private byte int8() {
    Tree tree = value("");
    if (tree instanceof Tree.Whole whole && whole.value() == (byte) whole.value())
      return (byte) whole.value();
    throw wrong("", tree, "a whole number of 8 bits");
  }

  @Override
  public int[] int32s(String name) {
    int[] values = new int[list(name)];
    for (int i = 0; i < values.length; i++) values[i] = int32("");
    endList();
    return values;
  }

  @Override
  public long[] int64s(String name) {
    long[] values = new long[list(name)];
    for (int i = 0; i < values.length; i++) values[i] = int64("");
    endList();
    return values;
  }

  @Override
  public void open(String name) {
    Tree tree = value(name);
    if (!(tree instanceof Tree.Table)) throw wrong(name, tree, "a table");
    levels.push(new Level(tree, lastPath(name), false));
  }

  @Override
  public void close() {
    Level level = levels.pop();
    if (!tolerant) refuseUnknown(level);
  }

  @Override
  public int list(String name) {
    Tree tree = value(name);
    if (!(tree instanceof Tree.Rows rows)) throw wrong(name, tree, "a list");
    levels.push(new Level(tree, lastPath(name), false));
    return rows.items().size();
  }

  @Override
  public void endList() {
    levels.pop();
  }

  @Override
  public boolean optional(String name) {
    Level level = levels.getFirst();
    if (level.outermost) return !(level.tree instanceof Tree.Empty);
    if (level.tree instanceof Tree.Rows rows) {
      boolean present = !(rows.items().get(level.next) instanceof Tree.Empty);
      if (!present) level.next++;
      return present;
    }
    level.asked.add(name);
    return level.tree instanceof Tree.Table table
        && table.get(name).filter(tree -> !(tree instanceof Tree.Empty)).isPresent();
  }

  @Override
  public int variant(String tag, List<String> types) {
    String type = text(tag);
    int index = types.indexOf(type);
    if (index >= 0) return index;
    throw refusal(tag, "'" + type + "' is not one of " + String.join(", ", types));
  }

  @Override
  public List<String> table(String name) {
    open(name);
    return levels.getFirst().tree instanceof Tree.Table table
        ? List.copyOf(table.fields().keySet())
        : List.of();
  }

  @Override
  public boolean omitted(String name) {
    Level level = levels.getFirst();
    if (level.outermost || !(level.tree instanceof Tree.Table table)) return false;
    if (table.get(name).isPresent()) return false;
    level.asked.add(name);
    return true;
  }

  @Override
  public TreeException refusal(String problem) {
    Level level = levels.getFirst();
    return new TreeException(level.path, level.tree.mark(), problem);
  }

  @Override
  public TreeException refusal(String name, String problem) {
    return new TreeException(lastPath(name), last.mark(), problem);
  }

  /** A refusal of a value that is of the wrong kind. */
  TreeException wrong(String name, Tree tree, String expected) {
    String found =
        tree instanceof Tree.Table || tree instanceof Tree.Rows
            ? tree.kind()
            : "'" + tree.text() + "'";
    return new TreeException(
        lastPath(name), tree.mark(), "expected " + expected + ", found " + found);
  }

  Tree value(String name) {
    last = next(name);
    return last;
  }

  private Tree next(String name) {
    Level level = levels.getFirst();
    if (level.outermost) return level.tree;
    return switch (level.tree) {
      case Tree.Table table -> {
        level.asked.add(name);
        yield table
            .get(name)
            .orElseThrow(() -> new TreeException(pathOf(name), table.mark(), "is missing"));
      }
      case Tree.Rows rows -> rows.items().get(level.next++);
      case Tree leaf ->
          throw new TreeException(
              level.path, leaf.mark(), "expected a table, found " + leaf.kind());
    };
  }

  private void refuseUnknown(Level level) {
    if (level.tree instanceof Tree.Table table) {
      table
          .fields()
          .forEach(
              (name, tree) -> {
                if (!level.asked.contains(name)) {
                  throw new TreeException(
                      child(level.path, name),
                      tree.mark(),
                      "is not a known name; known: " + String.join(", ", level.asked));
                }
              });
    }
  }

  private String pathOf(String name) {
    return child(levels.getFirst().path, name);
  }

  private String lastPath(String name) {
    Level level = levels.getFirst();
    if (level.outermost) return "";
    return level.tree instanceof Tree.Rows
        ? level.path + "[" + (level.next - 1) + "]"
        : child(level.path, name);
  }

  private static String child(String parent, String name) {
    return parent.isEmpty() ? name : parent + "." + name;
  }
}
