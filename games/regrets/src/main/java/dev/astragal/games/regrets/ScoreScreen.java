package dev.astragal.games.regrets;

import dev.astragal.games.regrets.cards.Dink;
import dev.astragal.games.regrets.cards.Fish;
import dev.astragal.games.regrets.rules.Figures;
import dev.astragal.games.regrets.rules.Goal;
import dev.astragal.games.regrets.scoring.Reckoning;
import dev.astragal.games.regrets.words.Phrases;
import dev.astragal.games.regrets.words.Things;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.screen.Ink;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.screen.Panel;
import dev.astragal.kernel.screen.Panel.Row;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The reckoning as it was counted: a line for every point, and what decided in the end. */
final class ScoreScreen {
  private final Optional<Goal> goal;
  private final Figures figures;
  private final RegretsState state;
  private final Reckoning reckoning;
  private final Things things;

  ScoreScreen(Figures figures, RegretsState state, Things things) {
    this.figures = figures;
    this.state = state;
    this.things = things;
    goal = figures.goal();
    reckoning = Reckoning.of(state, figures);
  }

  List<Panel> panels() {
    List<Panel> panels = new ArrayList<>();
    panels.add(goal.map(this::alone).orElseGet(this::together));
    for (Reckoning.Account account : reckoning.accounts()) panels.add(account(account));
    return panels;
  }

  private Panel together() {
    List<Seat> winners = new ArrayList<>();
    for (int seat : reckoning.winners().toArray()) winners.add(Seat.of(seat));
    return Panel.text(
        "result",
        Msg.of("score.won", "winners", winners),
        Msg.of("score.decided." + reckoning.decidedBy().name()));
  }

  /** Against par, with the rank it earned and what the next one would have taken. */
  private Panel alone(Goal aim) {
    int total = reckoning.totals().get(0);
    int rank = aim.rank(total);
    String key = aim.reached(total) ? "score.reached" : "score.missed";
    List<Msg> lines = new ArrayList<>();
    lines.add(Msg.of(key, "total", total, "par", aim.par(), "weather", aim.weather()));
    lines.add(Msg.of("score.rank", "rank", Phrases.rank(rank)));
    if (rank < aim.ranks().size()) {
      int more = aim.ranks().get(rank) - total;
      lines.add(Msg.of("score.next", "rank", Phrases.rank(rank + 1), "points", more));
    }
    return Panel.text("result", lines.toArray(Msg[]::new));
  }

  private Panel account(Reckoning.Account account) {
    List<Row> rows = new ArrayList<>();
    for (Reckoning.Line line : Reckoning.lines(account, state, figures)) rows.add(row(line));
    rows.add(
        new Row(
            List.of(
                Msg.of("score.total"),
                Msg.literal(""),
                Msg.literal(""),
                Msg.literal(account.total())),
            Ink.STRONG,
            true));
    rows.add(
        Row.of(
            Msg.of("score.regrets", "cards", account.regretCards()),
            Msg.literal(""),
            Msg.literal(""),
            Msg.literal(account.regretValue())));
    return new Panel.Table(
        "score-" + account.seat(),
        Msg.of("panel.score", "who", Seat.of(account.seat())),
        List.of(
            Msg.of("score.line"),
            Msg.of("score.worth"),
            Msg.of("score.times"),
            Msg.of("score.points")),
        rows);
  }

  private Row row(Reckoning.Line line) {
    Msg source = Msg.of("score.source." + line.source().name());
    Msg label =
        line.fish() == Fisher.NOTHING
            ? source
            : Msg.of("score.fish", "source", source, "fish", Fish.of(line.fish()));
    Ink ink = line.points() < 0 ? Ink.BAD : Ink.NORMAL;
    List<Msg> cells =
        List.of(
            label,
            Msg.literal(line.worth()),
            Msg.literal(line.multiplier()),
            Msg.literal(line.points()));
    Row row = new Row(cells, ink, false);
    return switch (line.source()) {
      case HAND, MOUNT -> row.showing(things.fish(line.fish()));
      // The fish is there already, in the line of its place on the wall.
      case FORFEIT -> row;
      case BUCKS -> row.showing(things.purse());
      case TALES -> row.showing(things.dink(Dink.TALL_TALE));
    };
  }
}
