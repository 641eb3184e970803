package dev.astragal.tui.watch;

import dev.astragal.cli.plain.Labels;
import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.screen.Ink;
import dev.astragal.runtime.timeline.Timeline;
import dev.astragal.tui.draw.Line;
import dev.astragal.tui.draw.Pen;
import dev.astragal.tui.game.GameView;
import dev.astragal.tui.layout.Extent;
import dev.astragal.tui.layout.Rect;
import dev.astragal.tui.stage.Stage;
import java.util.ArrayList;
import java.util.List;

/** Where in a recording one is, and whose answer led there. */
record WatchDesk<S, C extends Choice, E extends Event>(
    Stage stage, Recording<S, C, E> recording, Labels<C, E> labels, Seat viewer)
    implements GameView.Desk {
  private static final Extent RULER = new Extent(0, 2);

  @Override
  public String title() {
    return stage.text("panel.recording");
  }

  @Override
  public List<Line> lines(Pen pen, int width) {
    List<Line> lines = new ArrayList<>();
    lines.add(
        Line.of(
            stage.text("watch.step", "step", recording.step(), "last", recording.lastStep()),
            pen.theme().ink(Ink.STRONG)));
    String who =
        viewer.equals(Seat.SPECTATOR)
            ? stage.text("watch.spectator")
            : stage.text("watch.seat", "seat", viewer.index());
    lines.add(Line.of(who, pen.theme().ink(Ink.FAINT)));
    int inputs = (int) recording.run().inputs();
    if (inputs > 0) {
      Timeline.Recorded<C> input = recording.timeline().input(inputs - 1);
      String choice = labels.choice(input.answer().choice());
      String sentence =
          stage.text("watch.input", "seat", input.answer().seat().index(), "choice", choice);
      for (String part : Line.wrapped(sentence, width))
        lines.add(Line.of(part, pen.theme().ink(Ink.NORMAL)));
    }
    return lines;
  }

  @Override
  public Extent rows() {
    return RULER;
  }

  /** A ruler with a star for every marker and a cursor under the present step. */
  @Override
  public void draw(Pen pen, Rect rect) {
    if (rect.isEmpty()) return;
    long last = Math.max(1, recording.lastStep());
    StringBuilder ruler = new StringBuilder("-".repeat(rect.width()));
    for (long marker : recording.markers())
      ruler.setCharAt((int) (marker * (rect.width() - 1) / last), '*');
    pen.canvas()
        .put(rect.x(), rect.y(), ruler.toString(), pen.theme().ink(Ink.FAINT), rect.right());
    int at = (int) (recording.step() * (rect.width() - 1) / last);
    pen.canvas().put(rect.x() + at, rect.y() + 1, "^", pen.theme().ink(Ink.STRONG), rect.right());
  }
}
