package dev.astragal.tui.panel;

import dev.astragal.kernel.screen.Ink;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.screen.Panel;
import dev.astragal.kernel.screen.Thing;
import dev.astragal.runtime.content.Messages;
import dev.astragal.tui.draw.Line;
import dev.astragal.tui.draw.Pen;
import dev.astragal.tui.term.Canvas;
import dev.astragal.tui.term.Style;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Rows under headings, which stay in sight. In a narrow place long cells break into lines; in a low
 * and wide one the rows stand in blocks beside each other.
 */
record TableContent(List<Row> rows) implements Content {
  private static final int MARK = 2;

  /** No column is made narrower than this while another is wider. */
  private static final int COLUMN_NARROW = 12;

  /** The first is the headings. */
  record Row(List<String> cells, Style style, boolean marked, Optional<Thing> thing) {}

  TableContent {
    rows = List.copyOf(rows);
  }

  static TableContent of(Panel.Table table, Messages messages, Pen pen) {
    List<Row> rows = new ArrayList<>();
    rows.add(
        new Row(
            texts(table.headings(), messages),
            pen.theme().ink(Ink.STRONG),
            false,
            Optional.empty()));
    for (Panel.Row row : table.rows()) {
      Style style = pen.theme().ink(row.ink());
      Style shown = row.marked() ? style.strong() : style;
      rows.add(new Row(texts(row.cells(), messages), shown, row.marked(), row.thing()));
    }
    return new TableContent(rows);
  }

  private static List<String> texts(List<Msg> cells, Messages messages) {
    return cells.stream().map(messages::text).toList();
  }

  private int[] natural() {
    int[] widths = new int[rows.stream().mapToInt(row -> row.cells().size()).max().orElse(0)];
    for (Row row : rows)
      for (int i = 0; i < row.cells().size(); i++)
        widths[i] = Math.max(widths[i], Canvas.cells(row.cells().get(i)));
    return widths;
  }

  private static int whole(int[] widths) {
    return MARK + Arrays.stream(widths).sum() + GAP * Math.max(0, widths.length - 1);
  }

  /** The widest columns give way first, and none breaks a word as long as another has blanks. */
  private int[] squeezed(int width) {
    int[] words = new int[natural().length];
    for (Row row : rows)
      for (int i = 0; i < row.cells().size(); i++)
        for (String word : row.cells().get(i).split(" ", -1))
          words[i] = Math.max(words[i], Canvas.cells(word));
    int[] ones = new int[words.length];
    Arrays.fill(ones, 1);
    return narrowed(narrowed(natural(), words, width), ones, width);
  }

  private static int[] narrowed(int[] widths, int[] least, int width) {
    for (int over = whole(widths) - width; over > 0; over--) {
      int widest = -1;
      for (int i = 0; i < widths.length; i++)
        if (widths[i] > least[i] && (widest < 0 || widths[i] > widths[widest])) widest = i;
      if (widest < 0) break;
      widths[widest]--;
    }
    return widths;
  }

  private int body() {
    return rows.size() - 1;
  }

  private int blocksMax(int width) {
    return Content.columns(width, whole(natural()));
  }

  @Override
  public int width() {
    return whole(natural());
  }

  @Override
  public int narrow() {
    return whole(Arrays.stream(natural()).map(cells -> Math.min(cells, COLUMN_NARROW)).toArray());
  }

  @Override
  public int least(int width) {
    int[] widths = squeezed(width);
    int shown = Math.min(ROWS_LEAST, Content.divided(body(), blocksMax(width)));
    int lines = 0;
    for (int row = 0; row <= shown; row++) lines += broken(rows.get(row), widths).size();
    return lines;
  }

  @Override
  public int enough(int width) {
    int blocks = blocksMax(width);
    return blocks == 1 ? height(width) : 1 + Content.divided(body(), blocks);
  }

  @Override
  public int height(int width) {
    int[] widths = squeezed(width);
    return rows.stream().mapToInt(row -> broken(row, widths).size()).sum();
  }

  @Override
  public Fitted fit(int width, int height) {
    int blocks = Content.columnsFor(body(), height - 1, blocksMax(width));
    return blocks == 1 ? broken(width) : inBlocks(blocks, width);
  }

  private Fitted broken(int width) {
    int[] widths = squeezed(width);
    List<Line> lines = new ArrayList<>(broken(rows.getFirst(), widths));
    int head = lines.size();
    Optional<Spot> spot = Optional.empty();
    List<Place> things = new ArrayList<>();
    for (Row row : rows.subList(1, rows.size())) {
      int y = lines.size();
      if (row.marked() && spot.isEmpty()) spot = Optional.of(new Spot(0, y));
      lines.addAll(broken(row, widths));
      row.thing().ifPresent(thing -> things.add(new Place(thing, 0, y, width)));
    }
    return new Fitted(lines, head, spot, things);
  }

  private Fitted inBlocks(int blocks, int width) {
    int[] widths = natural();
    int each = (width + GAP) / blocks;
    int deep = Content.divided(body(), blocks);
    List<Line> lines = new ArrayList<>();
    List<Place> things = new ArrayList<>();
    for (int line = 0; line <= deep; line++) {
      List<Line.Span> spans = new ArrayList<>();
      for (int block = 0; block < Content.divided(body(), deep); block++) {
        int index = line == 0 ? 0 : block * deep + line;
        if (index > body()) continue;
        Row row = rows.get(index);
        String text = broken(row, widths).getFirst().text();
        String gap = " ".repeat(Math.max(0, each - Canvas.cells(text)));
        Spot here = new Spot(block * each, line);
        row.thing()
            .ifPresent(thing -> things.add(new Place(thing, here.x(), here.y(), each - GAP)));
        spans.add(new Line.Span(text + gap, row.style()));
      }
      lines.add(new Line(spans));
    }
    return new Fitted(lines, 1, Optional.empty(), things);
  }

  private static List<Line> broken(Row row, int[] widths) {
    List<List<String>> columns = new ArrayList<>();
    for (int i = 0; i < row.cells().size(); i++)
      columns.add(Line.wrapped(row.cells().get(i), widths[i]));
    int deep = columns.stream().mapToInt(List::size).max().orElse(1);
    List<Line> lines = new ArrayList<>();
    for (int line = 0; line < deep; line++) {
      StringBuilder out = new StringBuilder(line == 0 && row.marked() ? "> " : "  ");
      for (int i = 0; i < columns.size(); i++) {
        String part = line < columns.get(i).size() ? columns.get(i).get(line) : "";
        out.append(part).append(" ".repeat(Math.max(0, widths[i] + GAP - Canvas.cells(part))));
      }
      lines.add(Line.of(out.toString().stripTrailing(), row.style()));
    }
    return lines;
  }
}
