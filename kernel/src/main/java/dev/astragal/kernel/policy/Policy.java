package dev.astragal.kernel.policy;

import dev.astragal.kernel.rng.Ratio;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.kernel.tree.TreeException;
import dev.astragal.kernel.tree.TreePath;
import java.util.List;

/**
 * Puts a policy together: the base first, then overlays in order, then single values. The base is
 * the shape: whatever lies over it may only move what is there, and only to a value of the same
 * kind.
 */
public final class Policy {
  private Policy() {}

  /** One {@code path=value}. */
  public record Assignment(TreePath path, Tree value) {}

  public static Tree resolve(Tree base, List<Tree> overlays, List<Assignment> assignments) {
    Tree resolved = base;
    for (Tree overlay : overlays) resolved = overlaid("", resolved, overlay);
    for (Assignment assignment : assignments) resolved = assigned(resolved, assignment);
    return resolved;
  }

  private static Tree assigned(Tree policy, Assignment assignment) {
    Tree current =
        assignment
            .path()
            .find(policy)
            .orElseThrow(
                () ->
                    new TreeException(
                        assignment.path().toString(),
                        assignment.value().mark(),
                        "the policy has no such value"));
    return assignment
        .path()
        .replace(policy, overlaid(assignment.path().toString(), current, assignment.value()));
  }

  private static Tree overlaid(String path, Tree base, Tree over) {
    if (base instanceof Tree.Table table && over instanceof Tree.Table changes) {
      Tree.Table merged = table;
      for (var change : changes.fields().entrySet()) {
        String name = change.getKey();
        String childPath = path.isEmpty() ? name : path + "." + name;
        Tree current =
            table
                .get(name)
                .orElseThrow(
                    () ->
                        new TreeException(
                            childPath, change.getValue().mark(), "the policy has no such value"));
        merged = merged.with(name, overlaid(childPath, current, change.getValue()));
      }
      return merged;
    }
    if (!sameKind(base, over)) {
      throw new TreeException(
          path, over.mark(), "expected " + base.kind() + ", found " + described(over));
    }
    return over;
  }

  private static boolean sameKind(Tree base, Tree over) {
    if (base instanceof Tree.Empty || over instanceof Tree.Empty) return true;
    return base.getClass() == over.getClass() || (isNumber(base) && isNumber(over));
  }

  private static boolean isNumber(Tree tree) {
    if (tree instanceof Tree.Table || tree instanceof Tree.Rows || tree instanceof Tree.Flag)
      return false;
    try {
      Ratio.parse(tree.text());
      return true;
    } catch (IllegalArgumentException e) {
      return false;
    }
  }

  private static String described(Tree tree) {
    return tree instanceof Tree.Table || tree instanceof Tree.Rows
        ? tree.kind()
        : "'" + tree.text() + "'";
  }
}
