package dev.astragal.games.pig;

import dev.astragal.kernel.game.*;
import dev.astragal.kernel.rng.Stream;
import dev.astragal.kernel.screen.*;
import dev.astragal.kernel.state.Ints;
import java.util.List;
import java.util.stream.IntStream;

/** Roll as often as you dare: a 1 loses the turn's points, holding banks them, 100 wins. */
public final class Pig implements Game<Pig.Table, Pig.Move, Pig.Happening> {
  private static final Stream DICE = Stream.of("dice");
  private static final int GOAL = 100;
  private static final Choices<Move> MOVES = Choices.of(List.of(Move.values()));

  public record Table(Ints scores, int atRisk, int mover) {}

  public enum Move implements Choice {
    ROLL,
    HOLD
  }

  public sealed interface Happening extends Event {}

  public record Rolled(int seat, int face) implements Happening {}

  public record Held(int seat, int points) implements Happening {}

  public Manifest manifest() {
    return Manifest.of("pig", "Pig").seats(2, 4).streams(DICE).limits(100_000, 0);
  }

  public Table begin(Setup setup) {
    return new Table(Ints.zeros(setup.seats()), 0, 0);
  }

  public Status<Move> status(Table table) {
    int last = (table.mover + table.scores.size() - 1) % table.scores.size();
    if (table.scores.get(last) >= GOAL) return Status.finished(Outcome.won(last, table.scores));
    return Status.awaiting(table.mover, "move", MOVES);
  }

  public void choose(Table table, Move move, Turn<Table, Happening> turn) {
    turn.emit(
        move == Move.ROLL
            ? new Rolled(table.mover, turn.rng(DICE).roll(6))
            : new Held(table.mover, table.atRisk));
  }

  public Table evolve(Table table, Happening happening) {
    int next = (table.mover + 1) % table.scores.size();
    return switch (happening) {
      case Rolled(_, int face) when face > 1 ->
          new Table(table.scores, table.atRisk + face, table.mover);
      case Rolled _ -> new Table(table.scores, 0, next);
      case Held(int seat, int points) -> new Table(table.scores.plus(seat, points), 0, next);
    };
  }

  public Screen present(Table table, Seat viewer) {
    return Screen.of(
        Panel.meters(
            "scores",
            IntStream.range(0, table.scores.size())
                .mapToObj(
                    seat ->
                        new Panel.Meter(
                            Msg.of("player", "seat", seat + 1),
                            table.scores.get(seat),
                            GOAL,
                            Ink.values()[seat + 6]))
                .toArray(Panel.Meter[]::new)),
        Panel.text("turn", Msg.of("at-risk", "seat", table.mover + 1, "points", table.atRisk)));
  }

  public List<Bot<Table, Move>> bots() {
    return List.of(
        Bot.of(
            "hold20",
            (table, seat, prompt, rng) ->
                table.atRisk >= 20 || table.scores.get(seat.index()) + table.atRisk >= GOAL
                    ? Move.HOLD
                    : Move.ROLL));
  }
}
