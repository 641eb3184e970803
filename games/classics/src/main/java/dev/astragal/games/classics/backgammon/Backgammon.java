package dev.astragal.games.classics.backgammon;

import dev.astragal.kernel.game.Bot;
import dev.astragal.kernel.game.Choices;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Manifest;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.SimpleGame;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.rng.Rng;
import dev.astragal.kernel.rng.Stream;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.screen.Screen;
import dev.astragal.kernel.screen.Telling;
import dev.astragal.kernel.screen.Wording;
import dev.astragal.kernel.state.Ints;
import java.util.List;
import java.util.Optional;

/** Bring all your men home and off the board before the other does. */
public final class Backgammon implements SimpleGame<Position, Step, Backgammon.Happening> {
  private static final Stream DICE = Stream.of("dice");
  private static final int SIDES = 6;

  /** Long games have some hundred turns; random ones may have many more. */
  private static final int TURNS_MAX = 20_000;

  /** What happens. */
  public sealed interface Happening extends Event permits Step, Began, Rolled, Stuck {}

  /** Each rolled a die; the higher begins with both. */
  public record Began(Seat mover, int high, int low) implements Happening {}

  /** The dice fell. */
  public record Rolled(int high, int low) implements Happening {}

  /** Nothing, or nothing more, can be played. */
  public record Stuck() implements Happening {}

  @Override
  public Manifest manifest() {
    return Manifest.of("backgammon", "Backgammon")
        .seats(2)
        .streams(DICE)
        .limits(4L * TURNS_MAX, TURNS_MAX)
        .bots("runner");
  }

  @Override
  public Position begin(int seats) {
    return Position.START;
  }

  @Override
  public Status<Step> status(Position p) {
    if (p.first().off() == Men.ALL) return won(p, Seat.of(0));
    if (p.second().off() == Men.ALL) return won(p, Seat.of(1));
    if (p.dice().size() == 0) return Status.running();
    return Status.awaiting(p.mover(), "step", Choices.of(p.steps()));
  }

  /** Twice as much if the other has no man off, three times if one is still far from home. */
  private static Status<Step> won(Position p, Seat winner) {
    Men loser = p.of(winner.next(2));
    int stake = loser.off() > 0 ? 1 : loser.last() > 18 ? 3 : 2;
    return Status.won(
        winner, winner.index() == 0 ? Ints.of(stake, -stake) : Ints.of(-stake, stake));
  }

  @Override
  public void tick(Position p, Turn<Position, Happening> turn) {
    Rng rng = turn.rng(DICE, p.begun() ? "a roll" : "who begins");
    int one = rng.roll(SIDES);
    int two = rng.roll(SIDES);
    if (!p.begun()) {
      while (one == two) {
        one = rng.roll(SIDES);
        two = rng.roll(SIDES);
      }
      turn.emit(new Began(Seat.of(one > two ? 0 : 1), Math.max(one, two), Math.min(one, two)));
      return;
    }
    Position rolled = turn.emit(new Rolled(Math.max(one, two), Math.min(one, two)));
    if (rolled.stuck()) turn.emit(new Stuck());
  }

  @Override
  public void choose(Position p, Step step, Turn<Position, Happening> turn) {
    Position after = turn.emit(step);
    boolean left = after.dice().size() > 0 && after.own().off() < Men.ALL;
    if (left && after.stuck()) turn.emit(new Stuck());
  }

  @Override
  public Optional<List<Stream>> streams(Step step) {
    return Optional.of(List.of());
  }

  @Override
  public Position evolve(Position p, Happening happening) {
    return switch (happening) {
      case Began(Seat mover, int high, int low) ->
          p.with(Position::mover, mover).with(Position::dice, Ints.of(high, low));
      case Rolled(int high, int low) ->
          p.with(
              Position::dice, high == low ? Ints.of(high, high, high, high) : Ints.of(high, low));
      case Step step -> passed(p.after(step));
      case Stuck _ -> passed(p.with(Position::dice, Ints.zeros(0)));
    };
  }

  /** Whoever has no dice left is followed by the other. */
  private static Position passed(Position p) {
    return p.dice().size() > 0 ? p : p.with(Position::mover, p.mover().next(2));
  }

  @Override
  public Screen present(Position p, Seat viewer) {
    return BoardScreen.of(p, viewer, Optional.empty());
  }

  @Override
  public Screen preview(Position p, Step step, Seat viewer) {
    return BoardScreen.of(p, viewer, Optional.of(step));
  }

  @Override
  public Wording word(Position p, Step step, Seat viewer) {
    Wording wording =
        Wording.of(said(step, "choice"))
            .about(
                BoardScreen.place(p.mover(), step.from()),
                BoardScreen.place(p.mover(), Men.landing(step.from(), step.die())));
    return p.hits(step) ? wording.gain("hits") : wording;
  }

  private static Msg said(Step step, String kind) {
    int to = Men.landing(step.from(), step.die());
    String way = step.from() == Men.BAR ? "enter" : to == Men.OFF ? "off" : "go";
    return Msg.of(kind + "." + way, "from", step.from(), "to", to, "die", step.die());
  }

  @Override
  public Telling tell(Position before, Event event, Seat viewer) {
    return switch (event) {
      case Step step ->
          Telling.of(said(step, before.hits(step) ? "event.hit" : "event"))
              .by(before.mover())
              .about(BoardScreen.place(before.mover(), Men.landing(step.from(), step.die())));
      case Began(Seat mover, int high, int low) ->
          Telling.of("event.Began", "high", high, "low", low).by(mover);
      case Rolled(int high, int low) when high == low ->
          Telling.of("event.Rolled.double", "high", high).by(before.mover());
      case Rolled(int high, int low) ->
          Telling.of("event.Rolled", "high", high, "low", low).by(before.mover());
      case Stuck _ -> Telling.of("event.Stuck").by(before.mover());
      default -> Telling.of(event);
    };
  }

  @Override
  public List<Bot<Position, Step>> bots() {
    return List.of(
        Bot.of("runner", (p, seat, prompt, rng) -> runner(p, prompt.choices(seat).list(), rng)));
  }

  /** Hits where it can, leaves few men alone, and otherwise brings on those furthest behind. */
  private static Step runner(Position p, List<Step> steps, Rng rng) {
    Step best = steps.getFirst();
    int most = Integer.MIN_VALUE;
    for (Step step : steps) {
      Position after = p.after(step);
      int worth = rng.below(8) + 4 * after.other().pips() + step.from();
      for (int point = 1; point < Men.BAR; point++)
        if (after.own().at(point) == 1 && after.other().last() > Men.BAR - point) worth -= 24;
      if (worth <= most) continue;
      most = worth;
      best = step;
    }
    return best;
  }
}
