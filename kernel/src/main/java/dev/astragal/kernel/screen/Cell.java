package dev.astragal.kernel.screen;

import java.util.Optional;

/**
 * One place of a grid: a character, what its colour means, whether attention is drawn to it, and
 * what stands there.
 */
public record Cell(int glyph, Ink ink, boolean lit, Optional<Thing> thing) {
  public Cell(int glyph, Ink ink, boolean lit) {
    this(glyph, ink, lit, Optional.empty());
  }

  public static Cell of(int glyph) {
    return new Cell(glyph, Ink.NORMAL, false);
  }

  public static Cell of(int glyph, Ink ink) {
    return new Cell(glyph, ink, false);
  }

  public Cell highlighted() {
    return new Cell(glyph, ink, true, thing);
  }

  /** The same place with {@code there} on it. */
  public Cell showing(Thing there) {
    return new Cell(glyph, ink, lit, Optional.of(there));
  }
}
