package dev.astragal.kernel.tree;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The difference of two trees, field by field. */
public final class TreeDiff {
  private TreeDiff() {}

  /** One value that differs; absent on the side that does not have it. */
  public record Change(String path, Optional<Tree> before, Optional<Tree> after) {
    @Override
    public String toString() {
      return path
          + ": "
          + before.map(Tree::text).orElse("(absent)")
          + " -> "
          + after.map(Tree::text).orElse("(absent)");
    }
  }

  /** All leaves that differ, in the order of the fields. */
  public static List<Change> between(Tree before, Tree after) {
    List<Change> changes = new ArrayList<>();
    compare("", Optional.of(before), Optional.of(after), changes);
    return changes;
  }

  private static void compare(
      String path, Optional<Tree> before, Optional<Tree> after, List<Change> out) {
    if (before.equals(after)) return;
    if (before.orElse(null) instanceof Tree.Table left
        && after.orElse(null) instanceof Tree.Table right) {
      Set<String> names = new LinkedHashSet<>(left.fields().keySet());
      names.addAll(right.fields().keySet());
      for (String name : names)
        compare(TreePath.child(path, name), left.get(name), right.get(name), out);
    } else if (before.orElse(null) instanceof Tree.Rows left
        && after.orElse(null) instanceof Tree.Rows right) {
      int size = Math.max(left.items().size(), right.items().size());
      for (int i = 0; i < size; i++)
        compare(TreePath.child(path, i), item(left, i), item(right, i), out);
    } else {
      out.add(new Change(path, before, after));
    }
  }

  private static Optional<Tree> item(Tree.Rows rows, int index) {
    return index < rows.items().size() ? Optional.of(rows.items().get(index)) : Optional.empty();
  }
}
