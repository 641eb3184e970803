package dev.astragal.tui.panel;

import dev.astragal.kernel.screen.Panel;
import dev.astragal.kernel.screen.Thing;
import dev.astragal.runtime.content.Messages;
import dev.astragal.tui.draw.Line;
import dev.astragal.tui.draw.Pen;
import dev.astragal.tui.layout.Rect;
import dev.astragal.tui.layout.Wish;
import dev.astragal.tui.term.Style;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

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
          case Panel.Cards cards -> CardsContent.of(cards, messages, pen);
          case Panel.Track track -> TrackContent.of(track, messages, pen);
          case Panel.Overlay overlay -> of(overlay.content(), messages, pen, textWidth).content();
        };
    return new PanelView(panel.id(), messages.text(panel.title()), content);
  }

  private static Content text(Panel.Text text, Messages messages, Pen pen, int widthMax) {
    List<TextContent.Sentence> sentences =
        text.lines().stream()
            .map(
                line ->
                    new TextContent.Sentence(
                        messages.text(line.text()), pen.theme().ink(line.ink()), line.thing()))
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

  @Override
  public boolean essential() {
    return content instanceof MeterContent;
  }

  /**
   * What came of drawing a panel.
   *
   * @param scroll by how much it was moved
   * @param seen what can be examined there
   */
  public record Drawn(int scroll, List<Seen> seen) {
    public Drawn {
      seen = List.copyOf(seen);
    }
  }

  /**
   * A thing in the window.
   *
   * @param lit whether attention is drawn to it
   */
  public record Seen(Thing thing, Rect rect, boolean lit) {}

  /** Likewise, of nothing in particular. */
  public Drawn draw(Pen pen, Rect rect, boolean focused, int scroll) {
    return draw(pen, rect, focused, scroll, Set.of());
  }

  /**
   * Draws it into {@code rect}, moved by as much of {@code scroll} as there is room for, with the
   * things {@code about} which something is to be decided in sight and underlined.
   */
  public Drawn draw(Pen pen, Rect rect, boolean focused, int scroll, Set<String> about) {
    if (rect.isEmpty()) return new Drawn(scroll, List.of());
    pen.box(rect, title, focused);
    Rect inside = rect.inside();
    Content.Fitted fitted = content.fit(inside.width(), inside.height());
    int head = Math.min(fitted.head(), inside.height());
    List<Line> rest = fitted.lines().subList(head, fitted.lines().size());
    Rect place = new Rect(inside.x(), inside.y() + head, inside.width(), inside.height() - head);
    Optional<Content.Spot> spot = fitted.spot(about);
    int wanted = spot.map(at -> at.y() - head).orElse(0);
    int home = start(rest.size(), place.height(), wanted);
    int first = Math.clamp(home + scroll, 0, Math.max(0, rest.size() - place.height()));
    int widest = rest.stream().mapToInt(Line::cells).max().orElse(0);
    int skip = spot.map(at -> start(widest, place.width(), at.x())).orElse(0);
    for (int row = 0; row < head; row++)
      pen.line(inside.x(), inside.y() + row, inside.width(), fitted.lines().get(row), skip);
    for (int row = 0; row < place.height() && first + row < rest.size(); row++)
      pen.line(place.x(), place.y() + row, place.width(), rest.get(first + row), skip);
    pen.more(rect, first, rest.size() - first - place.height());
    List<Seen> seen = new ArrayList<>();
    for (Content.Place thing : fitted.things()) {
      int y = thing.y() - head - first;
      int x = thing.x() - skip;
      if (y < 0 || y >= place.height() || x < 0 || x >= place.width()) continue;
      Rect at =
          new Rect(place.x() + x, place.y() + y, Math.min(thing.width(), place.width() - x), 1);
      boolean lit =
          about.contains(thing.thing().id())
              || spot.equals(Optional.of(new Content.Spot(thing.x(), thing.y())));
      seen.add(new Seen(thing.thing(), at, lit));
      if (about.contains(thing.thing().id()))
        pen.canvas().restyle(at.x(), at.y(), at.width(), Style::underline);
    }
    return new Drawn(first - home, seen);
  }

  private static int start(int whole, int room, int wanted) {
    return whole <= room ? 0 : Math.clamp(wanted - room / 2L, 0, whole - room);
  }
}
