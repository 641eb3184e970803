package dev.astragal.kernel.tree;

/**
 * A document that does not say what it should: what is wrong, at which path, in which line and
 * column.
 */
public final class TreeException extends RuntimeException {
  private final String path;
  private final Mark mark;
  private final String problem;

  public TreeException(String path, Mark mark, String problem) {
    super(
        (mark.equals(Mark.NONE) ? "" : mark + ": ")
            + (path.isEmpty() ? "" : path + ": ")
            + problem);
    this.path = path;
    this.mark = mark;
    this.problem = problem;
  }

  /** What is wrong, without where. */
  public String problem() {
    return problem;
  }

  public String path() {
    return path;
  }

  public Mark mark() {
    return mark;
  }
}
