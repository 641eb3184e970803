package dev.astragal.games.regrets;

import dev.astragal.games.regrets.cards.Fish;
import dev.astragal.games.regrets.rules.Figures;
import dev.astragal.games.regrets.scoring.Conscience;
import dev.astragal.games.regrets.scoring.Reckoning;
import dev.astragal.games.regrets.words.Things;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.screen.Ink;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.screen.Panel;
import dev.astragal.kernel.screen.Panel.Line;
import dev.astragal.kernel.screen.Panel.Row;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * How everybody stands if the week ended now. Points lie open; what Regrets are worth is their
 * owner's secret, and so is who will lose a fish for them.
 */
final class RunningScore {
  private final Figures figures;
  private final RegretsState state;
  private final Seat viewer;
  private final Things things;
  private final Conscience conscience;

  RunningScore(Figures figures, RegretsState state, Seat viewer, Things things) {
    this.figures = figures;
    this.state = state;
    this.viewer = viewer;
    this.things = things;
    this.conscience = new Conscience(figures, state, viewer);
  }

  Panel panel() {
    List<Row> rows = new ArrayList<>();
    for (int seat = 0; seat < state.seats(); seat++) rows.add(row(seat));
    return Panel.table(
        "standing",
        RegretsScreen.headings(
            "standing.", "who", "hand", "wall", "purse", "total", "conscience", "stake"),
        rows);
  }

  private Row row(int seat) {
    Reckoning.Account account = Reckoning.soFar(seat, state, figures);
    List<Msg> cells =
        List.of(
            Msg.player(Seat.of(seat)),
            Msg.literal(account.hand()),
            Msg.literal(account.mounted()),
            Msg.literal(account.bucks() + account.tales()),
            Msg.literal(account.total()),
            regrets(seat),
            stake(seat));
    Ink ink = Ink.values()[Ink.FIRST.ordinal() + seat];
    return new Row(cells, ink, seat == viewer.index()).showing(things.angler(seat));
  }

  private Msg regrets(int seat) {
    int cards = state.fisher(seat).regretCount();
    if (!conscience.knows(seat)) {
      int least = conscience.least(seat);
      return Msg.of("standing.unknown", "least", least, "most", conscience.most(seat));
    }
    int value = conscience.least(seat);
    return cards == 0 && value == 0
        ? Msg.of("standing.clear")
        : Msg.of("standing.worth", "value", value);
  }

  private Msg stake(int seat) {
    int slot = Reckoning.atStake(seat, state, figures);
    if (slot == Fisher.NOTHING) return Msg.of("nothing");
    Fisher fisher = state.fisher(seat);
    int points = Reckoning.mountWorth(fisher, slot, figures);
    return Msg.of("standing.lost", "fish", Fish.of(fisher.mount(slot)), "points", points);
  }

  /** How far a week alone is from its par. */
  Optional<Line> goal() {
    return figures
        .goal()
        .map(
            aim -> {
              int total = Reckoning.soFar(0, state, figures).total();
              boolean reached = aim.reached(total);
              Msg text =
                  Msg.of(
                      reached ? "goal.reached" : "goal.open",
                      "weather",
                      aim.weather(),
                      "par",
                      aim.par(),
                      "total",
                      total,
                      "more",
                      aim.par() - total);
              return new Line(text, reached ? Ink.GOOD : Ink.NORMAL);
            });
  }

  /** A warning to the viewer whose conscience is, or may be, the worst. */
  Optional<Line> warning() {
    if (!viewer.plays()) return Optional.empty();
    int percent = conscience.percent();
    if (percent == 0) return Optional.empty();
    int seat = viewer.index();
    int slot = Reckoning.atStake(seat, state, figures);
    String key = percent == 100 ? "conscience.worst" : "conscience.maybe";
    Msg text =
        slot == Fisher.NOTHING
            ? Msg.of(key + ".bare", "percent", percent)
            : Msg.of(
                key,
                "percent",
                percent,
                "fish",
                Fish.of(state.fisher(seat).mount(slot)),
                "points",
                Reckoning.mountWorth(state.fisher(seat), slot, figures));
    return Optional.of(new Line(text, percent < 50 ? Ink.WARNING : Ink.BAD));
  }
}
