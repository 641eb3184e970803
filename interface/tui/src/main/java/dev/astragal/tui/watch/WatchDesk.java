package dev.astragal.tui.watch;

import dev.astragal.kernel.screen.Ink;
import dev.astragal.tui.draw.Line;
import dev.astragal.tui.draw.Pen;
import dev.astragal.tui.game.GameView;
import dev.astragal.tui.layout.Rect;
import java.util.ArrayList;
import java.util.List;

/**
 * Where in a recording one is, and what led there.
 *
 * @param text where, as whom, and whose answer it was
 */
record WatchDesk(String title, List<String> text, Walk walk) implements GameView.Desk {
  private static final int RULER = 2;

  @Override
  public List<Line> lines(Pen pen, int width) {
    List<Line> lines = new ArrayList<>();
    for (String sentence : text)
      for (String part : Line.wrapped(sentence, width))
        lines.add(Line.of(part, pen.theme().ink(lines.isEmpty() ? Ink.STRONG : Ink.NORMAL)));
    return lines;
  }

  @Override
  public int wide() {
    return 0;
  }

  @Override
  public int high(int width) {
    return RULER;
  }

  /** A ruler with a star for every marker and a cursor under the present step. */
  @Override
  public void draw(Pen pen, Rect rect) {
    if (rect.isEmpty()) return;
    long last = Math.max(1, walk.recording().lastStep());
    StringBuilder ruler = new StringBuilder("-".repeat(rect.width()));
    for (long marker : walk.markers())
      ruler.setCharAt((int) (marker * (rect.width() - 1) / last), '*');
    pen.canvas()
        .put(rect.x(), rect.y(), ruler.toString(), pen.theme().ink(Ink.FAINT), rect.right());
    int at = (int) (walk.step() * (rect.width() - 1) / last);
    pen.canvas().put(rect.x() + at, rect.y() + 1, "^", pen.theme().ink(Ink.STRONG), rect.right());
  }
}
