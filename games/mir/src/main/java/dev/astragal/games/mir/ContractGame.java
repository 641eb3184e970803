package dev.astragal.games.mir;

import dev.astragal.games.mir.action.Action;
import dev.astragal.games.mir.action.ActionShape;
import dev.astragal.games.mir.action.Declaration;
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
import org.jspecify.annotations.Nullable;

/**
 * Rules of actions as the contract plays them: any action on any sound state, one at a time, for
 * ever. It has no table of its own; states come from documents.
 */
final class ContractGame implements SimpleGame<MirState, Declaration, MirEvent> {
  private final ActionRules rules;

  ContractGame(ActionRules rules) {
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
  public Status<Declaration> status(MirState state) {
    return new Status.Awaiting<>(Prompt.ask(Seat.first(), "action", choices(state)));
  }

  @Override
  public void choose(MirState state, Declaration declared, Turn<MirState, MirEvent> turn) {
    switch (declared) {
      case Action action -> rules.perform(state, action, turn);
      case Declaration.Written(_, Action action) -> rules.perform(state, action, turn);
      case Declaration.Unreadable(_, String why) -> throw new IllegalArgumentException(why);
    }
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
      MirState state,
      Declaration declared,
      List<Rejection> reasons,
      Turn<MirState, MirEvent> turn) {
    turn.emit(
        new MirEvent.ActionRejected(
            declared.summary(), reasons.stream().map(Rejection::toString).toList()));
  }

  @Override
  public Screen present(MirState state, Seat viewer) {
    return Screen.of();
  }

  private Choices<Declaration> choices(MirState state) {
    return Choices.sampled(
        List.of(),
        rng -> new Action.RollInitiative(),
        declared -> Optional.ofNullable(refusal(state, declared)));
  }

  private @Nullable Rejection refusal(MirState state, Declaration declared) {
    return switch (declared) {
      case Action action -> rules.refusal(state, action);
      case Declaration.Written(_, Action action) -> rules.refusal(state, action);
      case Declaration.Unreadable(_, String why) -> ActionShape.invalid(why);
    };
  }
}
