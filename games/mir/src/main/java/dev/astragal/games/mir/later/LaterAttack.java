package dev.astragal.games.mir.later;

import dev.astragal.games.mir.LaterEvent;
import dev.astragal.games.mir.MirEvent;
import dev.astragal.games.mir.MirState;
import dev.astragal.games.mir.action.Action;
import dev.astragal.games.mir.action.ActionShape;
import dev.astragal.games.mir.rules.Attack;
import dev.astragal.games.mir.rules.Rolls;
import dev.astragal.games.mir.state.Entity;
import dev.astragal.games.mir.state.Purpose;
import dev.astragal.kernel.game.Rejection;
import dev.astragal.kernel.game.Turn;
import dev.astragal.parts.board.Square;
import org.jspecify.annotations.Nullable;

/** ATTACK within reach, with conditions counted as often as they are listed. */
final class LaterAttack {
  static final int ATTACK_SIDES = 20;

  private static final int DAMAGE_SIDES = 6;
  private static final int REACH = 1;
  private static final int BLESSED = 2;
  private static final int STUNNED = -2;
  private static final int DODGING = 2;

  private LaterAttack() {}

  static @Nullable Rejection refusal(MirState state, Action.Attack action) {
    Rejection refused = Attack.refusal(state, action);
    if (refused != null) return refused;
    Entity attacker = state.roster().at(action.attacker());
    Entity target = state.roster().at(action.target());
    if (attacker.has("stunned"))
      return ActionShape.invalid("Attacker \"" + attacker.id() + "\" is stunned and cannot act");
    return outOfRange(attacker, target, attacker.sheet().attackRange().orElse(REACH), "attack");
  }

  static @Nullable Rejection outOfRange(Entity actor, Entity target, long range, String what) {
    int distance = Square.kingMoves(actor.x(), actor.y(), target.x(), target.y());
    return distance <= range
        ? null
        : Rejection.of(
            "OUT_OF_RANGE", "Target at distance " + distance + ", " + what + " range is " + range);
  }

  static void perform(MirState state, Action.Attack action, Turn<MirState, MirEvent> turn) {
    Entity attacker = state.roster().at(action.attacker());
    Entity target = state.roster().at(action.target());
    int die =
        roll(turn, ATTACK_SIDES, Purpose.of(attacker.name(), " attack roll vs ", target.name()));
    boolean disadvantage = attacker.has("poisoned");
    if (disadvantage)
      die =
          Math.min(
              die, roll(turn, ATTACK_SIDES, Purpose.of(attacker.name(), " disadvantage re-roll")));
    int modifier = BLESSED * attacker.count("blessed");
    int acModifier = STUNNED * target.count("stunned") + DODGING * target.count("dodging");
    boolean hit = die + modifier >= target.ac() + acModifier;
    int damage =
        hit
            ? roll(turn, DAMAGE_SIDES, Purpose.of(attacker.name(), " damage vs ", target.name()))
            : 0;
    turn.emit(
        new LaterEvent.ModifiedAttack(
            attacker.id(),
            target.id(),
            die,
            modifier,
            target.ac(),
            acModifier,
            disadvantage,
            hit,
            damage,
            Math.max(0, target.hp() - damage)));
  }

  private static int roll(Turn<MirState, MirEvent> turn, int sides, Purpose purpose) {
    return Rolls.OF_DOCUMENT.roll(turn, 1, sides, purpose);
  }
}
