package dev.astragal.games.mir;

import dev.astragal.games.mir.rules.ActionShape;
import dev.astragal.games.mir.schema.Invariants;
import dev.astragal.kernel.game.Choices;
import dev.astragal.kernel.game.Limits;
import dev.astragal.kernel.game.Manifest;
import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.game.Rejection;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.SimpleGame;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.game.Violations;
import dev.astragal.kernel.screen.Screen;
import java.util.List;
import java.util.Optional;

/**
 * A rule book as the contract plays it: any action on any sound state, one at a time, for ever. It
 * has no table of its own; states come from documents.
 */
final class ContractGame implements SimpleGame<MirState, MirChoice, MirEvent> {
  private final Rulebook rules;

  ContractGame(Rulebook rules) {
    this.rules = rules;
  }

  @Override
  public Manifest manifest() {
    return Manifest.of("mir", "MIR").limits(Long.MAX_VALUE, Limits.DEFAULT.ticks());
  }

  @Override
  public MirState begin(int seats) {
    throw new IllegalStateException("the contract plays on a state it is given");
  }

  @Override
  public Status<MirChoice> status(MirState state) {
    return new Status.Awaiting<>(Prompt.ask(Seat.first(), "action", choices(state)));
  }

  @Override
  public void choose(MirState state, MirChoice choice, Turn<MirState, MirEvent> turn) {
    rules.perform(state, choice.document(), turn);
  }

  @Override
  public MirState evolve(MirState state, MirEvent event) {
    return Evolution.after(state, event);
  }

  @Override
  public void check(MirState state, Violations out) {
    checkInvariants(state, out);
  }

  static void checkInvariants(MirState state, Violations out) {
    if (!state.sound()) Invariants.check(state.json(), out);
  }

  @Override
  public void refused(
      MirState state, MirChoice choice, List<Rejection> reasons, Turn<MirState, MirEvent> turn) {
    turn.emit(
        new MirEvent.ActionRejected(
            ActionShape.summary(choice.document()),
            reasons.stream().map(Rejection::toString).toList()));
  }

  @Override
  public Screen present(MirState state, Seat viewer) {
    return Screen.of();
  }

  private Choices<MirChoice> choices(MirState state) {
    return Choices.sampled(
        List.of(),
        rng -> new MirChoice.RollInitiative(),
        choice -> Optional.ofNullable(rules.refusal(state, choice.document())));
  }
}
