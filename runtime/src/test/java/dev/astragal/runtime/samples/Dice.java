package dev.astragal.runtime.samples;

import dev.astragal.kernel.game.Bot;
import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Choices;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Game;
import dev.astragal.kernel.game.Manifest;
import dev.astragal.kernel.game.Option;
import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Rejection;
import dev.astragal.kernel.game.Rules;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Setup;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.game.Violations;
import dev.astragal.kernel.rng.Stream;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.screen.Panel;
import dev.astragal.kernel.screen.Screen;
import dev.astragal.kernel.state.Ints;
import java.util.List;
import java.util.Optional;

/**
 * Roll and add up until you bank; a 1 loses what is at risk. With the option {@code grudge}, a
 * refused choice leaves a trace. Banking is a checkpoint.
 */
public class Dice
    implements Game<Dice.Table, Dice.Move, Dice.Happening>,
        Rules<Dice.Table, Dice.Move, Dice.Happening> {
  public static final Stream DICE = Stream.of("dice");

  private static final int GOAL = 40;

  /** Where the game stands. */
  public record Table(Ints scores, int atRisk, int mover, int goal, boolean grudge, int scolded) {}

  /** What a seat may do; STEAL is never legal. */
  public enum Move implements Choice {
    ROLL,
    BANK,
    STEAL
  }

  /** What happens. */
  public sealed interface Happening extends Event {}

  /** A die fell. */
  public record Rolled(int seat, int face) implements Happening {}

  /** Points are safe. */
  public record Banked(int seat, int points) implements Happening {
    @Override
    public Optional<String> checkpoint() {
      return Optional.of("banked");
    }
  }

  /** Somebody tried what is not allowed. */
  public record Scolded(int seat) implements Happening {}

  @Override
  public Manifest manifest() {
    return Manifest.of("dice", "Sample dice")
        .seats(2, 3)
        .streams(DICE)
        .options(new Option("grudge", "no", List.of("no", "yes")))
        .limits(2_000, 0)
        .bots("cautious");
  }

  @Override
  public Rules<Table, Move, Happening> rules(Setup setup) {
    return this;
  }

  @Override
  public Table begin(Setup setup) {
    boolean grudge = setup.option("grudge").equals("yes");
    return new Table(Ints.zeros(setup.seats()), 0, 0, GOAL, grudge, 0);
  }

  @Override
  public Status<Move> status(Table table) {
    int last = (table.mover + table.scores.size() - 1) % table.scores.size();
    if (table.scores.get(last) >= table.goal)
      return Status.finished(Outcome.won(Seat.of(last), table.scores));
    return Status.awaiting(Seat.of(table.mover), "move", moves(table));
  }

  protected Choices<Move> moves(Table table) {
    return Choices.of(
        table.atRisk == 0 ? List.of(Move.ROLL) : List.of(Move.ROLL, Move.BANK),
        move -> Rejection.of("NOTHING_TO_" + move, "there is nothing to " + move));
  }

  @Override
  public void choose(Table table, Move move, Turn<Table, Happening> turn) {
    if (move == Move.ROLL) turn.emit(new Rolled(table.mover, turn.rng(DICE).roll(6)));
    else turn.emit(new Banked(table.mover, table.atRisk));
  }

  @Override
  public Table evolve(Table table, Happening happening) {
    int next = (table.mover + 1) % table.scores.size();
    return switch (happening) {
      case Rolled(_, int face) when face > 1 ->
          with(table, table.scores, table.atRisk + face, table.mover);
      case Rolled _ -> with(table, table.scores, 0, next);
      case Banked(int seat, int points) -> with(table, table.scores.plus(seat, points), 0, next);
      case Scolded _ ->
          new Table(table.scores, table.atRisk, table.mover, table.goal, true, table.scolded + 1);
    };
  }

  private static Table with(Table table, Ints scores, int atRisk, int mover) {
    return new Table(scores, atRisk, mover, table.goal, table.grudge, table.scolded);
  }

  @Override
  public void check(Table table, Violations out) {
    out.require(table.atRisk >= 0, "AT_RISK", "points at risk must not be negative");
  }

  @Override
  public void refused(
      Table table, Move move, List<Rejection> reasons, Turn<Table, Happening> turn) {
    if (table.grudge && move == Move.STEAL) turn.emit(new Scolded(turn.seat().index()));
  }

  @Override
  public Screen present(Table table, Seat viewer) {
    return Screen.of(Panel.text("scores", Msg.of("at-risk", "points", table.atRisk)));
  }

  @Override
  public List<Bot<Table, Move>> bots() {
    return List.of(
        Bot.of(
            "cautious", (table, seat, prompt, rng) -> table.atRisk >= 8 ? Move.BANK : Move.ROLL));
  }
}
