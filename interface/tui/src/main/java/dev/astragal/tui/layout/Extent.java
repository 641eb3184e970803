package dev.astragal.tui.layout;

/** A fixed amount of room, border included. */
public record Extent(int width, int height) implements Wish {
  @Override
  public int height(int width) {
    return height;
  }
}
