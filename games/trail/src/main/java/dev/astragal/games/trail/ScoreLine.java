package dev.astragal.games.trail;

import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.screen.Panel;
import java.util.ArrayList;
import java.util.List;

/** One line of a reckoning: so much of something, and the points it is worth. */
public record ScoreLine(String what, long count, long points) {
  /** The whole reckoning with its factor, its sum, and what that makes of those who earned it. */
  public static Panel reckoning(List<ScoreLine> lines, Msg factor, int total, String rank) {
    List<Panel.Row> rows = new ArrayList<>();
    for (ScoreLine line : lines)
      if (line.points != 0)
        rows.add(
            Panel.Row.of(
                Msg.of("score." + line.what), Msg.literal(line.count), Msg.literal(line.points)));
    rows.add(Panel.Row.of(Msg.of("score.factor"), factor, Msg.literal(total)));
    rows.add(Panel.Row.of(Msg.of("score.rank"), Msg.of("rank." + rank), Msg.literal("")));
    return Panel.table(
        "score",
        List.of(Msg.of("score.what"), Msg.of("score.count"), Msg.of("score.points")),
        rows);
  }

  /** The same in sentences, without what counts nothing. */
  public static List<Msg> told(List<ScoreLine> lines, Msg factor, int total, String rank) {
    List<Msg> told = new ArrayList<>();
    for (ScoreLine line : lines)
      if (line.points != 0)
        told.add(
            Msg.of(
                "reckoning.line",
                "what",
                Msg.of("score." + line.what),
                "count",
                line.count,
                "points",
                line.points));
    told.add(Msg.of("reckoning.factor", "factor", factor, "total", total));
    told.add(Msg.of("reckoning.rank", "rank", Msg.of("rank." + rank)));
    return told;
  }

  public static long sum(List<ScoreLine> lines) {
    return lines.stream().mapToLong(ScoreLine::points).sum();
  }
}
