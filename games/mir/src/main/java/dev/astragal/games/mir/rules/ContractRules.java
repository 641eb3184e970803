package dev.astragal.games.mir.rules;

import dev.astragal.games.mir.ActionRules;
import dev.astragal.games.mir.MirEvent;
import dev.astragal.games.mir.MirState;
import dev.astragal.games.mir.action.Action;
import dev.astragal.games.mir.action.ActionShape;
import dev.astragal.games.mir.action.ActionType;
import dev.astragal.games.mir.schema.StateSchema;
import dev.astragal.kernel.game.Rejection;
import dev.astragal.kernel.game.Turn;
import org.jspecify.annotations.Nullable;

/** The rules of the contract: shape, then turn order, then the action's own rules. */
public final class ContractRules implements ActionRules {
  @Override
  public StateSchema schema() {
    return StateSchema.CONTRACT;
  }

  @Override
  public @Nullable Rejection refusal(MirState state, Action action) {
    Rejection misshapen = ActionShape.refusal(action, ActionType.CONTRACT);
    if (misshapen != null) return misshapen;
    return switch (action) {
      case Action.Move move -> {
        Rejection outOfTurn = TurnOrder.refusal(state, move.entity());
        yield outOfTurn != null ? outOfTurn : Movement.refusal(state, move, Footing.CONTRACT);
      }
      case Action.Attack attack -> {
        Rejection outOfTurn = TurnOrder.refusal(state, attack.attacker());
        yield outOfTurn != null ? outOfTurn : Attack.refusal(state, attack);
      }
      case Action.RollInitiative _ -> Initiative.refusal(state);
      case Action.EndTurn(var entity) -> TurnOrder.endRefusal(state, entity);
      case Action.Defend _, Action.UseAbility _, Action.SetSeed _, Action.Yield _ ->
          throw notInContract(action);
    };
  }

  @Override
  public void perform(MirState state, Action action, Turn<MirState, MirEvent> turn) {
    switch (action) {
      case Action.Move move -> Movement.perform(move, turn);
      case Action.Attack attack -> Attack.perform(state, attack, turn);
      case Action.RollInitiative _ -> Initiative.perform(state, Rolls.OF_DOCUMENT, turn);
      case Action.EndTurn _ -> TurnOrder.perform(state, turn);
      case Action.Defend _, Action.UseAbility _, Action.SetSeed _, Action.Yield _ ->
          throw notInContract(action);
    }
  }

  private static IllegalArgumentException notInContract(Action action) {
    return new IllegalArgumentException("the contract has no action " + action);
  }
}
