package dev.astragal.kernel.state;

import dev.astragal.kernel.tree.Mark;
import dev.astragal.kernel.tree.Tree;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Turns a description into a tree: what the inspector shows, scenarios compare and diffs walk. */
public final class TreeView implements StateWriter {
  private final Deque<Level> levels = new ArrayDeque<>();

  /** An unfinished table or list, and the name it will have in its parent. */
  private record Level(String name, boolean isList, Map<String, Tree> fields, List<Tree> items) {
    Level(String name, boolean isList) {
      this(name, isList, new LinkedHashMap<>(), new ArrayList<>());
    }

    Tree finished() {
      return isList ? new Tree.Rows(items, Mark.NONE) : new Tree.Table(fields, Mark.NONE);
    }
  }

  public TreeView() {
    levels.push(new Level("", false));
  }

  /** The one value described at the top, whatever its name. */
  public Tree value() {
    return levels.getLast().fields().values().iterator().next();
  }

  @Override
  public boolean flag(String name, boolean value) {
    put(name, Tree.of(value));
    return value;
  }

  @Override
  public int int32(String name, int value) {
    put(name, Tree.of(value));
    return value;
  }

  @Override
  public long int64(String name, long value) {
    put(name, Tree.of(value));
    return value;
  }

  @Override
  public String text(String name, String value) {
    put(name, Tree.of(value));
    return value;
  }

  @Override
  public <E extends Enum<E>> E symbol(String name, E value) {
    put(name, Tree.of(EnumShape.names(value.getDeclaringClass()).get(value.ordinal())));
    return value;
  }

  @Override
  public void bytes(String name, byte[] values, int count) {
    list(name, count);
    for (int i = 0; i < count; i++) int32("", values[i]);
    endList();
  }

  @Override
  public void int32s(String name, int[] values, int count) {
    list(name, count);
    for (int i = 0; i < count; i++) int32("", values[i]);
    endList();
  }

  @Override
  public void int64s(String name, long[] values, int count) {
    list(name, count);
    for (int i = 0; i < count; i++) int64("", values[i]);
    endList();
  }

  @Override
  public void open(String name) {
    levels.push(new Level(name, false));
  }

  @Override
  public void close() {
    Level level = levels.pop();
    put(level.name(), level.finished());
  }

  @Override
  public int list(String name, int size) {
    levels.push(new Level(name, true));
    return size;
  }

  @Override
  public void endList() {
    close();
  }

  @Override
  public void optional(String name, boolean present) {
    if (!present) put(name, Tree.none());
  }

  @Override
  public void variant(String tag, String type, int index) {
    put(tag, Tree.of(type));
  }

  @Override
  public List<String> table(String name, Collection<String> names) {
    open(name);
    return List.copyOf(names);
  }

  @Override
  public boolean omits() {
    return !levels.getFirst().isList();
  }

  void put(String name, Tree value) {
    Level level = levels.getFirst();
    if (level.isList()) level.items().add(value);
    else level.fields().put(name, value);
  }
}
