package dev.astragal.kernel.policy;

import dev.astragal.kernel.rng.Ratio;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.kernel.tree.TreeException;
import dev.astragal.kernel.tree.TreePath;
import java.util.List;

/**
 * Puts a policy together: the base first, then overlays in order, then single values. The base is
 * the shape: whatever lies over it may only move what is there, to a value of the same kind, and a
 * number only within reason.
 */
public final class Policy {
  private static final Ratio THOUSANDFOLD = Ratio.of(1_000, 1);
  private static final Ratio MINUS_ONE = Ratio.of(-1, 1);

  private Policy() {}

  /** One {@code path=value}. */
  public record Assignment(TreePath path, Tree value) {}

  public static Tree resolve(Tree base, List<Tree> overlays, List<Assignment> assignments) {
    Tree resolved = base;
    for (Tree overlay : overlays) resolved = overlaid("", resolved, overlay);
    for (Assignment assignment : assignments) resolved = assigned(resolved, assignment);
    requireOrder("", resolved);
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
    if (isNumber(base) && isNumber(over)) requireRange(path, base, over);
    return over;
  }

  /**
   * What holds for every number of every game: it may grow a thousandfold, and what the base has
   * above zero never falls below. Numbers that can bear less say so where they are read.
   */
  private static void requireRange(String path, Tree base, Tree over) {
    Ratio usual = Ratio.parse(base.text());
    Ratio wanted = Ratio.parse(over.text());
    Ratio size = usual.compareTo(Ratio.ZERO) < 0 ? usual.times(MINUS_ONE) : usual;
    Ratio max = THOUSANDFOLD.times(size.compareTo(Ratio.ONE) < 0 ? Ratio.ONE : size);
    Ratio min = usual.compareTo(Ratio.ZERO) > 0 ? Ratio.ZERO : max.times(MINUS_ONE);
    if (wanted.compareTo(min) < 0 || wanted.compareTo(max) > 0)
      throw new TreeException(
          path, over.mark(), "must be " + min + " to " + max + ", not " + over.text());
  }

  /** The name of the upper end for that of the lower one; for every other name, itself. */
  private static String upperEnd(String name) {
    return switch (name) {
      case "min" -> "max";
      case "least" -> "most";
      default -> ending(ending(name, "Min", "Max"), "Least", "Most");
    };
  }

  private static String ending(String name, String end, String other) {
    return name.endsWith(end) ? name.substring(0, name.length() - end.length()) + other : name;
  }

  /** Two numbers called {@code xMin} and {@code xMax} are the ends of a range. */
  private static void requireOrder(String path, Tree tree) {
    if (tree instanceof Tree.Rows rows) {
      for (int i = 0; i < rows.items().size(); i++)
        requireOrder(path + "[" + i + "]", rows.items().get(i));
    }
    if (!(tree instanceof Tree.Table table)) return;
    for (var field : table.fields().entrySet()) {
      String name = field.getKey();
      String childPath = path.isEmpty() ? name : path + "." + name;
      requireOrder(childPath, field.getValue());
      String other = upperEnd(name);
      if (other.equals(name)) continue;
      Tree min = field.getValue();
      Tree max = table.get(other).orElse(min);
      if (!isNumber(min) || !isNumber(max)) continue;
      if (Ratio.parse(min.text()).compareTo(Ratio.parse(max.text())) > 0)
        throw new TreeException(
            childPath, min.mark(), min.text() + " is more than " + other + ", " + max.text());
    }
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
