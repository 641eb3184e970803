package dev.astragal.tui.layout;

/** How much room something would like, and with how much it can do, border included. */
public interface Wish {
  /** The width it would like. */
  int width();

  /** The least width it can be read at. */
  int narrow();

  /** The fewest rows that are of use at this width; with fewer it had better be left out. */
  int least(int width);

  /** The rows that show everything, however tightly. */
  int enough(int width);

  /** The rows it would like. */
  int height(int width);

  /** Whether it is worth seeing at any time, whatever else has to make room. */
  default boolean essential() {
    return false;
  }
}
