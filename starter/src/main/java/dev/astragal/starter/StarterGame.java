package dev.astragal.starter;

import dev.astragal.kernel.game.Bot;
import dev.astragal.kernel.game.Choices;
import dev.astragal.kernel.game.Manifest;
import dev.astragal.kernel.game.Measures;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.SimpleGame;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.game.Violations;
import dev.astragal.kernel.rng.Stream;
import dev.astragal.kernel.screen.Panel;
import dev.astragal.kernel.screen.Screen;
import dev.astragal.kernel.state.Ints;
import java.util.List;

/** A race up a wall: a step is safe, a leap is a die that may throw you back. First up wins. */
public final class StarterGame implements SimpleGame<Wall, Move, Happening> {
  /** All luck comes from streams that the manifest declares. */
  static final Stream LEAPS = Stream.of("leaps");

  private static final String ID = "starter";
  private static final String TITLE = "Starter";
  static final int TOP = 12;
  static final int SLIP_UP_TO = 2;
  static final int SLIP = 2;

  @Override
  public Manifest manifest() {
    return Manifest.of(ID, TITLE)
        .seats(1, 4)
        .streams(LEAPS)
        .limits(10_000, 0)
        .bots("daring", "steady");
  }

  @Override
  public Wall begin(int seats) {
    return new Wall(Ints.zeros(seats), Seat.first());
  }

  /** Whose turn it is and what they may do; or that it is over. */
  @Override
  public Status<Move> status(Wall wall) {
    for (int seat = 0; seat < wall.heights().size(); seat++)
      if (wall.heights().get(seat) >= TOP) return Status.won(Seat.of(seat), wall.heights());
    return Status.awaiting(wall.mover(), "move", Choices.all(Move.class));
  }

  /** The rules: reads the state, draws luck, says what happens. */
  @Override
  public void choose(Wall wall, Move move, Turn<Wall, Happening> turn) {
    if (move == Move.STEP) {
      turn.emit(new Happening.Climbed(wall.mover(), 1));
      return;
    }
    int face = turn.rng(LEAPS).roll(6);
    int height = wall.heights().get(wall.mover().index());
    turn.emit(
        face <= SLIP_UP_TO
            ? new Happening.Slipped(wall.mover(), Math.min(SLIP, height))
            : new Happening.Climbed(wall.mover(), face));
  }

  /** What an event does to the state; decides nothing and draws nothing. */
  @Override
  public Wall evolve(Wall wall, Happening happening) {
    Seat next = wall.mover().next(wall.heights().size());
    return switch (happening) {
      case Happening.Climbed(Seat who, int by) ->
          new Wall(wall.heights().plus(who.index(), by), next);
      case Happening.Slipped(Seat who, int by) ->
          new Wall(wall.heights().plus(who.index(), -by), next);
    };
  }

  /** What must always hold; checked after every input and by every fuzzed step. */
  @Override
  public void check(Wall wall, Violations out) {
    for (int seat = 0; seat < wall.heights().size(); seat++)
      out.require(wall.heights().get(seat) >= 0, "UNDERGROUND", "seat " + seat + " is below 0");
  }

  /** What a seat may see, as panels; every client draws it. Texts are in messages.properties. */
  @Override
  public Screen present(Wall wall, Seat viewer) {
    return Screen.of(
        Panel.scores("heights", wall.heights(), TOP),
        Panel.line("turn", "to-move", "who", wall.mover()));
  }

  /** Numbers a sweep shows. */
  @Override
  public void measure(Wall wall, Measures out) {
    out.value("height of the first seat", wall.heights().get(0));
  }

  @Override
  public List<Bot<Wall, Move>> bots() {
    return List.of(
        Bot.of("daring", (wall, seat, prompt, rng) -> Move.LEAP),
        Bot.of("steady", (wall, seat, prompt, rng) -> Move.STEP));
  }
}
