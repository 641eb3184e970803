package dev.astragal.tui.watch;

import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.rng.Draw;
import dev.astragal.kernel.state.Shape;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.table.Recording;
import dev.astragal.runtime.table.Told;
import dev.astragal.tui.draw.Line;
import dev.astragal.tui.stage.Dialog;
import dev.astragal.tui.stage.Stage;
import dev.astragal.tui.stage.TextDialog;
import dev.astragal.tui.term.Style;
import dev.astragal.tui.theme.Role;
import java.util.ArrayList;
import java.util.List;

/**
 * The mechanics behind the sentences: each event with its fields. In a recording also every draw of
 * luck; at a table never, because draws tell what is hidden.
 */
public final class Trace {
  private static final int STEPS = 60;

  private Trace() {}

  /** Whether draws are shown. */
  public enum Luck {
    SHOWN,
    HIDDEN
  }

  /** The steps up to {@code last} as {@code seat} may know them, the newest first. */
  public static Dialog of(Stage stage, Recording recording, long last, Seat seat, Luck luck) {
    Style plain = stage.theme().role(Role.TEXT);
    Style faint = stage.theme().role(Role.HINT);
    List<Line> lines = new ArrayList<>();
    for (long at = Math.max(recording.firstStep(), last - STEPS) + 1; at <= last; at++) {
      Recording.Step step = recording.step(at);
      if (luck == Luck.SHOWN)
        for (Draw draw : step.draws()) lines.add(Line.of("     " + described(stage, draw), faint));
      String when = String.format("%4d ", at);
      for (Told event : step.events())
        event
            .event()
            .seenBy(seat)
            .ifPresent(seen -> lines.add(Line.of(when + described(seen), plain)));
    }
    if (lines.isEmpty()) lines.add(Line.of(stage.text("trace.empty"), plain));
    return new TextDialog(stage.text("trace.title"), lines.reversed());
  }

  private static String described(Event event) {
    StringBuilder out = new StringBuilder(event.kind());
    if (fields(Shape.of(event.getClass()), event) instanceof Tree.Table table)
      table
          .fields()
          .forEach(
              (name, value) -> {
                if (!name.equals("type"))
                  out.append("  ").append(name).append('=').append(value.text());
              });
    return out.toString();
  }

  @SuppressWarnings("unchecked") // the shape was made from the event's own class
  private static <T> Tree fields(Shape<T> shape, Event event) {
    return shape.tree((T) event);
  }

  private static String described(Stage stage, Draw draw) {
    return stage.text(
        "trace.draw",
        "stream",
        draw.stream(),
        "index",
        draw.index(),
        "kind",
        draw.kind(),
        "range",
        draw.range(),
        "result",
        draw.result(),
        "purpose",
        draw.purpose());
  }
}
