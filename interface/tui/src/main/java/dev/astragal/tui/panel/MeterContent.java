package dev.astragal.tui.panel;

import dev.astragal.kernel.screen.Panel;
import dev.astragal.kernel.screen.Thing;
import dev.astragal.runtime.content.Messages;
import dev.astragal.tui.draw.Line;
import dev.astragal.tui.draw.Pen;
import dev.astragal.tui.term.Canvas;
import dev.astragal.tui.term.Style;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Values with bars; in a low place they stand in columns, with shorter bars. */
record MeterContent(List<Entry> entries, Pen pen) implements Content {
  private static final int BAR = 20;
  private static final int BAR_SHORT = 6;

  /** Brackets and the blanks around the bar. */
  private static final int AROUND = 4;

  record Entry(String label, long value, long max, Style style, Optional<Thing> thing) {
    String numbers() {
      return value + "/" + max;
    }
  }

  MeterContent {
    entries = List.copyOf(entries);
  }

  static MeterContent of(Panel.Meters meters, Messages messages, Pen pen) {
    return new MeterContent(
        meters.meters().stream()
            .map(
                meter ->
                    new Entry(
                        messages.text(meter.label()),
                        meter.value(),
                        meter.max(),
                        pen.theme().ink(meter.ink()),
                        meter.thing()))
            .toList(),
        pen);
  }

  private int label() {
    return entries.stream().mapToInt(entry -> Canvas.cells(entry.label())).max().orElse(0);
  }

  private int numbers() {
    return entries.stream().mapToInt(entry -> entry.numbers().length()).max().orElse(0);
  }

  private int cells(int bar) {
    return label() + AROUND + bar + numbers();
  }

  private int columnsMax(int width) {
    return Content.columns(width, cells(BAR_SHORT));
  }

  @Override
  public int width() {
    return cells(BAR);
  }

  @Override
  public int narrow() {
    return cells(BAR_SHORT);
  }

  @Override
  public int least(int width) {
    return Math.min(ROWS_LEAST, enough(width));
  }

  @Override
  public int enough(int width) {
    return Content.divided(entries.size(), columnsMax(width));
  }

  @Override
  public int height(int width) {
    return entries.size();
  }

  @Override
  public Fitted fit(int width, int height) {
    int columns = Content.columnsFor(entries.size(), height, columnsMax(width));
    int rows = Content.divided(entries.size(), columns);
    int each = (width + GAP) / columns - GAP;
    int bar = Math.clamp(each - cells(0), 0, BAR);
    List<Line> lines = new ArrayList<>();
    List<Place> things = new ArrayList<>();
    for (int row = 0; row < rows; row++) {
      List<Line.Span> spans = new ArrayList<>();
      for (int at = row; at < entries.size(); at += rows) {
        String text = text(entries.get(at), bar);
        Spot here = new Spot(at / rows * (each + GAP), row);
        int wide = Canvas.cells(text);
        entries
            .get(at)
            .thing()
            .ifPresent(thing -> things.add(new Place(thing, here.x(), here.y(), wide)));
        boolean more = at + rows < entries.size();
        String gap = " ".repeat(more ? Math.max(0, each + GAP - Canvas.cells(text)) : 0);
        spans.add(new Line.Span(text + gap, entries.get(at).style()));
      }
      lines.add(new Line(spans));
    }
    return new Fitted(lines, 0, Optional.empty(), things);
  }

  private String text(Entry entry, int bar) {
    long filled =
        entry.max() <= 0 ? 0 : Math.clamp(entry.value() * (long) bar / entry.max(), 0, bar);
    String drawn = pen.bars("#".repeat((int) filled) + ".".repeat((int) (bar - filled)));
    String pad = " ".repeat(label() - Canvas.cells(entry.label()));
    return entry.label() + pad + (bar == 0 ? " " : " [" + drawn + "] ") + entry.numbers();
  }
}
