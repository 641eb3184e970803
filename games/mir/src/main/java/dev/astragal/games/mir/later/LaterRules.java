package dev.astragal.games.mir.later;

import dev.astragal.games.mir.ActionType;
import dev.astragal.games.mir.LaterEvent;
import dev.astragal.games.mir.MirEvent;
import dev.astragal.games.mir.MirState;
import dev.astragal.games.mir.Rulebook;
import dev.astragal.games.mir.json.Json;
import dev.astragal.games.mir.rules.ActionShape;
import dev.astragal.games.mir.rules.Initiative;
import dev.astragal.games.mir.rules.Movement;
import dev.astragal.games.mir.rules.Rolls;
import dev.astragal.games.mir.rules.TurnOrder;
import dev.astragal.games.mir.schema.StateSchema;
import dev.astragal.games.mir.state.Combat;
import dev.astragal.games.mir.state.Dice;
import dev.astragal.kernel.game.Rejection;
import dev.astragal.kernel.game.Turn;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The rule book of the reference's later engine: seven actions, a budget per turn, conditions that
 * wear off, and fights that end. It is here for documents that engine wrote; what it gets wrong is
 * kept.
 */
public final class LaterRules implements Rulebook {
  @Override
  public StateSchema schema() {
    return StateSchema.LATER;
  }

  @Override
  public @Nullable Rejection refusal(MirState state, Json action) {
    Rejection misshapen = ActionShape.refusal(action, ActionType.LATER);
    if (misshapen != null) return misshapen;
    Json.Obj declared = (Json.Obj) action;
    ActionType type = typeOf(declared);
    return switch (type) {
      case ROLL_INITIATIVE -> Initiative.refusal(state);
      case END_TURN -> TurnOrder.endRefusal(state, declared.at("entityId"));
      case SET_SEED -> null;
      case MOVE, ATTACK, DEFEND, USE_ABILITY -> {
        Rejection unable = TurnOrder.refusal(state, declared.at(type.fields().getFirst()));
        if (unable == null) unable = exhausted(state, type);
        yield unable != null ? unable : handlerRefusal(state, type, declared);
      }
      case YIELD -> throw unknown(declared);
    };
  }

  private static @Nullable Rejection handlerRefusal(
      MirState state, ActionType type, Json.Obj action) {
    return switch (type) {
      case MOVE -> Movement.refusal(state, action, LaterFooting.INSTANCE);
      case ATTACK -> LaterAttack.refusal(state, action);
      case DEFEND -> Guard.refusal(state, action);
      case USE_ABILITY -> LaterAbility.refusal(state, action);
      case ROLL_INITIATIVE, END_TURN, SET_SEED, YIELD -> throw unknown(action);
    };
  }

  @Override
  public void perform(MirState state, Json action, Turn<MirState, MirEvent> turn) {
    Json.Obj declared = (Json.Obj) action;
    ActionType type = typeOf(declared);
    if (state.combat().fighting() && state.combat().budget() == null)
      turn.emit(LaterEvent.BudgetKept.of(Combat.Budget.UNUSED));
    switch (type) {
      case MOVE -> Movement.perform(declared, turn);
      case ATTACK -> LaterAttack.perform(state, declared, turn);
      case DEFEND -> Guard.perform(state, declared, turn);
      case USE_ABILITY -> LaterAbility.perform(state, declared, turn);
      case END_TURN -> LaterTurns.end(turn);
      case ROLL_INITIATIVE -> {
        Initiative.perform(state, Rolls.OF_DOCUMENT, turn);
        turn.emit(LaterEvent.BudgetKept.of(Combat.Budget.UNUSED));
      }
      case SET_SEED -> {
        Dice dice = state.dice();
        turn.emit(
            new LaterEvent.SeedSet(
                Optional.ofNullable(dice.seed()), dice.mode(), declared.text("seed")));
      }
      case YIELD -> throw unknown(declared);
    }
    spend(type, turn);
    LaterTurns.endFightIfDecided(turn);
  }

  private static @Nullable Rejection exhausted(MirState state, ActionType type) {
    Combat.Budget budget = state.combat().fighting() ? state.combat().budget() : null;
    if (budget == null) return null;
    boolean moving = type == ActionType.MOVE;
    if ((moving ? budget.movement() : budget.actions()) < 1) return null;
    return Rejection.of(
        "BUDGET_EXHAUSTED", (moving ? "Movement" : "Action") + " already used this turn");
  }

  private static void spend(ActionType type, Turn<MirState, MirEvent> turn) {
    Combat combat = turn.state().combat();
    Combat.Budget used = combat.budget();
    if (!combat.fighting() || used == null) return;
    switch (type) {
      case MOVE ->
          turn.emit(
              new LaterEvent.BudgetKept(used.movement() + 1, used.actions(), used.bonusActions()));
      case ATTACK, DEFEND, USE_ABILITY ->
          turn.emit(
              new LaterEvent.BudgetKept(used.movement(), used.actions() + 1, used.bonusActions()));
      case ROLL_INITIATIVE, END_TURN, SET_SEED, YIELD -> {}
    }
  }

  private static ActionType typeOf(Json.Obj action) {
    ActionType type = ActionShape.type(action, ActionType.LATER);
    if (type == null) throw unknown(action);
    return type;
  }

  private static IllegalArgumentException unknown(Json.Obj action) {
    return new IllegalArgumentException("the later engine has no action " + action);
  }
}
