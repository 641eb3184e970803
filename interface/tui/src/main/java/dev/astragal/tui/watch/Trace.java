package dev.astragal.tui.watch;

import dev.astragal.cli.plain.Labels;
import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.rng.Draw;
import dev.astragal.kernel.run.Run;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.timeline.Timeline;
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

  /** The last steps as {@code seat} may know them. */
  public static <S, C extends Choice, E extends Event> Dialog ofSeat(
      Stage stage, Timeline<S, C, E> timeline, Seat seat) {
    return of(stage, timeline, timeline.lastStep(), seat, false);
  }

  /** The steps up to {@code last}, with or without draws. */
  static <S, C extends Choice, E extends Event> Dialog of(
      Stage stage, Timeline<S, C, E> timeline, long last, Seat seat, boolean luck) {
    Style plain = stage.theme().role(Role.TEXT);
    Style faint = stage.theme().role(Role.HINT);
    List<Line> lines = new ArrayList<>();
    long from = Math.max(0, last - STEPS);
    Run<S, C, E> run = timeline.at(from);
    List<Draw> draws = new ArrayList<>();
    if (luck) run.luck().attach(draws::add);
    for (long step = from + 1; step <= last; step++) {
      timeline.stepped(run);
      for (Draw draw : draws) lines.add(Line.of("     " + described(stage, draw), faint));
      draws.clear();
      for (E event : run.events()) {
        String when = String.format("%4d ", step);
        event.seenBy(seat).ifPresent(seen -> lines.add(Line.of(when + described(seen), plain)));
      }
    }
    if (lines.isEmpty()) lines.add(Line.of(stage.text("trace.empty"), plain));
    return new TextDialog(stage.text("trace.title"), lines.reversed());
  }

  private static String described(Event event) {
    StringBuilder out = new StringBuilder(event.kind());
    if (Labels.fields(event) instanceof Tree.Table table)
      table
          .fields()
          .forEach(
              (name, value) -> {
                if (!name.equals("type"))
                  out.append("  ").append(name).append('=').append(value.text());
              });
    return out.toString();
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
