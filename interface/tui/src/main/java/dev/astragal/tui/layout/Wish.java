package dev.astragal.tui.layout;

/** How much room something would like; what can be broken into lines asks for fewer when wider. */
public interface Wish {
  int width();

  /** The height it would like when it gets this width. */
  int height(int width);
}
