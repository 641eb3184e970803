package dev.astragal.tui.layout;

/** A fixed amount of room, border included. */
public record Extent(int width, int height) implements Wish {
  private static final int LEAST = 3;

  @Override
  public int narrow() {
    return width;
  }

  @Override
  public int least(int width) {
    return Math.min(height, LEAST);
  }

  @Override
  public int enough(int width) {
    return height;
  }

  @Override
  public int height(int width) {
    return height;
  }
}
