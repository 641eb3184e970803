package dev.astragal.tui.term;

/**
 * How a cell looks.
 *
 * @param ink red, green and blue in a byte each, or {@link #DEFAULT}; a terminal with fewer colours
 *     shows the nearest it has
 * @param paper likewise
 */
public record Style(int ink, int paper, boolean bold, boolean underlined, boolean reversed) {
  /** The terminal's own colour. */
  public static final int DEFAULT = -1;

  public static final Style PLAIN = new Style(DEFAULT, DEFAULT, false, false, false);

  public static Style of(int ink, int paper) {
    return new Style(ink, paper, false, false, false);
  }

  public Style strong() {
    return new Style(ink, paper, true, underlined, reversed);
  }

  public Style underline() {
    return new Style(ink, paper, bold, true, reversed);
  }

  public Style reverse() {
    return new Style(ink, paper, bold, underlined, !reversed);
  }

  public Style on(int other) {
    return new Style(ink, other, bold, underlined, reversed);
  }

  /**
   * As a record's own would be, which is put together when it is first called for: a picture
   * compares thousands, and the first one is waited for.
   */
  @Override
  public boolean equals(Object other) {
    return other instanceof Style style
        && ink == style.ink
        && paper == style.paper
        && emphasis() == style.emphasis();
  }

  @Override
  public int hashCode() {
    return (31 * ink + paper) * 31 + emphasis();
  }

  private int emphasis() {
    return (bold ? 1 : 0) | (underlined ? 2 : 0) | (reversed ? 4 : 0);
  }
}
