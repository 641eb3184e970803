package dev.astragal.tui.layout;

/** A part of the window. */
public record Rect(int x, int y, int width, int height) {
  public static final Rect NOWHERE = new Rect(0, 0, 0, 0);

  public boolean isEmpty() {
    return width <= 0 || height <= 0;
  }

  /** What is left inside a border. */
  public Rect inside() {
    return new Rect(x + 1, y + 1, width - 2, height - 2);
  }

  public boolean contains(int column, int row) {
    return column >= x && column < right() && row >= y && row < bottom();
  }

  public int right() {
    return x + width;
  }

  public int bottom() {
    return y + height;
  }
}
