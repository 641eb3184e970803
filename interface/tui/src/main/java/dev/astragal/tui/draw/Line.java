package dev.astragal.tui.draw;

import dev.astragal.tui.term.Canvas;
import dev.astragal.tui.term.Style;
import java.util.ArrayList;
import java.util.List;

/** A line of text in one or more styles. */
public record Line(List<Span> spans) {
  /** A piece of a line. */
  public record Span(String text, Style style) {}

  public Line {
    spans = List.copyOf(spans);
  }

  public static Line of(String text, Style style) {
    return new Line(List.of(new Span(text, style)));
  }

  public int cells() {
    int cells = 0;
    for (Span span : spans) cells += Canvas.cells(span.text());
    return cells;
  }

  public String text() {
    StringBuilder out = new StringBuilder();
    for (Span span : spans) out.append(span.text());
    return out.toString();
  }

  /**
   * Broken into lines of at most {@code width} cells; what follows its first piece stays below it.
   */
  public List<Line> broken(int width) {
    if (cells() <= width || spans.isEmpty()) return List.of(this);
    boolean hanging = spans.size() > 1 && Canvas.cells(spans.getFirst().text()) < width / 2;
    String before = hanging ? spans.getFirst().text() : "";
    int indent = Canvas.cells(before);
    String rest = text().substring(before.length());
    List<Line> lines = new ArrayList<>();
    for (String part : wrapped(rest, width - indent)) {
      Span first =
          new Span(lines.isEmpty() ? before : " ".repeat(indent), spans.getFirst().style());
      lines.add(new Line(List.of(first, new Span(part, spans.getLast().style()))));
    }
    return lines;
  }

  /** {@code text} broken between words into lines of at most {@code width} cells. */
  public static List<String> wrapped(String text, int width) {
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder();
    for (String word : text.split(" ", -1)) {
      if (!line.isEmpty() && Canvas.cells(line.toString()) + 1 + Canvas.cells(word) > width) {
        lines.add(line.toString());
        line.setLength(0);
      }
      if (!line.isEmpty()) line.append(' ');
      line.append(word);
      while (Canvas.cells(line.toString()) > width && width > 0) {
        int cut =
            line.offsetByCodePoints(0, Math.min(width, line.codePointCount(0, line.length())));
        lines.add(line.substring(0, cut));
        line.delete(0, cut);
      }
    }
    lines.add(line.toString());
    return lines;
  }
}
