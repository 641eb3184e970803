package dev.astragal.cli.sweep;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** A small picture of lines over a common axis, as SVG that follows the page's colours. */
final class Chart {
  private static final int WIDTH = 400;
  private static final int HEIGHT = 190;
  private static final int LEFT = 46;
  private static final int RIGHT = 10;
  private static final int TOP = 8;
  private static final int BOTTOM = 32;
  private static final int TICKS = 5;

  /** As many points as can be pointed at one by one. */
  private static final int POINTS_SAID = 48;

  private final String title;
  private final String under;
  private final boolean shares;
  private final List<Line> lines = new ArrayList<>();

  /** {@code under} names the horizontal axis; {@code shares} are written in percent. */
  Chart(String title, String under, boolean shares) {
    this.title = title;
    this.under = under;
    this.shares = shares;
  }

  /** One line; {@code style} says which of the page's, {@code filled} whether down to zero. */
  private record Line(int style, List<Point> points, boolean filled) {}

  /** One point of a line. */
  record Point(double x, double y) {}

  boolean isEmpty() {
    return lines.isEmpty();
  }

  void add(int style, List<Point> points) {
    if (points.size() > 1) lines.add(new Line(style, points, false));
  }

  void addFilled(int style, List<Point> points) {
    if (points.size() > 1) lines.add(new Line(style, points, true));
  }

  String svg() {
    double lowX = extreme(true, true);
    double highX = Math.max(lowX + 1e-9, extreme(true, false));
    double lowY = Math.min(0, extreme(false, true));
    double highY = Math.max(lowY + 1e-9, extreme(false, false));
    StringBuilder out = new StringBuilder();
    out.append(
        String.format(
            Locale.ROOT,
            "<svg viewBox=\"0 0 %d %d\" role=\"img\" aria-label=\"%s\">",
            WIDTH,
            HEIGHT,
            Html.escaped(title)));
    for (double y : ticks(lowY, highY)) {
      double at = across(y, lowY, highY, HEIGHT - BOTTOM, TOP);
      out.append(straight(LEFT, at, WIDTH - RIGHT, at));
      out.append(text(LEFT - 5, at + 4, "end", shares ? percent(y) : shortened(y)));
    }
    for (double x : ticks(lowX, highX)) {
      double at = across(x, lowX, highX, LEFT, WIDTH - RIGHT);
      out.append(straight(at, HEIGHT - BOTTOM, at, HEIGHT - BOTTOM + 4.0));
      out.append(text(at, HEIGHT - BOTTOM + 16.0, "middle", shortened(x)));
    }
    out.append(text((LEFT + WIDTH - RIGHT) / 2.0, HEIGHT - 3.0, "middle", Html.escaped(under)));
    for (Line line : lines) {
      StringBuilder path = new StringBuilder();
      for (Point point : line.points())
        path.append(path.isEmpty() ? "M" : "L")
            .append(number(across(point.x(), lowX, highX, LEFT, WIDTH - RIGHT)))
            .append(' ')
            .append(number(across(point.y(), lowY, highY, HEIGHT - BOTTOM, TOP)));
      if (line.filled()) {
        double zero = across(0, lowY, highY, HEIGHT - BOTTOM, TOP);
        out.append("<path class=\"area s").append(line.style()).append("\" d=\"").append(path);
        out.append("L")
            .append(number(across(line.points().getLast().x(), lowX, highX, LEFT, WIDTH - RIGHT)));
        out.append(' ').append(number(zero)).append("L");
        out.append(number(across(line.points().getFirst().x(), lowX, highX, LEFT, WIDTH - RIGHT)));
        out.append(' ').append(number(zero)).append("Z\"/>");
      }
      out.append("<path class=\"series s").append(line.style()).append("\" d=\"");
      out.append(path).append("\"/>");
      int every = Math.max(1, line.points().size() / POINTS_SAID);
      for (int i = 0; i < line.points().size(); i += every) {
        Point point = line.points().get(i);
        out.append(
            said(
                point,
                across(point.x(), lowX, highX, LEFT, WIDTH - RIGHT),
                across(point.y(), lowY, highY, HEIGHT - BOTTOM, TOP)));
      }
    }
    return out.append("</svg>").toString();
  }

  /** What a point says to whoever points at it. */
  private String said(Point point, double x, double y) {
    return String.format(
        Locale.ROOT,
        "<circle class=\"point\" cx=\"%.1f\" cy=\"%.1f\" r=\"6\"><title>%s %s: %s</title></circle>",
        x,
        y,
        Html.escaped(under),
        shortened(point.x()),
        shares ? percent(point.y()) : shortened(point.y()));
  }

  /** Round numbers between two ends. */
  static List<Double> ticks(double low, double high) {
    double rough = (high - low) / TICKS;
    double size = Math.pow(10, Math.floor(Math.log10(rough)));
    double step =
        rough / size > 5
            ? 10 * size
            : rough / size > 2 ? 5 * size : rough / size > 1 ? 2 * size : size;
    List<Double> ticks = new ArrayList<>();
    for (long i = (long) Math.ceil(low / step); i * step <= high + step * 1e-9; i++)
      ticks.add(i * step);
    return ticks;
  }

  private double extreme(boolean horizontal, boolean lowest) {
    double found = lowest ? Double.POSITIVE_INFINITY : Double.NEGATIVE_INFINITY;
    for (Line line : lines) {
      for (Point point : line.points()) {
        double value = horizontal ? point.x() : point.y();
        found = lowest ? Math.min(found, value) : Math.max(found, value);
      }
    }
    return found;
  }

  private static double across(double value, double low, double high, double from, double to) {
    return from + (value - low) / (high - low) * (to - from);
  }

  private static String straight(double x1, double y1, double x2, double y2) {
    return String.format(
        Locale.ROOT,
        "<line class=\"axis\" x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\"/>",
        x1,
        y1,
        x2,
        y2);
  }

  private static String text(double x, double y, String anchor, String text) {
    return String.format(
        Locale.ROOT,
        "<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\">%s</text>",
        x,
        y,
        anchor,
        text);
  }

  private static String number(double value) {
    return String.format(Locale.ROOT, "%.1f", value);
  }

  private static String percent(double share) {
    return shortened(100 * share) + "%";
  }

  private static String shortened(double value) {
    double size = Math.abs(value);
    if (size >= 1_000_000) return trimmed(value / 1_000_000) + "M";
    if (size >= 10_000) return trimmed(value / 1_000) + "k";
    return trimmed(value);
  }

  private static String trimmed(double value) {
    String text = String.format(Locale.ROOT, "%.3f", value);
    String shorter = text.contains(".") ? text.replaceAll("0+$", "").replaceAll("\\.$", "") : text;
    return shorter.equals("-0") ? "0" : shorter;
  }
}
