package dev.astragal.games.mir.rules;

import dev.astragal.games.mir.ActionType;
import dev.astragal.games.mir.MirEvent;
import dev.astragal.games.mir.MirState;
import dev.astragal.games.mir.Rulebook;
import dev.astragal.games.mir.json.Json;
import dev.astragal.games.mir.schema.StateSchema;
import dev.astragal.kernel.game.Rejection;
import dev.astragal.kernel.game.Turn;
import org.jspecify.annotations.Nullable;

/** The rule book of the contract: shape, then turn order, then the action's own rules. */
public final class ContractRules implements Rulebook {
  @Override
  public StateSchema schema() {
    return StateSchema.CONTRACT;
  }

  @Override
  public @Nullable Rejection refusal(MirState state, Json action) {
    Rejection misshapen = ActionShape.refusal(action, ActionType.CONTRACT);
    if (misshapen != null) return misshapen;
    Json.Obj declared = (Json.Obj) action;
    return switch (typeOf(declared)) {
      case MOVE -> {
        Rejection outOfTurn = TurnOrder.refusal(state, declared.at("entityId"));
        yield outOfTurn != null ? outOfTurn : Movement.refusal(state, declared, Footing.CONTRACT);
      }
      case ATTACK -> {
        Rejection outOfTurn = TurnOrder.refusal(state, declared.at("attackerId"));
        yield outOfTurn != null ? outOfTurn : Attack.refusal(state, declared);
      }
      case ROLL_INITIATIVE -> Initiative.refusal(state);
      case END_TURN -> TurnOrder.endRefusal(state, declared.at("entityId"));
      case DEFEND, USE_ABILITY, SET_SEED, YIELD -> throw notInContract(declared);
    };
  }

  @Override
  public void perform(MirState state, Json action, Turn<MirState, MirEvent> turn) {
    Json.Obj declared = (Json.Obj) action;
    switch (typeOf(declared)) {
      case MOVE -> Movement.perform(declared, turn);
      case ATTACK -> Attack.perform(state, declared, turn);
      case ROLL_INITIATIVE -> Initiative.perform(state, Rolls.OF_DOCUMENT, turn);
      case END_TURN -> TurnOrder.perform(state, turn);
      case DEFEND, USE_ABILITY, SET_SEED, YIELD -> throw notInContract(declared);
    }
  }

  private static ActionType typeOf(Json.Obj action) {
    ActionType type = ActionShape.type(action, ActionType.CONTRACT);
    if (type == null) throw notInContract(action);
    return type;
  }

  private static IllegalArgumentException notInContract(Json.Obj action) {
    return new IllegalArgumentException("the contract has no action " + action);
  }
}
