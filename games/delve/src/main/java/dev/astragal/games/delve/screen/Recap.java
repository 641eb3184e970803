package dev.astragal.games.delve.screen;

import dev.astragal.games.delve.DelveState;
import dev.astragal.games.delve.Ending;
import dev.astragal.games.delve.Score;
import dev.astragal.games.delve.SegmentTrace;
import dev.astragal.games.delve.ThreatTrace;
import dev.astragal.games.delve.words.Things;
import dev.astragal.kernel.screen.Ink;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.screen.Panel;
import java.util.ArrayList;
import java.util.List;

/** What a run looks back on: the trace behind its key, and the summary at the end. */
public final class Recap {
  private static final int RECAP_LINES = 10;

  private Recap() {}

  public static Panel summary(DelveState state, Score score) {
    List<Panel.Line> lines = new ArrayList<>();
    Ending ending = state.progress().ending();
    Ink ink = ending == Ending.VICTORY ? Ink.GOOD : Ink.BAD;
    Msg outcome = Msg.of("outcome." + ending.code());
    lines.add(new Panel.Line(Msg.of("event.RunEnded", "outcome", outcome), ink));
    lines.add(
        Panel.Line.of(
            Msg.of(
                "summary.run",
                "floor",
                state.progress().floor(),
                "floors",
                state.policy().floors().count(),
                "tick",
                state.progress().clock(),
                "kills",
                state.progress().kills(),
                "answers",
                state.progress().answers(),
                "score",
                score.total())));
    lines.add(
        Panel.Line.of(
            Msg.of(
                "summary.points",
                "floors",
                score.floors(),
                "kills",
                score.kills(),
                "health",
                score.health())));
    int foe = state.progress().foe();
    if (ending != Ending.VICTORY && foe > 0)
      lines.add(
          new Panel.Line(
              Msg.of("summary.foe", "enemy", Things.named(state.content().enemy(foe - 1).id())),
              Ink.BAD));
    if (ending != Ending.VICTORY && state.easy() && state.progress().checkpoints() == 0)
      lines.add(Panel.Line.of(Msg.of("summary.no-way-back")));
    lines.add(Panel.Line.of(Msg.of("summary.turns")));
    List<Panel.Line> turns = turns(state);
    lines.addAll(turns.subList(0, Math.min(RECAP_LINES, turns.size())));
    return new Panel.Text("summary", Msg.of("panel.summary"), lines);
  }

  /** A run in one line, for those who compare it with others. */
  public static Msg renown(DelveState state, int score) {
    return Msg.of(
        "renown",
        "score",
        score,
        "floor",
        state.progress().floor(),
        "floors",
        state.policy().floors().count(),
        "kills",
        state.progress().kills(),
        "how",
        Msg.of("outcome." + state.progress().ending().code()));
  }

  /** The plans of auto-explore, then the threats of the last turns; hidden until asked for. */
  public static Panel trace(DelveState state) {
    List<Panel.Line> lines = new ArrayList<>();
    lines.add(Panel.Line.of(Msg.of("trace.now", "intent", HeroPanel.intent(state))));
    for (int age = 0; age < state.segments().size(); age++)
      lines.add(Panel.Line.of(line(state.segments().segment(age))));
    lines.addAll(turns(state));
    return new Panel.Overlay(
        "trace",
        Msg.of("panel.trace"),
        'L',
        new Panel.Text("trace-rows", Msg.of("panel.trace"), lines));
  }

  private static Msg line(SegmentTrace.Segment segment) {
    return Msg.of(
        "trace.segment",
        "tick",
        segment.tick(),
        "reason",
        segment.reason(),
        "length",
        segment.length());
  }

  /** The last turns, the latest first; those in which the same was seen share a line. */
  private static List<Panel.Line> turns(DelveState state) {
    List<Panel.Line> lines = new ArrayList<>();
    int age = 0;
    while (age < state.trace().size()) {
      ThreatTrace.Row last = state.trace().row(age);
      ThreatTrace.Row first = last;
      while (++age < state.trace().size() && alike(state.trace().row(age), last))
        first = state.trace().row(age);
      Ink ink = last.retreatTriggered() ? Ink.WARNING : Ink.NORMAL;
      lines.add(new Panel.Line(line(first.tick(), last), ink));
    }
    return lines;
  }

  private static boolean alike(ThreatTrace.Row one, ThreatTrace.Row other) {
    return one.damage() == 0
        && other.damage() == 0
        && one.visibleEnemies() == other.visibleEnemies()
        && one.nearest() == other.nearest()
        && one.retreatTriggered() == other.retreatTriggered();
  }

  private static Msg line(int from, ThreatTrace.Row row) {
    Msg enemies =
        row.visibleEnemies() == 0
            ? Msg.of("trace.alone")
            : Msg.of("trace.enemies", "count", row.visibleEnemies(), "nearest", row.nearest());
    Msg loss =
        row.damage() == 0
            ? Msg.of("trace.unhurt")
            : Msg.of("trace.hurt." + row.cause(), "damage", row.damage());
    Msg when =
        from == row.tick()
            ? Msg.of("trace.at", "tick", from)
            : Msg.of("trace.from", "from", from, "to", row.tick());
    return Msg.of(
        row.retreatTriggered() ? "trace.trouble" : "trace.row",
        "when",
        when,
        "enemies",
        enemies,
        "loss",
        loss);
  }
}
