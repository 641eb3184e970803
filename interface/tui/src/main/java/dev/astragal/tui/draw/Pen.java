package dev.astragal.tui.draw;

import dev.astragal.kernel.screen.Ink;
import dev.astragal.tui.layout.Rect;
import dev.astragal.tui.term.Canvas;
import dev.astragal.tui.term.Style;
import dev.astragal.tui.theme.Role;
import dev.astragal.tui.theme.Theme;
import java.util.List;

/** Draws on a canvas with a theme, with or without characters beyond ASCII. */
public record Pen(Canvas canvas, Theme theme, boolean unicode) {
  private static final String FANCY = "─│┌┐└┘█░━┃┏┓┗┛";
  private static final String ASCII = "-|++++#.=|++++";

  public Style role(Role role) {
    return theme.role(role);
  }

  /** A frame with a title on its upper edge; everything inside is cleared. */
  public void box(Rect rect, String title, boolean focused) {
    if (rect.width() < 2 || rect.height() < 2) return;
    Style edge = role(focused ? Role.FOCUSED_BORDER : Role.BORDER);
    int set = focused ? 8 : 0;
    int right = rect.right() - 1;
    int bottom = rect.bottom() - 1;
    canvas.fill(rect.x(), rect.y(), rect.width(), rect.height(), ' ', role(Role.TEXT));
    canvas.fill(rect.x(), rect.y(), rect.width(), 1, glyph(set), edge);
    canvas.fill(rect.x(), bottom, rect.width(), 1, glyph(set), edge);
    canvas.fill(rect.x(), rect.y(), 1, rect.height(), glyph(set + 1), edge);
    canvas.fill(right, rect.y(), 1, rect.height(), glyph(set + 1), edge);
    canvas.fill(rect.x(), rect.y(), 1, 1, glyph(set + 2), edge);
    canvas.fill(right, rect.y(), 1, 1, glyph(set + 3), edge);
    canvas.fill(rect.x(), bottom, 1, 1, glyph(set + 4), edge);
    canvas.fill(right, bottom, 1, 1, glyph(set + 5), edge);
    if (!title.isEmpty())
      canvas.put(rect.x() + 2, rect.y(), " " + title + " ", role(Role.TITLE), right - 1);
  }

  private int glyph(int index) {
    return (unicode ? FANCY : ASCII).charAt(index);
  }

  /** The plain text's bars in the best characters there are. */
  public String bars(String text) {
    return unicode ? text.replace('#', FANCY.charAt(6)).replace('.', FANCY.charAt(7)) : text;
  }

  /** Signs on the edges of a box of how many lines there are above and below. */
  public void more(Rect box, int above, int below) {
    if (below > 0) edge(box, box.bottom() - 1, (unicode ? "\u2193" : "v") + below);
    if (above > 0) edge(box, box.y(), (unicode ? "\u2191" : "^") + above);
  }

  /** Something to read at the right of the line {@code y} of a box's edge. */
  public void edge(Rect box, int y, String text) {
    String shown = cut(text, box.width() - 6);
    int x = box.right() - 3 - Canvas.cells(shown);
    canvas.put(x - 1, y, " " + shown + " ", theme.ink(Ink.STRONG));
  }

  /** As much of {@code text} as {@code width} cells hold; what is cut ends with a sign of that. */
  public String cut(String text, int width) {
    if (Canvas.cells(text) <= width || width < 1) return text;
    StringBuilder out = new StringBuilder();
    int cells = 0;
    for (int glyph : text.codePoints().toArray()) {
      cells += Canvas.cells(Character.toString(glyph));
      if (cells > width - 1) break;
      out.appendCodePoint(glyph);
    }
    return out.append(unicode ? '\u2026' : '~').toString();
  }

  /** The name of a key in the best characters there are. */
  public String key(String name) {
    if (!unicode) return name;
    return switch (name) {
      case "up" -> "\u2191";
      case "down" -> "\u2193";
      case "left" -> "\u2190";
      case "right" -> "\u2192";
      default -> name;
    };
  }

  /** One line, from {@code skip} cells on, at most {@code width} cells of it. */
  public void line(int x, int y, int width, Line line, int skip) {
    int at = x - skip;
    for (Line.Span span : line.spans()) {
      String text = span.text();
      int before = x - at;
      if (before > 0) {
        int hidden = Math.min(before, text.codePointCount(0, text.length()));
        at += hidden;
        text = text.substring(text.offsetByCodePoints(0, hidden));
      }
      if (!text.isEmpty()) at = canvas.put(at, y, text, span.style(), x + width);
    }
  }

  /** Lines from {@code first} on, as many as fit. */
  public void lines(Rect rect, List<Line> lines, int first) {
    for (int row = 0; row < rect.height() && first + row < lines.size(); row++)
      if (first + row >= 0) line(rect.x(), rect.y() + row, rect.width(), lines.get(first + row), 0);
  }

  /** A bar over the whole width: something on the left, something on the right. */
  public void bar(int y, String left, String right, Style style) {
    canvas.fill(0, y, canvas.width(), 1, ' ', style);
    int start = Math.max(1, canvas.width() - 1 - Canvas.cells(right));
    canvas.put(1, y, left, style, right.isEmpty() ? start : Math.max(1, start - 1));
    canvas.put(start, y, right, style);
  }
}
