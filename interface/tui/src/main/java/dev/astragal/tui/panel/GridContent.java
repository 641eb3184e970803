package dev.astragal.tui.panel;

import dev.astragal.kernel.screen.Cell;
import dev.astragal.kernel.screen.Ink;
import dev.astragal.kernel.screen.Panel;
import dev.astragal.runtime.content.Messages;
import dev.astragal.tui.draw.Line;
import dev.astragal.tui.draw.Pen;
import dev.astragal.tui.term.Canvas;
import dev.astragal.tui.term.Style;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A board or map with its legend beside it, or below it where it is too wide for that. */
record GridContent(Panel.Grid grid, List<String> legend, Pen pen) implements Content {
  /** Cells of a small board get a gap between them, or it would look squeezed. */
  private static final int SPACED_WIDTH_MAX = 12;

  private static final int LEGEND_GAP = 3;
  private static final int ROWS_LEAST_OF_MAP = 6;

  GridContent {
    legend = List.copyOf(legend);
  }

  static GridContent of(Panel.Grid grid, Messages messages, Pen pen) {
    return new GridContent(
        grid,
        grid.legend().stream()
            .map(
                entry ->
                    Character.toString(entry.cell().glyph()) + " " + messages.text(entry.meaning()))
            .toList(),
        pen);
  }

  private boolean spaced() {
    return hexes() || grid.width() <= SPACED_WIDTH_MAX;
  }

  private boolean hexes() {
    return grid.tiling() == Panel.Tiling.HEXES;
  }

  /** Half a hex further right for each row, which is one cell. */
  private int shift(int y) {
    return hexes() ? y : 0;
  }

  private int board() {
    return margin() + (spaced() ? 2 * grid.width() : grid.width()) + shift(grid.height() - 1);
  }

  /** The cells of the numbers of the rows, and a blank. */
  private int margin() {
    return grid.counted() ? Integer.toString(grid.height()).length() + 1 : 0;
  }

  /** The lines of the numbers of the columns. */
  private int head() {
    return grid.counted() ? 1 : 0;
  }

  private int high() {
    return grid.height() + head();
  }

  private Spot place(int cell) {
    int y = cell / grid.width();
    int x = margin() + shift(y) + (spaced() ? 2 : 1) * (cell % grid.width());
    return new Spot(x, y + head());
  }

  private int entry() {
    return legend.stream().mapToInt(Canvas::cells).max().orElse(0);
  }

  private boolean beside(int width) {
    return legend.isEmpty() || width >= width();
  }

  private int columnsBeside(int width) {
    return Content.columns(width - board() - LEGEND_GAP, entry());
  }

  @Override
  public int width() {
    return legend.isEmpty() ? board() : board() + LEGEND_GAP + entry();
  }

  @Override
  public int narrow() {
    return board();
  }

  @Override
  public int least(int width) {
    return Math.min(high(), ROWS_LEAST_OF_MAP + head());
  }

  @Override
  public int enough(int width) {
    return beside(width)
        ? Math.max(high(), Content.divided(legend.size(), columnsBeside(width)))
        : high();
  }

  @Override
  public int height(int width) {
    return beside(width)
        ? Math.max(high(), legend.size())
        : high() + Content.divided(legend.size(), Content.columns(width, entry()));
  }

  @Override
  public Fitted fit(int width, int height) {
    boolean beside = beside(width);
    int columns =
        beside
            ? Content.columnsFor(legend.size(), height, columnsBeside(width))
            : Content.columns(width, entry());
    int deep = Content.divided(legend.size(), columns);
    List<Line> lines = new ArrayList<>();
    for (int y = 0; y < (beside ? Math.max(high(), deep) : high()); y++) {
      List<Line.Span> spans = new ArrayList<>(y < head() ? List.of(columns()) : row(y - head()));
      if (beside && y < deep) {
        spans.add(blank(LEGEND_GAP));
        spans.addAll(legend(y, deep));
      }
      lines.add(new Line(spans));
    }
    if (!beside) for (int y = 0; y < deep; y++) lines.add(new Line(legend(y, deep)));
    return new Fitted(lines, head(), spot(), things());
  }

  private List<Line.Span> row(int y) {
    if (y >= grid.height()) return List.of(blank(board()));
    List<Line.Span> spans = new ArrayList<>();
    if (grid.counted()) {
      String number = Integer.toString(y + 1);
      String gap = " ".repeat(margin() - 1 - number.length());
      spans.add(new Line.Span(gap + number + " ", pen.theme().ink(Ink.FAINT)));
    }
    spans.add(blank(shift(y)));
    for (int x = 0; x < grid.width(); x++) {
      Cell cell = grid.cells().get(y * grid.width() + x);
      spans.add(new Line.Span(Character.toString(cell.glyph()), style(cell)));
      if (spaced()) spans.add(blank(1));
    }
    spans.add(blank(shift(grid.height() - 1) - shift(y)));
    return spans;
  }

  /** The last digit of each column's number. */
  private Line.Span columns() {
    StringBuilder numbers = new StringBuilder(" ".repeat(margin()));
    for (int x = 1; x <= grid.width(); x++) numbers.append(x % 10).append(spaced() ? " " : "");
    return new Line.Span(numbers.toString(), pen.theme().ink(Ink.FAINT));
  }

  /** One line of the legend, which goes down before it goes on to the right. */
  private List<Line.Span> legend(int y, int deep) {
    List<Line.Span> spans = new ArrayList<>();
    for (int at = y; at < legend.size(); at += deep) {
      String text = legend.get(at);
      int glyph = Character.charCount(text.codePointAt(0));
      boolean more = at + deep < legend.size();
      String gap = " ".repeat(more ? entry() + GAP - Canvas.cells(text) : 0);
      spans.add(new Line.Span(text.substring(0, glyph), style(grid.legend().get(at).cell())));
      spans.add(new Line.Span(text.substring(glyph) + gap, pen.theme().ink(Ink.FAINT)));
    }
    return spans;
  }

  private Line.Span blank(int cells) {
    return new Line.Span(" ".repeat(cells), pen.theme().ink(Ink.NORMAL));
  }

  private Style style(Cell cell) {
    Style style = pen.theme().ground(cell.ink());
    return cell.lit() ? style.reverse() : style;
  }

  private List<Place> things() {
    List<Place> things = new ArrayList<>();
    for (int i = 0; i < grid.cells().size(); i++) {
      Spot at = place(i);
      grid.cells()
          .get(i)
          .thing()
          .ifPresent(thing -> things.add(new Place(thing, at.x(), at.y(), 1)));
    }
    return things;
  }

  private Optional<Spot> spot() {
    for (int i = 0; i < grid.cells().size(); i++)
      if (grid.cells().get(i).lit()) return Optional.of(place(i));
    return Optional.empty();
  }
}
