// snippet: head
package dev.astragal.guide.cups;

import dev.astragal.kernel.game.*;
import dev.astragal.kernel.rng.*;
import dev.astragal.kernel.screen.*;
import dev.astragal.kernel.state.Ints;
import java.util.List;
import java.util.Optional;

/** A die under each of two cups: raise, show or fold. The higher die takes the stake. */
public final class Cups implements SimpleGame<Cups.Table, Cups.Move, Cups.Happening> {
  private static final Stream DICE = Stream.of("dice");
  private static final int GOAL = 5;
  private static final int STAKE_MAX = 3;
  private static final Ints LIFTED = Ints.zeros(0);

  public record Table(Ints dice, Ints shown, Ints points, int stake, Seat mover) {}

  public enum Move implements Choice {
    RAISE,
    SHOW,
    FOLD
  }

  public sealed interface Happening extends Event {}

  // end
  // snippet: event
  public record Rolled(Ints dice) implements Happening {
    public Optional<Event> seenBy(Seat viewer) {
      if (viewer.equals(Seat.SPECTATOR)) return Optional.empty();
      return Optional.of(new Peeked(dice.get(viewer.index())));
    }
  }

  public record Peeked(int face) implements Event {}

  // end
  // snippet: rules
  public record Raised(int stake) implements Happening {}

  public record Shown(Ints dice, Seat winner) implements Happening {}

  public record Folded(Seat winner) implements Happening {}

  public Manifest manifest() {
    return Manifest.of("cups", "Cups").seats(2).streams(DICE).limits(100, 20).bots("steady");
  }

  public Table begin(int seats) {
    return new Table(LIFTED, LIFTED, Ints.zeros(2), 1, Seat.first());
  }

  public Status<Move> status(Table t) {
    if (t.points.max() >= GOAL) {
      return Status.won(Seat.of(t.points.get(0) >= GOAL ? 0 : 1), t.points);
    }
    if (t.dice.size() == 0) return Status.running();
    List<Move> moves = t.stake < STAKE_MAX ? List.of(Move.values()) : List.of(Move.SHOW, Move.FOLD);
    return Status.awaiting(t.mover, "move", Choices.of(moves));
  }

  public void tick(Table t, Turn<Table, Happening> turn) {
    Rng dice = turn.rng(DICE);
    turn.emit(new Rolled(Ints.of(dice.roll(6), dice.roll(6))));
  }

  public void choose(Table t, Move move, Turn<Table, Happening> turn) {
    Seat other = t.mover.next(2);
    boolean higher = t.dice.get(t.mover.index()) > t.dice.get(other.index());
    turn.emit(
        switch (move) {
          case RAISE -> new Raised(t.stake + 1);
          case SHOW -> new Shown(t.dice, higher ? t.mover : other);
          case FOLD -> new Folded(other);
        });
  }

  public Table evolve(Table t, Happening happening) {
    Seat other = t.mover.next(2);
    return switch (happening) {
      case Rolled(Ints dice) -> new Table(dice, t.shown, t.points, 1, t.mover);
      case Raised(int stake) -> new Table(t.dice, t.shown, t.points, stake, other);
      case Shown(Ints dice, Seat seat) ->
          new Table(LIFTED, dice, t.points.plus(seat.index(), t.stake), 1, other);
      case Folded(Seat seat) ->
          new Table(LIFTED, LIFTED, t.points.plus(seat.index(), t.stake), 1, other);
    };
  }

  // end
  // snippet: present
  public Screen present(Table t, Seat viewer) {
    boolean peeks = t.dice.size() > 0 && !viewer.equals(Seat.SPECTATOR);
    Msg own = peeks ? Msg.of("own", "face", t.dice.get(viewer.index())) : Msg.of("covered");
    Msg stake = Msg.of("stake", "points", t.stake);
    Msg shown = Msg.of("shown", "dice", t.shown);
    return Screen.of(Panel.scores("points", t.points, GOAL), Panel.text("cup", own, stake, shown));
  }

  // end
  // snippet: redeal
  public Table redeal(Table t, Seat viewer, Rng rng) {
    Ints dice = t.dice;
    for (int seat = 0; seat < dice.size(); seat++)
      if (seat != viewer.index()) dice = dice.with(seat, rng.roll(6));
    return new Table(dice, t.shown, t.points, t.stake, t.mover);
  }

  // end
  // snippet: bot
  public List<Bot<Table, Move>> bots() {
    return List.of(Bot.of("steady", (t, seat, prompt, rng) -> steady(t, seat, prompt)));
  }

  private static Move steady(Table t, Seat seat, Prompt<Move> prompt) {
    int own = t.dice.get(seat.index());
    if (own >= 5 && prompt.choices(seat).list().contains(Move.RAISE)) return Move.RAISE;
    return own >= 3 ? Move.SHOW : Move.FOLD;
  }
}
// end
