package dev.astragal.games.delve;

import dev.astragal.kernel.screen.Ink;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.screen.Panel;
import java.util.ArrayList;
import java.util.List;

/** What a run looks back on: the trace behind its key, and the summary at the end. */
final class DelveRecap {
  private static final int RECAP_ROWS = 5;

  private DelveRecap() {}

  static Panel summary(DelveState state) {
    List<Panel.Line> lines = new ArrayList<>();
    Ending ending = state.progress.ending;
    Ink ink = ending == Ending.VICTORY ? Ink.GOOD : Ink.BAD;
    lines.add(
        new Panel.Line(
            Msg.of(
                "summary.ending", "code", ending.code(), "what", Msg.of("ending." + ending.name())),
            ink));
    lines.add(
        Panel.Line.of(
            Msg.of(
                "summary.run",
                "floor",
                state.progress.floor,
                "branch",
                DelveScreen.branch(state),
                "god",
                DelveScreen.god(state),
                "tick",
                state.progress.clock,
                "kills",
                state.progress.kills,
                "answers",
                state.progress.answers,
                "score",
                DelveRules.score(state))));
    for (int age = 0; age < Math.min(RECAP_ROWS, state.trace.size()); age++)
      lines.add(Panel.Line.of(line(state.trace.row(age))));
    return new Panel.Text("summary", Msg.of("panel.summary"), lines);
  }

  /** The plans of auto-explore, then the threats of the last turns; hidden until asked for. */
  static Panel trace(DelveState state) {
    List<Panel.Line> lines = new ArrayList<>();
    lines.add(Panel.Line.of(DelveScreen.intent(state)));
    for (int age = 0; age < state.segments.size(); age++)
      lines.add(Panel.Line.of(line(state, state.segments.segment(age))));
    for (int age = 0; age < state.trace.size(); age++) {
      ThreatTrace.Row row = state.trace.row(age);
      lines.add(new Panel.Line(line(row), row.retreatTriggered() ? Ink.WARNING : Ink.NORMAL));
    }
    return new Panel.Overlay(
        "trace",
        Msg.of("panel.trace"),
        'L',
        new Panel.Text("trace-rows", Msg.of("panel.trace"), lines));
  }

  private static Msg line(DelveState state, SegmentTrace.Segment segment) {
    return Msg.of(
        "trace.segment",
        "tick",
        segment.tick(),
        "reason",
        Msg.of("reason." + segment.reason()),
        "x",
        segment.target() % state.map.width,
        "y",
        segment.target() / state.map.width,
        "length",
        segment.length());
  }

  private static Msg line(ThreatTrace.Row row) {
    return Msg.of(
        "trace.row",
        "tick",
        row.tick(),
        "enemies",
        row.visibleEnemies(),
        "nearest",
        row.nearest() < 0 ? "-" : Integer.toString(row.nearest()),
        "retreat",
        Msg.of(row.retreatTriggered() ? "trace.retreat" : "trace.steady"),
        "damage",
        row.damage(),
        "cause",
        Msg.of("cause." + row.cause()));
  }
}
