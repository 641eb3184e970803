package dev.astragal.games.mir.later;

import dev.astragal.games.mir.ActionRules;
import dev.astragal.games.mir.LaterEvent;
import dev.astragal.games.mir.MirEvent;
import dev.astragal.games.mir.MirState;
import dev.astragal.games.mir.action.Action;
import dev.astragal.games.mir.action.ActionShape;
import dev.astragal.games.mir.action.ActionType;
import dev.astragal.games.mir.action.Name;
import dev.astragal.games.mir.rules.Initiative;
import dev.astragal.games.mir.rules.Movement;
import dev.astragal.games.mir.rules.Rolls;
import dev.astragal.games.mir.rules.TurnOrder;
import dev.astragal.games.mir.schema.StateSchema;
import dev.astragal.games.mir.state.Combat;
import dev.astragal.games.mir.state.Dice;
import dev.astragal.kernel.game.Rejection;
import dev.astragal.kernel.game.Turn;
import org.jspecify.annotations.Nullable;

/**
 * The rules of the reference's later engine: seven actions, a budget per turn, conditions that wear
 * off, and fights that end. It is here for documents that engine wrote; what it gets wrong is kept.
 */
public final class LaterRules implements ActionRules {
  @Override
  public StateSchema schema() {
    return StateSchema.LATER;
  }

  @Override
  public @Nullable Rejection refusal(MirState state, Action action) {
    Rejection misshapen = ActionShape.refusal(action, ActionType.LATER);
    if (misshapen != null) return misshapen;
    return switch (action) {
      case Action.RollInitiative _ -> Initiative.refusal(state);
      case Action.EndTurn(Name entity) -> TurnOrder.endRefusal(state, entity);
      case Action.SetSeed _ -> null;
      case Action.Move move -> {
        Rejection unable = unable(state, action);
        yield unable != null ? unable : Movement.refusal(state, move, LaterFooting.INSTANCE);
      }
      case Action.Attack attack -> {
        Rejection unable = unable(state, action);
        yield unable != null ? unable : LaterAttack.refusal(state, attack);
      }
      case Action.Defend(Name entity) -> {
        Rejection unable = unable(state, action);
        yield unable != null ? unable : Guard.refusal(state, entity);
      }
      case Action.UseAbility use -> {
        Rejection unable = unable(state, action);
        yield unable != null ? unable : LaterAbility.refusal(state, use);
      }
      case Action.Yield _ -> throw unknown(action);
    };
  }

  @Override
  public void perform(MirState state, Action action, Turn<MirState, MirEvent> turn) {
    if (state.combat().fighting() && state.combat().budget() == null)
      turn.emit(LaterEvent.BudgetKept.of(Combat.Budget.UNUSED));
    switch (action) {
      case Action.Move move -> Movement.perform(move, turn);
      case Action.Attack attack -> LaterAttack.perform(state, attack, turn);
      case Action.Defend(Name entity) -> Guard.perform(state, entity, turn);
      case Action.UseAbility use -> LaterAbility.perform(state, use, turn);
      case Action.EndTurn _ -> LaterTurns.end(turn);
      case Action.RollInitiative _ -> {
        Initiative.perform(state, Rolls.OF_DOCUMENT, turn);
        turn.emit(LaterEvent.BudgetKept.of(Combat.Budget.UNUSED));
      }
      case Action.SetSeed(String seed) -> {
        Dice dice = state.dice();
        turn.emit(new LaterEvent.SeedSet(dice.position().text(), dice.mode(), seed));
      }
      case Action.Yield _ -> throw unknown(action);
    }
    spend(action.type(), turn);
    LaterTurns.endFightIfDecided(turn);
  }

  /** Whose turn it is not, or who has nothing left of it. */
  private static @Nullable Rejection unable(MirState state, Action action) {
    Rejection outOfTurn = TurnOrder.refusal(state, action.actor());
    return outOfTurn != null ? outOfTurn : exhausted(state, action.type());
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

  private static IllegalArgumentException unknown(Action action) {
    return new IllegalArgumentException("the later engine has no action " + action);
  }
}
