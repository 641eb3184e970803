package dev.astragal.kernel.run;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Choices;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Manifest;
import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.game.Rejection;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Setup;
import dev.astragal.kernel.game.SimpleGame;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.game.Violations;
import dev.astragal.kernel.rng.Rng;
import dev.astragal.kernel.rng.Stream;
import dev.astragal.kernel.screen.Screen;
import java.util.List;

/**
 * A small game with everything in it, its state a record: oil burns by the die while time runs; at
 * every tenth mile seat 0 or 1 is asked; wood may be gathered by command; a card is hidden.
 */
final class Lantern implements SimpleGame<Lantern.State, Lantern.Move, Lantern.Happening> {
  static final Stream OIL = Stream.of("oil");
  static final Stream WIND = Stream.of("wind");
  static final int GOAL = 40;

  record State(int mile, int oil, int wood, int hidden, int complaints, boolean asked) {}

  sealed interface Move extends Choice {
    record Refill(int amount) implements Move {}

    record Gather() implements Move {}

    /** Legal by the list, refused by the rule after it has drawn and emitted. */
    record Sulk() implements Move {}

    /** Legal by the list, and breaks an invariant. */
    record Spill() implements Move {}
  }

  sealed interface Happening extends Event {
    record Walked(int burnt) implements Happening {}

    record Asked() implements Happening {}

    record Refilled(int amount) implements Happening {}

    record Gathered(int wood) implements Happening {}

    record Complained(String code) implements Happening {}
  }

  private final boolean records;

  /** {@code records} says whether refusals leave a trace. */
  Lantern(boolean records) {
    this.records = records;
  }

  static Kernel<State, Move, Happening> kernel() {
    return kernel(new Lantern(false));
  }

  static Kernel<State, Move, Happening> kernel(Lantern game) {
    return Kernel.of(game, Setup.of(game.manifest(), 2));
  }

  @Override
  public Manifest manifest() {
    return Manifest.of("lantern", "Lantern").seats(2).streams(OIL, WIND).limits(50, 200);
  }

  @Override
  public State begin(int seats) {
    return new State(0, 100, 0, 7, 0, false);
  }

  @Override
  public Status<Move> status(State state) {
    if (state.mile >= GOAL) return Status.finished(Outcome.won(Seat.first()));
    Choices<Move> gather = Choices.of(List.of(new Move.Gather()));
    if (!state.asked) return new Status.Running<>(gather);
    return new Status.Awaiting<>(
        Prompt.ask(
                Seat.of(state.mile / 10 % 2),
                "refill",
                Choices.<Move>of(
                    List.of(
                        new Move.Refill(1), new Move.Refill(2), new Move.Sulk(), new Move.Spill())))
            .allowing(gather));
  }

  @Override
  public void tick(State state, Turn<State, Happening> turn) {
    State walked = turn.emit(new Happening.Walked(turn.rng(OIL).roll(6)));
    if (walked.mile % 10 == 0 && walked.mile < GOAL) turn.emit(new Happening.Asked());
  }

  @Override
  public void choose(State state, Move move, Turn<State, Happening> turn) {
    switch (move) {
      case Move.Refill(int amount) -> turn.emit(new Happening.Refilled(amount));
      case Move.Gather() -> turn.emit(new Happening.Gathered(turn.rng(WIND).roll(3)));
      case Move.Sulk() -> {
        turn.emit(new Happening.Gathered(turn.rng(WIND).roll(3)));
        throw turn.refuse(Rejection.of("NO_SULKING", "nobody may sulk"));
      }
      case Move.Spill() -> turn.emit(new Happening.Refilled(-10_000));
    }
  }

  @Override
  public State evolve(State s, Happening happening) {
    return switch (happening) {
      case Happening.Walked(int burnt) ->
          new State(s.mile + 1, s.oil - burnt, s.wood, s.hidden, s.complaints, s.asked);
      case Happening.Asked() -> new State(s.mile, s.oil, s.wood, s.hidden, s.complaints, true);
      case Happening.Refilled(int amount) ->
          new State(s.mile, s.oil + amount, s.wood, s.hidden, s.complaints, false);
      case Happening.Gathered(int wood) ->
          new State(s.mile, s.oil, s.wood + wood, s.hidden, s.complaints, s.asked);
      case Happening.Complained(_) ->
          new State(s.mile, s.oil, s.wood, s.hidden, s.complaints + 1, s.asked);
    };
  }

  @Override
  public void check(State state, Violations out) {
    out.require(state.oil > -1000, "OIL", "the lantern holds " + state.oil);
  }

  @Override
  public void refused(
      State state, Move move, List<Rejection> reasons, Turn<State, Happening> turn) {
    if (records) turn.emit(new Happening.Complained(reasons.getFirst().code()));
  }

  @Override
  public Screen present(State state, Seat viewer) {
    return Screen.of();
  }

  @Override
  public State redeal(State s, Seat viewer, Rng rng) {
    return new State(s.mile, s.oil, s.wood, 100 + rng.below(1000), s.complaints, s.asked);
  }
}
