package dev.astragal.games.pig;

import dev.astragal.kernel.game.*;
import dev.astragal.kernel.rng.Stream;
import dev.astragal.kernel.screen.*;
import dev.astragal.kernel.state.Ints;
import java.util.List;

/** Roll as often as you dare: a 1 loses the turn's points, holding banks them, 100 wins. */
public final class Pig implements Game<Pig.Table, Pig.Move, Pig.Happening> {
  private static final Stream DICE = Stream.of("dice");
  private static final int GOAL = 100;

  public record Table(Ints scores, int atRisk, int mover) {}

  public sealed interface Happening extends Event {}

  public enum Move implements Choice, Happening {
    ROLL,
    HOLD
  }

  public record Rolled(int face) implements Happening {}

  public Manifest manifest() {
    return Manifest.of("pig", "Pig").seats(2, 4).streams(DICE).limits(100_000, 0);
  }

  public Table begin(Setup setup) {
    return new Table(Ints.zeros(setup.seats()), 0, 0);
  }

  public Status<Move> status(Table table) {
    int last = (table.mover + table.scores.size() - 1) % table.scores.size();
    if (table.scores.get(last) >= GOAL) return Status.finished(Outcome.won(last, table.scores));
    return Status.awaiting(table.mover, "move", Choices.all(Move.class));
  }

  public void choose(Table table, Move move, Turn<Table, Happening> turn) {
    turn.emit(move == Move.ROLL ? new Rolled(turn.rng(DICE).roll(6)) : move);
  }

  public Table evolve(Table table, Happening happening) {
    int next = (table.mover + 1) % table.scores.size();
    return switch (happening) {
      case Move _ -> new Table(table.scores.plus(table.mover, table.atRisk), 0, next);
      case Rolled(int face) when face == 1 -> new Table(table.scores, 0, next);
      case Rolled(int face) -> new Table(table.scores, table.atRisk + face, table.mover);
    };
  }

  public Screen present(Table table, Seat viewer) {
    Msg risk = Msg.of("at-risk", "seat", table.mover + 1, "points", table.atRisk);
    return Screen.of(Panel.scores("scores", table.scores, GOAL), Panel.text("turn", risk));
  }

  public List<Bot<Table, Move>> bots() {
    return List.of(Bot.of("hold20", (t, s, p, rng) -> t.atRisk < 20 ? Move.ROLL : Move.HOLD));
  }
}
