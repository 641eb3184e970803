package dev.astragal.games.mir.tactics;

import dev.astragal.games.mir.ActionRules;
import dev.astragal.games.mir.MirEvent;
import dev.astragal.games.mir.MirPolicy;
import dev.astragal.games.mir.MirState;
import dev.astragal.games.mir.TacticsEvent;
import dev.astragal.games.mir.action.Action;
import dev.astragal.games.mir.action.ActionShape;
import dev.astragal.games.mir.action.ActionType;
import dev.astragal.games.mir.action.Name;
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

/** The rules of the tactics profile: the same gate, and a fight worth having behind it. */
public final class TacticsRules implements ActionRules {
  private final MirPolicy policy;
  private final Rolls dice;
  private final Walking walking;
  private final Striking striking;
  private final Casting casting;
  private final TurnFlow flow;

  public TacticsRules(Tree policy, Rolls dice) {
    this.policy = MirPolicy.read(policy);
    this.dice = dice;
    this.flow = new TurnFlow(this.policy, dice);
    this.walking = new Walking(this.policy);
    this.striking = new Striking(this.policy, dice, flow);
    this.casting = new Casting(this.policy, dice, flow, striking);
  }

  public MirPolicy policy() {
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
  public @Nullable Rejection refusal(MirState state, Action action) {
    Rejection misshapen = ActionShape.refusal(action, ActionType.TACTICS);
    if (misshapen != null) return misshapen;
    return switch (action) {
      case Action.RollInitiative _ -> initiativeRefusal(state);
      case Action.EndTurn(Name entity) -> TurnOrder.endRefusal(state, entity);
      case Action.Yield(Name entity) -> TurnOrder.endRefusal(state, entity);
      case Action.Move move -> {
        Rejection unable = unable(state, move.entity());
        yield unable != null ? unable : walking.refusal(state, actor(state, action), move);
      }
      case Action.Attack attack -> {
        Rejection unable = unableToAct(state, attack.attacker());
        yield unable != null
            ? unable
            : striking.refusal(state, actor(state, action), attack.target());
      }
      case Action.UseAbility use -> {
        Rejection unable = unableToAct(state, use.caster());
        yield unable != null ? unable : casting.refusal(state, actor(state, action), use);
      }
      case Action.Defend(Name entity) -> unableToAct(state, entity);
      case Action.SetSeed _ -> throw notInTactics(action);
    };
  }

  @Override
  public void perform(MirState state, Action action, Turn<MirState, MirEvent> turn) {
    switch (action) {
      case Action.RollInitiative _ -> {
        Initiative.perform(state, dice, turn);
        turn.emit(new TacticsEvent.BudgetSpent(active(turn), 0, 0));
      }
      case Action.EndTurn _ -> flow.endTurn(turn);
      case Action.Yield _ -> {
        boolean players = actor(state, action).side() == Side.PLAYERS;
        flow.end(turn, players ? Side.NPCS.key() : Side.PLAYERS.key());
      }
      case Action.Move move -> walking.perform(state, actor(state, action), move, turn);
      case Action.Attack attack ->
          striking.perform(actor(state, action), state.roster().at(attack.target()), turn);
      case Action.Defend _ -> {
        String id = actor(state, action).id();
        turn.emit(new TacticsEvent.ConditionApplied(id, ConditionNames.DODGING, 1));
        Actors.spendAction(id, turn);
      }
      case Action.UseAbility use -> casting.perform(state, use, turn);
      case Action.SetSeed _ -> throw notInTactics(action);
    }
  }

  private static @Nullable Rejection unable(MirState state, Name actor) {
    Rejection outOfTurn = TurnOrder.refusal(state, actor);
    return outOfTurn != null ? outOfTurn : Actors.refusal(state, actor);
  }

  private static @Nullable Rejection unableToAct(MirState state, Name actor) {
    Rejection unable = unable(state, actor);
    return unable != null ? unable : Actors.actionUsed(state);
  }

  private static Entity actor(MirState state, Action action) {
    return state.roster().at(action.actor());
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

  private static IllegalArgumentException notInTactics(Action action) {
    return new IllegalArgumentException("tactics has no action " + action);
  }
}
