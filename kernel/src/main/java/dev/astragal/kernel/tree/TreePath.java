package dev.astragal.kernel.tree;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A way to one value in a tree, written {@code party[2].health}: names joined by dots, positions in
 * brackets.
 *
 * <p>The same spelling is used by views, diffs, scenarios, {@code --set} and errors.
 */
public final class TreePath {
  private static final int LENGTH_MAX = 512;

  /** One step: into a table by name, or into a list by position. */
  private sealed interface Step {
    record Name(String name) implements Step {}

    record Index(int index) implements Step {}
  }

  private final String text;
  private final List<Step> steps;

  private TreePath(String text, List<Step> steps) {
    this.text = text;
    this.steps = steps;
  }

  public static TreePath parse(String text) {
    if (text.length() > LENGTH_MAX)
      throw new TreeException(text.substring(0, 20) + "…", Mark.NONE, "the path is too long");
    List<Step> steps = new ArrayList<>();
    int at = 0;
    while (at < text.length()) {
      if (text.charAt(at) == '[') {
        int close = text.indexOf(']', at);
        if (close < 0 || !text.substring(at + 1, close).matches("\\d{1,9}")) {
          throw new TreeException(text, Mark.NONE, "a position must be written [number]");
        }
        steps.add(new Step.Index(Integer.parseInt(text.substring(at + 1, close))));
        at = close + 1;
        if (at < text.length() && text.charAt(at) != '.' && text.charAt(at) != '[')
          throw new TreeException(text, Mark.NONE, "after a position comes a dot or a position");
      } else {
        int end = at;
        while (end < text.length() && text.charAt(end) != '.' && text.charAt(end) != '[') end++;
        if (end == at) throw new TreeException(text, Mark.NONE, "a name is missing in the path");
        steps.add(new Step.Name(text.substring(at, end)));
        at = end;
      }
      if (at < text.length() && text.charAt(at) == '.' && ++at == text.length())
        throw new TreeException(text, Mark.NONE, "a name is missing in the path");
    }
    if (steps.isEmpty()) throw new TreeException("", Mark.NONE, "the path is empty");
    return new TreePath(text, steps);
  }

  public Optional<Tree> find(Tree root) {
    Optional<Tree> at = Optional.of(root);
    for (Step step : steps) at = at.flatMap(tree -> into(tree, step));
    return at;
  }

  /**
   * The tree with the value at this path replaced. Every step but the last must exist, list
   * positions always.
   */
  public Tree replace(Tree root, Tree value) {
    return replace(root, 0, value);
  }

  private Tree replace(Tree tree, int depth, Tree value) {
    if (depth == steps.size()) return value;
    Step step = steps.get(depth);
    boolean last = depth == steps.size() - 1;
    return switch (step) {
      case Step.Name(String name)
          when tree instanceof Tree.Table table && (last || table.get(name).isPresent()) ->
          table.with(name, replace(table.get(name).orElse(tree), depth + 1, value));
      case Step.Index(int index)
          when tree instanceof Tree.Rows rows && index < rows.items().size() ->
          rows.with(index, replace(rows.items().get(index), depth + 1, value));
      case Step.Name _, Step.Index _ ->
          throw new TreeException(text, value.mark(), "there is no such value");
    };
  }

  private static Optional<Tree> into(Tree tree, Step step) {
    return switch (step) {
      case Step.Name(String name) ->
          tree instanceof Tree.Table table ? table.get(name) : Optional.empty();
      case Step.Index(int index) ->
          tree instanceof Tree.Rows rows && index < rows.items().size()
              ? Optional.of(rows.items().get(index))
              : Optional.empty();
    };
  }

  @Override
  public String toString() {
    return text;
  }

  static String child(String parent, String name) {
    return parent.isEmpty() ? name : parent + "." + name;
  }

  static String child(String parent, int index) {
    return parent + "[" + index + "]";
  }
}
