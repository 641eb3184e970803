package dev.astragal.kernel.tree;

/**
 * Where in which document a value was written, so that an error can point at it. Lines and columns
 * count from 1.
 */
public record Mark(String source, int line, int column) {
  /** The mark of a value nobody wrote down. */
  public static final Mark NONE = new Mark("", 0, 0);

  @Override
  public String toString() {
    return line == 0 ? source : source + ":" + line + ":" + column;
  }
}
