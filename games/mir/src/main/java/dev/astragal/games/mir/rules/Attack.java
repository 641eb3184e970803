package dev.astragal.games.mir.rules;

import dev.astragal.games.mir.MirEvent;
import dev.astragal.games.mir.MirState;
import dev.astragal.games.mir.action.Action;
import dev.astragal.games.mir.action.Name;
import dev.astragal.games.mir.state.Entity;
import dev.astragal.games.mir.state.Purpose;
import dev.astragal.games.mir.state.Roster;
import dev.astragal.kernel.game.Rejection;
import dev.astragal.kernel.game.Turn;
import org.jspecify.annotations.Nullable;

/** ATTACK: a d20 against the target's armour, and a d6 when it hits; at any distance. */
public final class Attack {
  private static final int ATTACK_SIDES = 20;
  private static final int DAMAGE_SIDES = 6;

  private Attack() {}

  /** Who may not attack whom, wherever they stand. */
  public static @Nullable Rejection refusal(MirState state, Action.Attack action) {
    Name attackerId = action.attacker();
    Name targetId = action.target();
    if (attackerId.same(targetId))
      return refused("SELF_ATTACK", "Entity", attackerId, "cannot attack itself");
    Roster roster = state.roster();
    Entity attacker = roster.find(attackerId);
    if (attacker == null) return refused("ENTITY_NOT_FOUND", "Attacker", attackerId, "not found");
    Entity target = roster.find(targetId);
    if (target == null) return refused("ENTITY_NOT_FOUND", "Target", targetId, "not found");
    if (attacker.dead()) return refused("DEAD_ENTITY", "Attacker", attackerId, "is dead");
    if (target.dead()) return refused("TARGET_DEAD", "Target", targetId, "is already dead");
    return null;
  }

  static void perform(MirState state, Action.Attack action, Turn<MirState, MirEvent> turn) {
    Entity attacker = state.roster().at(action.attacker());
    Entity target = state.roster().at(action.target());
    int attackRoll =
        Rolls.OF_DOCUMENT.roll(
            turn, 1, ATTACK_SIDES, Purpose.of(attacker.name(), " attack roll vs ", target.name()));
    boolean hit = attackRoll >= target.ac();
    int damage =
        hit
            ? Rolls.OF_DOCUMENT.roll(
                turn, 1, DAMAGE_SIDES, Purpose.of(attacker.name(), " damage vs ", target.name()))
            : 0;
    long hpAfter = Math.max(0, target.hp() - damage);
    turn.emit(
        new MirEvent.AttackResolved(
            attacker.id(), target.id(), attackRoll, target.ac(), hit, damage, hpAfter));
  }

  private static Rejection refused(String code, String who, Name id, String what) {
    return Rejection.of(code, who + " \"" + id.shown() + "\" " + what);
  }
}
