package dev.astragal.tui.term;

import com.googlecode.lanterna.TerminalTextUtils;
import java.util.Arrays;
import java.util.function.UnaryOperator;

/** One picture of the whole window, cell by cell. Whatever falls outside is cut off. */
public final class Canvas {
  /** The right half of a character that is two cells wide. */
  static final int COVERED = -1;

  /**
   * No script before this one has characters that are two cells wide; the question is asked often.
   */
  private static final int FIRST_WIDE = 0x1100;

  private final int width;
  private final int height;
  private final int[] glyphs;
  private final Style[] styles;
  private final boolean unicode;

  public Canvas(int width, int height, Style background) {
    this(width, height, background, true);
  }

  /** Without {@code unicode} every character is shown by one of ASCII. */
  public Canvas(int width, int height, Style background, boolean unicode) {
    this.unicode = unicode;
    this.width = width;
    this.height = height;
    glyphs = new int[width * height];
    styles = new Style[width * height];
    Arrays.fill(glyphs, ' ');
    Arrays.fill(styles, background);
  }

  public int width() {
    return width;
  }

  public int height() {
    return height;
  }

  /** Writes {@code text} from (x, y) on, up to but not including column {@code end}. */
  public int put(int x, int y, String text, Style style, int end) {
    int at = x;
    int limit = Math.min(end, width);
    for (int i = 0; i < text.length(); ) {
      int glyph = text.codePointAt(i);
      i += Character.charCount(glyph);
      int cells = cells(glyph);
      if (at + cells > limit) break;
      set(at, y, glyph, style);
      if (cells == 2) set(at + 1, y, unicode ? COVERED : ' ', style);
      at += cells;
    }
    return at;
  }

  public int put(int x, int y, String text, Style style) {
    return put(x, y, text, style, width);
  }

  public void fill(int x, int y, int cells, int rows, int glyph, Style style) {
    for (int row = y; row < y + rows; row++)
      for (int column = x; column < x + cells; column++) set(column, row, glyph, style);
  }

  /** Changes how {@code cells} of a line look. */
  public void restyle(int x, int y, int cells, UnaryOperator<Style> change) {
    if (y < 0 || y >= height) return;
    for (int at = Math.max(0, x); at < Math.min(width, x + cells); at++)
      styles[y * width + at] = change.apply(styles[y * width + at]);
  }

  private void set(int x, int y, int glyph, Style style) {
    if (x < 0 || y < 0 || x >= width || y >= height) return;
    int shown = unicode || glyph == COVERED ? glyph : Ascii.of(glyph);
    glyphs[y * width + x] = Character.isISOControl(shown) ? '?' : shown;
    styles[y * width + x] = style;
  }

  int glyph(int index) {
    return glyphs[index];
  }

  Style style(int index) {
    return styles[index];
  }

  boolean sameSize(Canvas other) {
    return width == other.width && height == other.height;
  }

  boolean sameCell(Canvas other, int index) {
    return glyphs[index] == other.glyphs[index] && styles[index].equals(other.styles[index]);
  }

  /** One line of the picture as text. */
  public String line(int y) {
    StringBuilder out = new StringBuilder();
    for (int x = 0; x < width; x++) {
      int glyph = glyphs[y * width + x];
      if (glyph != COVERED) out.appendCodePoint(glyph);
    }
    return out.toString().stripTrailing();
  }

  /** How many cells {@code text} takes. */
  public static int cells(String text) {
    int cells = 0;
    for (int i = 0; i < text.length(); ) {
      int glyph = text.codePointAt(i);
      i += Character.charCount(glyph);
      cells += cells(glyph);
    }
    return cells;
  }

  private static int cells(int glyph) {
    if (glyph < FIRST_WIDE) return 1;
    if (glyph > Character.MAX_VALUE) return 2;
    return TerminalTextUtils.isCharDoubleWidth((char) glyph) ? 2 : 1;
  }
}
