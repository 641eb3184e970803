package dev.astragal.games.mir.tactics;

import dev.astragal.games.mir.MirEvent;
import dev.astragal.games.mir.MirState;
import dev.astragal.games.mir.TacticsEvent;
import dev.astragal.games.mir.action.Name;
import dev.astragal.games.mir.state.Board;
import dev.astragal.games.mir.state.Combat;
import dev.astragal.games.mir.state.Entity;
import dev.astragal.games.mir.state.Sight;
import dev.astragal.kernel.game.Rejection;
import dev.astragal.kernel.game.Turn;
import dev.astragal.parts.board.Square;
import org.jspecify.annotations.Nullable;

/** Who can act at all, and what of a turn is left. */
final class Actors {
  private Actors() {}

  static @Nullable Rejection refusal(MirState state, Name id) {
    Entity actor = state.roster().find(id);
    if (actor == null)
      return Rejection.of("ENTITY_NOT_FOUND", "Entity \"" + id.shown() + "\" not found");
    if (actor.dead()) return Rejection.of("DEAD_ENTITY", "Entity \"" + actor.id() + "\" is dead");
    if (actor.has(ConditionNames.STUNNED))
      return Rejection.of(
          "INVALID_ACTION", "Entity \"" + actor.id() + "\" is stunned and cannot act");
    return null;
  }

  static @Nullable Rejection actionUsed(MirState state) {
    return budget(state).actions() >= 1
        ? Rejection.of("BUDGET_EXHAUSTED", "Action already used this turn")
        : null;
  }

  /** Whether {@code target} is near enough to {@code actor} and nothing hides it. */
  static @Nullable Rejection outOfReach(MirState state, Entity actor, Entity target, long range) {
    int distance = distance(actor, target);
    if (distance > range)
      return Rejection.of("OUT_OF_RANGE", "Target at distance " + distance + ", reach is " + range);
    return inSight(state.board(), actor, target)
        ? null
        : Rejection.of("NO_LINE_OF_SIGHT", "Target \"" + target.id() + "\" is out of sight");
  }

  static boolean inSight(Board board, Entity actor, Entity target) {
    return actor.id().equals(target.id())
        || Sight.line(board, actor.x(), actor.y(), target.x(), target.y());
  }

  static int distance(Entity from, Entity to) {
    return Square.kingMoves(from.x(), from.y(), to.x(), to.y());
  }

  /** What the active entity used so far; nothing outside a fight. */
  static Combat.Budget budget(MirState state) {
    Combat.Budget budget = state.combat().fighting() ? state.combat().budget() : null;
    return budget == null ? Combat.Budget.UNUSED : budget;
  }

  static void spendAction(String id, Turn<MirState, MirEvent> turn) {
    spend(id, 0, 1, turn);
  }

  static void spend(String id, long movement, long actions, Turn<MirState, MirEvent> turn) {
    if (!turn.state().combat().fighting()) return;
    Combat.Budget used = budget(turn.state());
    turn.emit(
        new TacticsEvent.BudgetSpent(id, used.movement() + movement, used.actions() + actions));
  }
}
