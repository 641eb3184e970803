package dev.astragal.tui.game;

import dev.astragal.kernel.screen.Ink;
import dev.astragal.kernel.screen.Thing;
import dev.astragal.runtime.content.Messages;
import dev.astragal.tui.draw.Line;
import dev.astragal.tui.draw.Pen;
import dev.astragal.tui.layout.Rect;
import dev.astragal.tui.panel.PanelView.Seen;
import dev.astragal.tui.term.Style;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Somebody's eye on one of the things in the window, to be moved over them. */
final class Look {
  /** A step sideways to the next line costs more than one along the line. */
  private static final int ROW_COSTS = 3;

  private List<Seen> seen = List.of();
  private Optional<Seen> at = Optional.empty();

  /** What there is to see in the picture that was just drawn, from the top to the bottom. */
  void see(List<Seen> things) {
    List<Seen> sorted = new ArrayList<>(things);
    sorted.sort(
        Comparator.comparingInt((Seen thing) -> thing.rect().y())
            .thenComparingInt(thing -> thing.rect().x()));
    seen = List.copyOf(sorted);
  }

  boolean blind() {
    return seen.isEmpty();
  }

  /** The thing that is looked at; where that is not there, what draws attention, or the first. */
  Optional<Seen> here() {
    return at.filter(seen::contains)
        .or(() -> seen.stream().filter(this::isIt).findFirst())
        .or(() -> seen.stream().filter(this::shownTwice).findFirst())
        .or(() -> seen.stream().filter(Seen::lit).findFirst())
        .or(() -> seen.stream().findFirst());
  }

  /** A place of a map where something stands that attention is drawn to elsewhere too. */
  private boolean shownTwice(Seen thing) {
    return thing.rect().width() == 1
        && seen.stream()
            .anyMatch(
                other ->
                    other.lit()
                        && other.rect().width() > 1
                        && other.thing().id().equals(thing.thing().id()));
  }

  /** The same thing may be seen in several places, and move from one to another. */
  private boolean isIt(Seen thing) {
    return at.isPresent() && at.get().thing().id().equals(thing.thing().id());
  }

  /** Looks at what is at this place; answers whether anything is. */
  boolean pointAt(int x, int y) {
    Optional<Seen> there = seen.stream().filter(thing -> thing.rect().contains(x, y)).findFirst();
    if (there.isPresent()) at = there;
    return there.isPresent();
  }

  /** To the nearest thing in a direction. */
  void move(int columns, int rows) {
    if (here().isEmpty()) return;
    Rect from = here().get().rect();
    seen.stream()
        .filter(
            thing ->
                rows == 0
                    ? Integer.signum(thing.rect().x() - from.x()) == columns
                    : Integer.signum(thing.rect().y() - from.y()) == rows)
        .min(Comparator.comparingInt(thing -> distance(from, thing.rect(), rows != 0)))
        .ifPresent(thing -> at = Optional.of(thing));
  }

  private static int distance(Rect from, Rect to, boolean vertical) {
    int across = Math.abs(to.x() - from.x());
    int down = Math.abs(to.y() - from.y());
    return vertical ? down * ROW_COSTS + across : across + down * 2 * ROW_COSTS;
  }

  void highlight(Pen pen) {
    here()
        .map(Seen::rect)
        .ifPresent(rect -> pen.canvas().restyle(rect.x(), rect.y(), rect.width(), Style::reverse));
  }

  /** In place of what can be chosen: what the thing is, and what can be done with it. */
  record Told(String title, String none, Optional<Thing> thing, List<String> deeds, Messages words)
      implements GameView.Desk {
    Told {
      deeds = List.copyOf(deeds);
    }

    @Override
    public List<Line> lines(Pen pen, int width) {
      List<Line> lines = new ArrayList<>();
      if (thing.isEmpty()) {
        lines.add(Line.of(none, pen.theme().ink(Ink.NORMAL)));
        return lines;
      }
      add(lines, pen, width, words.text(thing.get().name()), Ink.STRONG);
      add(lines, pen, width, words.text(thing.get().help()), Ink.NORMAL);
      for (String deed : deeds) add(lines, pen, width, deed, Ink.GOOD);
      return lines;
    }

    private static void add(List<Line> lines, Pen pen, int width, String text, Ink ink) {
      for (String part : Line.wrapped(text, width)) lines.add(Line.of(part, pen.theme().ink(ink)));
    }

    @Override
    public int wide() {
      return 0;
    }

    @Override
    public int high(int width) {
      return 0;
    }

    @Override
    public void draw(Pen pen, Rect rect) {}
  }
}
