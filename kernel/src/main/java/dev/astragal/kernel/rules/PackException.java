package dev.astragal.kernel.rules;

import dev.astragal.kernel.tree.TreeException;
import java.util.List;

/** A pack that cannot be loaded, with everything that is wrong with it. */
public final class PackException extends RuntimeException {
  private final List<TreeException> problems;

  public PackException(List<TreeException> problems) {
    super(
        problems.getFirst().getMessage()
            + (problems.size() == 1 ? "" : " (and " + (problems.size() - 1) + " more)"));
    this.problems = List.copyOf(problems);
  }

  /** In the order of the document; never empty. */
  public List<TreeException> problems() {
    return problems;
  }
}
