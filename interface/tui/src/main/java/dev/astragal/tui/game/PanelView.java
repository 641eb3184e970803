package dev.astragal.tui.game;

import dev.astragal.cli.plain.ScreenText;
import dev.astragal.kernel.screen.Cell;
import dev.astragal.kernel.screen.Ink;
import dev.astragal.kernel.screen.Panel;
import dev.astragal.runtime.content.Messages;
import dev.astragal.tui.draw.Line;
import dev.astragal.tui.draw.Pen;
import dev.astragal.tui.layout.Extent;
import dev.astragal.tui.layout.Rect;
import dev.astragal.tui.layout.Wish;
import dev.astragal.tui.term.Style;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A panel as styled lines.
 *
 * @param wraps whether lines too long may be broken
 * @param spot what must stay visible in a panel larger than its place: x and y
 */
public record PanelView(
    String id, String title, List<Line> lines, boolean wraps, Optional<Spot> spot) {
  /** Cells of a small board get a gap between them, or it would look squeezed. */
  private static final int SPACED_WIDTH_MAX = 12;

  private static final int LEGEND_GAP = 3;

  /** A place in a panel. */
  public record Spot(int x, int y) {}

  public PanelView {
    lines = List.copyOf(lines);
  }

  /** Puts {@code panel} into words and styles. */
  public static PanelView of(Panel panel, Messages messages, Pen pen) {
    String title = messages.text(panel.title());
    return switch (panel) {
      case Panel.Grid grid -> grid(grid, title, messages, pen);
      case Panel.Meters meters ->
          listed(meters, title, messages, pen, row -> meters.meters().get(row).ink(), false);
      case Panel.Table table ->
          listed(
              table,
              title,
              messages,
              pen,
              row -> row == 0 ? Ink.STRONG : table.rows().get(row - 1).ink(),
              false);
      case Panel.Text text ->
          listed(text, title, messages, pen, row -> text.lines().get(row).ink(), true);
      case Panel.Overlay overlay -> of(overlay.content(), messages, pen);
    };
  }

  /** Which ink a row has. */
  private interface RowInk {
    Ink ink(int row);
  }

  private static PanelView listed(
      Panel panel, String title, Messages messages, Pen pen, RowInk inks, boolean wraps) {
    List<String> plain = new ScreenText(messages).lines(panel);
    List<Line> lines = new ArrayList<>();
    for (int row = 0; row + 1 < plain.size(); row++) {
      String text = plain.get(row + 1);
      if (panel instanceof Panel.Meters) text = barred(text, pen);
      Style style = pen.theme().ink(inks.ink(row));
      boolean marked =
          panel instanceof Panel.Table table && row > 0 && table.rows().get(row - 1).marked();
      lines.add(Line.of(text, marked ? style.strong() : style));
    }
    return new PanelView(panel.id(), title, lines, wraps, Optional.empty());
  }

  private static String barred(String meter, Pen pen) {
    int open = meter.lastIndexOf('[');
    int close = meter.lastIndexOf(']');
    if (open < 0 || close < open) return meter;
    return meter.substring(0, open)
        + pen.bars(meter.substring(open, close + 1))
        + meter.substring(close + 1);
  }

  private static PanelView grid(Panel.Grid grid, String title, Messages messages, Pen pen) {
    boolean spaced = grid.width() <= SPACED_WIDTH_MAX;
    List<Line> lines = new ArrayList<>();
    Optional<Spot> spot = Optional.empty();
    for (int y = 0; y < Math.max(grid.height(), grid.legend().size()); y++) {
      List<Line.Span> spans = new ArrayList<>();
      for (int x = 0; x < grid.width(); x++) {
        if (y >= grid.height()) {
          spans.add(new Line.Span(spaced ? "  " : " ", pen.theme().ink(Ink.NORMAL)));
          continue;
        }
        Cell cell = grid.cells().get(y * grid.width() + x);
        if (cell.lit() && spot.isEmpty()) spot = Optional.of(new Spot(spaced ? 2 * x : x, y));
        spans.add(new Line.Span(Character.toString(cell.glyph()), style(cell, pen)));
        if (spaced) spans.add(new Line.Span(" ", pen.theme().ink(Ink.NORMAL)));
      }
      if (y < grid.legend().size()) {
        Panel.Legend entry = grid.legend().get(y);
        spans.add(new Line.Span(" ".repeat(LEGEND_GAP), pen.theme().ink(Ink.NORMAL)));
        spans.add(
            new Line.Span(Character.toString(entry.cell().glyph()), style(entry.cell(), pen)));
        spans.add(new Line.Span(" " + messages.text(entry.meaning()), pen.theme().ink(Ink.FAINT)));
      }
      lines.add(new Line(spans));
    }
    return new PanelView(grid.id(), title, lines, false, spot);
  }

  private static Style style(Cell cell, Pen pen) {
    Style style = pen.theme().ink(cell.ink());
    return cell.lit() ? style.reverse() : style;
  }

  /** How much room it would like; long sentences ask for a readable width and break. */
  public Wish wish(int widthMax) {
    int longest = lines.stream().mapToInt(Line::cells).max().orElse(0);
    int whole = Math.max(longest, title.length() + 3) + 2;
    if (!wraps) return new Extent(whole, lines.size() + 2);
    int readable = Math.min(whole, widthMax);
    return new Wish() {
      @Override
      public int width() {
        return readable;
      }

      @Override
      public int height(int width) {
        return broken(width - 2).size() + 2;
      }
    };
  }

  /**
   * Draws it into {@code rect}, moved by as much of {@code scroll} as there is room for; tells how
   * much.
   */
  public int draw(Pen pen, Rect rect, boolean focused, int scroll) {
    if (rect.isEmpty()) return scroll;
    pen.box(rect, title, focused);
    Rect inside = rect.inside();
    List<Line> shown = wraps ? broken(inside.width()) : lines;
    int home = start(shown.size(), inside.height(), spot.map(Spot::y).orElse(0));
    int first = Math.clamp(home + scroll, 0, Math.max(0, shown.size() - inside.height()));
    int widest = shown.stream().mapToInt(Line::cells).max().orElse(0);
    int skip = spot.map(s -> start(widest, inside.width(), s.x())).orElse(0);
    for (int row = 0; row < inside.height() && first + row < shown.size(); row++)
      pen.line(inside.x(), inside.y() + row, inside.width(), shown.get(first + row), skip);
    if (first + inside.height() < shown.size() && inside.width() > 2)
      pen.canvas().put(rect.right() - 3, rect.bottom() - 1, "v", pen.theme().ink(Ink.STRONG));
    if (first > 0) pen.canvas().put(rect.right() - 3, rect.y(), "^", pen.theme().ink(Ink.STRONG));
    return first - home;
  }

  private static int start(int whole, int room, int wanted) {
    return whole <= room ? 0 : Math.clamp(wanted - room / 2L, 0, whole - room);
  }

  private List<Line> broken(int width) {
    List<Line> out = new ArrayList<>();
    for (Line line : lines)
      for (String part : Line.wrapped(line.text(), width))
        out.add(
            Line.of(part, line.spans().isEmpty() ? Style.PLAIN : line.spans().getFirst().style()));
    return out;
  }
}
