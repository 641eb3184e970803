package dev.astragal.parts.board;

import dev.astragal.kernel.state.Ints;

/** Numbered cells, each beside some others. */
public interface Board {
  int cells();

  /** The cells beside one, always in the same order. */
  Ints beside(int cell);
}
