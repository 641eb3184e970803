package dev.astragal.games.mir.tactics;

import dev.astragal.games.mir.ActionType;
import dev.astragal.games.mir.MirEvent;
import dev.astragal.games.mir.MirState;
import dev.astragal.games.mir.Rulebook;
import dev.astragal.games.mir.TacticsEvent;
import dev.astragal.games.mir.json.Json;
import dev.astragal.games.mir.rules.ActionShape;
import dev.astragal.games.mir.rules.Initiative;
import dev.astragal.games.mir.rules.Rolls;
import dev.astragal.games.mir.rules.TurnOrder;
import dev.astragal.games.mir.schema.StateSchema;
import dev.astragal.games.mir.state.Combat;
import dev.astragal.games.mir.state.Entity;
import dev.astragal.games.mir.state.Side;
import dev.astragal.kernel.game.Rejection;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.tree.Tree;
import org.jspecify.annotations.Nullable;

/** The rule book of the tactics profile: the same gate, and a fight worth having behind it. */
public final class TacticsRules implements Rulebook {
  private final TacticsPolicy policy;
  private final Rolls dice;
  private final Walking walking;
  private final Striking striking;
  private final Casting casting;
  private final TurnFlow flow;

  public TacticsRules(Tree policy, Rolls dice) {
    this.policy = TacticsPolicy.read(policy);
    this.dice = dice;
    this.flow = new TurnFlow(this.policy, dice);
    this.walking = new Walking(this.policy);
    this.striking = new Striking(this.policy, dice, flow);
    this.casting = new Casting(this.policy, dice, flow, striking);
  }

  public TacticsPolicy policy() {
    return policy;
  }

  Striking striking() {
    return striking;
  }

  Casting casting() {
    return casting;
  }

  @Override
  public StateSchema schema() {
    return StateSchema.TACTICS;
  }

  @Override
  public @Nullable Rejection refusal(MirState state, Json action) {
    Rejection misshapen = ActionShape.refusal(action, ActionType.TACTICS);
    if (misshapen != null) return misshapen;
    Json.Obj declared = (Json.Obj) action;
    ActionType type = type(declared);
    return switch (type) {
      case ROLL_INITIATIVE -> initiativeRefusal(state);
      case END_TURN, YIELD -> TurnOrder.endRefusal(state, declared.at("entityId"));
      case SET_SEED -> throw new IllegalArgumentException("tactics has no action " + action);
      case MOVE, ATTACK, DEFEND, USE_ABILITY -> {
        Json actorId = declared.at(type.fields().getFirst());
        Rejection unable = TurnOrder.refusal(state, actorId);
        if (unable == null) unable = Actors.refusal(state, actorId);
        if (unable == null && type != ActionType.MOVE) unable = Actors.actionUsed(state);
        if (unable != null) yield unable;
        Entity actor = state.roster().at(declared.text(type.fields().getFirst()));
        yield switch (type) {
          case MOVE -> walking.refusal(state, actor, declared);
          case ATTACK -> striking.refusal(state, actor, declared.at("targetId"));
          case USE_ABILITY -> casting.refusal(state, actor, declared);
          case DEFEND, ROLL_INITIATIVE, END_TURN, SET_SEED, YIELD -> null;
        };
      }
    };
  }

  @Override
  public void perform(MirState state, Json action, Turn<MirState, MirEvent> turn) {
    Json.Obj declared = (Json.Obj) action;
    ActionType type = type(declared);
    switch (type) {
      case ROLL_INITIATIVE -> {
        Initiative.perform(state, dice, turn);
        turn.emit(new TacticsEvent.BudgetSpent(active(turn), 0, 0));
      }
      case END_TURN -> flow.endTurn(turn);
      case YIELD -> {
        Entity actor = state.roster().at(declared.text("entityId"));
        flow.end(turn, actor.side() == Side.PLAYERS ? Side.NPCS.key() : Side.PLAYERS.key());
      }
      case MOVE ->
          walking.perform(state, state.roster().at(declared.text("entityId")), declared, turn);
      case ATTACK ->
          striking.perform(
              state.roster().at(declared.text("attackerId")),
              state.roster().at(declared.text("targetId")),
              turn);
      case DEFEND -> {
        String id = declared.text("entityId");
        turn.emit(new TacticsEvent.ConditionApplied(id, ConditionNames.DODGING, 1));
        Actors.spendAction(id, turn);
      }
      case USE_ABILITY -> casting.perform(state, declared, turn);
      case SET_SEED -> throw new IllegalArgumentException("tactics has no action " + action);
    }
  }

  private static @Nullable Rejection initiativeRefusal(MirState state) {
    Rejection refused = Initiative.refusal(state);
    if (refused != null) return refused;
    boolean both =
        !state.roster().living(Side.PLAYERS).isEmpty()
            && !state.roster().living(Side.NPCS).isEmpty();
    return both ? null : Rejection.of("NO_PARTICIPANTS", "There is nobody to fight");
  }

  private static String active(Turn<MirState, MirEvent> turn) {
    Combat combat = turn.state().combat();
    String active = combat.activeId();
    return active == null ? "" : active;
  }

  private static ActionType type(Json.Obj action) {
    ActionType type = ActionShape.type(action, ActionType.TACTICS);
    if (type == null) throw new IllegalArgumentException("there is no action " + action);
    return type;
  }
}
