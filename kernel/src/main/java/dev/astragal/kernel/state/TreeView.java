package dev.astragal.kernel.state;

import dev.astragal.kernel.tree.Mark;
import dev.astragal.kernel.tree.Tree;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Turns a description into a tree: what the inspector shows, scenarios compare and diffs walk. */
public final class TreeView implements TreeWriter {
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
    tree(name, Tree.of(value));
    return value;
  }

  @Override
  public int int32(String name, int value) {
    tree(name, Tree.of(value));
    return value;
  }

  @Override
  public long int64(String name, long value) {
    tree(name, Tree.of(value));
    return value;
  }

  @Override
  public String text(String name, String value) {
    tree(name, Tree.of(value));
    return value;
  }

  @Override
  public void open(String name) {
    levels.push(new Level(name, false));
  }

  @Override
  public void close() {
    Level level = levels.pop();
    tree(level.name(), level.finished());
  }

  @Override
  public int list(String name, int size) {
    levels.push(new Level(name, true));
    return size;
  }

  @Override
  public boolean omits() {
    return !levels.getFirst().isList();
  }

  @Override
  public void tree(String name, Tree value) {
    Level level = levels.getFirst();
    if (level.isList()) level.items().add(value);
    else level.fields().put(name, value);
  }
}
