package dev.astragal.games.pig;

import dev.astragal.kernel.game.Bot;
import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Choices;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Heuristic;
import dev.astragal.kernel.game.Manifest;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.SimpleGame;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.rng.Stream;
import dev.astragal.kernel.screen.Panel;
import dev.astragal.kernel.screen.Screen;
import dev.astragal.kernel.state.Ints;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Roll as often as you dare: a 1 loses the turn's points, holding banks them, 100 wins. */
public final class Pig implements SimpleGame<Pig.Table, Pig.Move, Pig.Happening> {
  private static final Stream DICE = Stream.of("dice");
  private static final int GOAL = 100;

  public record Table(Ints scores, int atRisk, Seat mover) {}

  public sealed interface Happening extends Event {}

  public enum Move implements Choice, Happening {
    ROLL,
    HOLD
  }

  public record Rolled(int face) implements Happening {}

  @Override
  public Manifest manifest() {
    return Manifest.of("pig", "Pig").seats(2, 4).streams(DICE).limits(100_000, 0).bots("hold20");
  }

  @Override
  public Table begin(int seats) {
    return new Table(Ints.zeros(seats), 0, Seat.first());
  }

  @Override
  public Status<Move> status(Table t) {
    Seat last = t.mover.previous(t.scores.size());
    if (t.scores.get(last.index()) >= GOAL) return Status.won(last, t.scores);
    return Status.awaiting(t.mover, "move", Choices.all(Move.class));
  }

  @Override
  public void choose(Table t, Move move, Turn<Table, Happening> turn) {
    turn.emit(move == Move.ROLL ? new Rolled(turn.rng(DICE).roll(6)) : move);
  }

  @Override
  public Table evolve(Table t, Happening happening) {
    Seat next = t.mover.next(t.scores.size());
    return switch (happening) {
      case Move _ -> new Table(t.scores.plus(t.mover.index(), t.atRisk), 0, next);
      case Rolled(int face) when face == 1 -> new Table(t.scores, 0, next);
      case Rolled(int face) -> new Table(t.scores, t.atRisk + face, t.mover);
    };
  }

  @Override
  public Screen present(Table t, Seat viewer) {
    Panel risk = Panel.line("turn", "at-risk", "who", t.mover, "points", t.atRisk);
    return Screen.of(Panel.scores("scores", t.scores, GOAL), risk);
  }

  @Override
  public Map<String, Object> facts(Table t, Seat viewer) {
    return Collections.singletonMap("points", t.atRisk);
  }

  @Override
  public List<Bot<Table, Move>> bots() {
    return List.of(Bot.of("hold20", (t, s, p, rng) -> t.atRisk < 20 ? Move.ROLL : Move.HOLD));
  }

  @Override
  public Optional<Heuristic<Table, Move>> heuristic() {
    return Optional.of((t, s, p, rng) -> t.atRisk < enough(t) ? Move.ROLL : Move.HOLD);
  }

  /** Keep pace, and race when the end is near: found by Neller and Presser, nearly perfect. */
  private static int enough(Table t) {
    int own = t.scores.get(t.mover.index());
    int best = t.scores.with(t.mover.index(), 0).max();
    int pace = Math.max(own, best) < 71 ? 21 + Math.floorDiv(best - own + 4, 8) : GOAL;
    return Math.min(pace, GOAL - own);
  }
}
