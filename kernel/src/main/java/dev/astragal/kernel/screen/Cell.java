package dev.astragal.kernel.screen;

/**
 * One place of a grid: a character, what its colour means, and whether attention is drawn to it.
 */
public record Cell(int glyph, Ink ink, boolean lit) {
  public static Cell of(int glyph) {
    return new Cell(glyph, Ink.NORMAL, false);
  }

  public static Cell of(int glyph, Ink ink) {
    return new Cell(glyph, ink, false);
  }

  public Cell highlighted() {
    return new Cell(glyph, ink, true);
  }
}
