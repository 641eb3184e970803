package dev.astragal.tui.stage;

import dev.astragal.tui.config.Action;
import dev.astragal.tui.draw.Line;
import dev.astragal.tui.draw.Pen;
import dev.astragal.tui.layout.Rect;
import dev.astragal.tui.term.Key;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Lines to read, with scrolling; any key that does not scroll closes it. */
public final class TextDialog implements Dialog {
  private static final int MARGIN = 2;

  private final String title;
  private final List<Line> text;
  private int first;
  private int rows = 1;

  public TextDialog(String title, List<Line> lines) {
    this.title = title;
    this.text = List.copyOf(lines);
  }

  @Override
  public void draw(Pen pen) {
    List<Line> lines = new ArrayList<>();
    for (Line line : text) lines.addAll(line.broken(widest(pen) - 2 * MARGIN));
    int widest = lines.stream().mapToInt(Line::cells).max().orElse(0);
    Rect box = centred(pen, Math.max(widest, title.length() + 4) + 4, lines.size() + 2);
    pen.box(box, title, true);
    Rect inside = new Rect(box.x() + 2, box.y() + 1, box.width() - 4, box.height() - 2);
    rows = Math.max(1, inside.height());
    first = Math.clamp(first, 0, Math.max(0, lines.size() - rows));
    pen.lines(inside, lines, first);
    pen.more(box, first, lines.size() - first - rows);
  }

  /** A place in the middle of the window. */
  public static Rect centred(Pen pen, int width, int height) {
    int w = Math.min(width, widest(pen));
    int h = Math.min(height, pen.canvas().height() - 2);
    return new Rect((pen.canvas().width() - w) / 2, (pen.canvas().height() - h) / 2, w, h);
  }

  /** The width of the widest dialog. */
  public static int widest(Pen pen) {
    return pen.canvas().width() - 2 * MARGIN;
  }

  @Override
  public boolean press(Key key, Optional<Action> action) {
    if (action.isEmpty()) return false;
    switch (action.get()) {
      case UP -> first--;
      case DOWN -> first++;
      case PAGE_UP -> first -= rows;
      case PAGE_DOWN -> first += rows;
      case FIRST -> first = 0;
      case LAST -> first = Integer.MAX_VALUE / 2;
      default -> {
        return false;
      }
    }
    return true;
  }
}
