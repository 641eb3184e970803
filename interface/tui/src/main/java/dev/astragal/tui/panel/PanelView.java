package dev.astragal.tui.panel;

import dev.astragal.kernel.screen.Panel;
import dev.astragal.runtime.content.Messages;
import dev.astragal.tui.draw.Line;
import dev.astragal.tui.draw.Pen;
import dev.astragal.tui.layout.Rect;
import dev.astragal.tui.layout.Wish;
import java.util.List;

/** A panel in its frame. */
public record PanelView(String id, String title, Content content) implements Wish {
  private static final int FRAME = 2;

  /** Sentences are easiest to read in lines of about this many cells. */
  private static final int TEXT_WIDTH = 42;

  /** Puts {@code panel} into words and styles. */
  public static PanelView of(Panel panel, Messages messages, Pen pen) {
    return of(panel, messages, pen, TEXT_WIDTH);
  }

  /** As {@link #of(Panel, Messages, Pen)}, with sentences up to {@code textWidth} cells long. */
  public static PanelView of(Panel panel, Messages messages, Pen pen, int textWidth) {
    Content content =
        switch (panel) {
          case Panel.Grid grid -> GridContent.of(grid, messages, pen);
          case Panel.Meters meters -> MeterContent.of(meters, messages, pen);
          case Panel.Table table -> TableContent.of(table, messages, pen);
          case Panel.Text text -> text(text, messages, pen, textWidth);
          case Panel.Overlay overlay -> of(overlay.content(), messages, pen, textWidth).content();
        };
    return new PanelView(panel.id(), messages.text(panel.title()), content);
  }

  private static Content text(Panel.Text text, Messages messages, Pen pen, int widthMax) {
    List<Line> sentences =
        text.lines().stream()
            .map(line -> Line.of(messages.text(line.text()), pen.theme().ink(line.ink())))
            .toList();
    return new TextContent(sentences, widthMax);
  }

  @Override
  public int width() {
    return Math.max(content.width(), title.length() + FRAME + 1) + FRAME;
  }

  @Override
  public int narrow() {
    return content.narrow() + FRAME;
  }

  @Override
  public int least(int width) {
    return content.least(width - FRAME) + FRAME;
  }

  @Override
  public int enough(int width) {
    return content.enough(width - FRAME) + FRAME;
  }

  @Override
  public int height(int width) {
    return content.height(width - FRAME) + FRAME;
  }

  /**
   * Draws it into {@code rect}, moved by as much of {@code scroll} as there is room for; tells how
   * much.
   */
  public int draw(Pen pen, Rect rect, boolean focused, int scroll) {
    if (rect.isEmpty()) return scroll;
    pen.box(rect, title, focused);
    Rect inside = rect.inside();
    Content.Fitted fitted = content.fit(inside.width(), inside.height());
    int head = Math.min(fitted.head(), inside.height());
    pen.lines(inside, fitted.lines().subList(0, head), 0);
    List<Line> rest = fitted.lines().subList(head, fitted.lines().size());
    Rect place = new Rect(inside.x(), inside.y() + head, inside.width(), inside.height() - head);
    int wanted = fitted.spot().map(spot -> spot.y() - head).orElse(0);
    int home = start(rest.size(), place.height(), wanted);
    int first = Math.clamp(home + scroll, 0, Math.max(0, rest.size() - place.height()));
    int widest = rest.stream().mapToInt(Line::cells).max().orElse(0);
    int skip = fitted.spot().map(s -> start(widest, place.width(), s.x())).orElse(0);
    for (int row = 0; row < place.height() && first + row < rest.size(); row++)
      pen.line(place.x(), place.y() + row, place.width(), rest.get(first + row), skip);
    pen.more(rect, first > 0, first + place.height() < rest.size());
    return first - home;
  }

  private static int start(int whole, int room, int wanted) {
    return whole <= room ? 0 : Math.clamp(wanted - room / 2L, 0, whole - room);
  }
}
