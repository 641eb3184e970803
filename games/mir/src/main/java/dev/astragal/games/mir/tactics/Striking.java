package dev.astragal.games.mir.tactics;

import dev.astragal.games.mir.MirEvent;
import dev.astragal.games.mir.MirPolicy;
import dev.astragal.games.mir.MirState;
import dev.astragal.games.mir.TacticsEvent;
import dev.astragal.games.mir.action.Name;
import dev.astragal.games.mir.rules.Rolls;
import dev.astragal.games.mir.state.Entity;
import dev.astragal.games.mir.state.Purpose;
import dev.astragal.kernel.game.Rejection;
import dev.astragal.kernel.game.Turn;
import org.jspecify.annotations.Nullable;

/** ATTACK: within reach and sight, with conditions on both sides, lucky blows and mishaps. */
public final class Striking {
  static final int ATTACK_SIDES = 20;

  private final MirPolicy policy;
  private final Rolls dice;
  private final TurnFlow flow;

  Striking(MirPolicy policy, Rolls dice, TurnFlow flow) {
    this.policy = policy;
    this.dice = dice;
    this.flow = flow;
  }

  @Nullable Rejection refusal(MirState state, Entity attacker, Name targetId) {
    Entity target = state.roster().find(targetId);
    if (target == null)
      return Rejection.of("ENTITY_NOT_FOUND", "Target \"" + targetId.shown() + "\" not found");
    if (target.id().equals(attacker.id()))
      return Rejection.of("SELF_ATTACK", "Entity \"" + attacker.id() + "\" cannot attack itself");
    if (target.side() == attacker.side())
      return Rejection.of("INVALID_ACTION", "Target \"" + target.id() + "\" is an ally");
    if (target.dead())
      return Rejection.of("TARGET_DEAD", "Target \"" + target.id() + "\" is already dead");
    return Actors.outOfReach(state, attacker, target, range(attacker, policy));
  }

  void perform(Entity attacker, Entity target, Turn<MirState, MirEvent> turn) {
    boolean disadvantage = attacker.has(ConditionNames.POISONED);
    int die = d20(turn, Purpose.of(attacker.name(), " attack roll vs ", target.name()));
    if (disadvantage)
      die = Math.min(die, d20(turn, Purpose.of(attacker.name(), " disadvantage re-roll")));
    int roll = die + bonus(attacker);
    long ac = effectiveAc(attacker, target);
    boolean critical = die >= policy.attack().criticalFrom();
    boolean hit = hits(die, roll, ac);
    int damage = hit ? damage(turn, attacker, target, critical) : 0;
    turn.emit(
        new TacticsEvent.Strike(
            attacker.id(),
            target.id(),
            die,
            roll,
            ac,
            disadvantage,
            critical,
            hit,
            damage,
            Math.max(0, target.hp() - damage)));
    Actors.spendAction(attacker.id(), turn);
    flow.endIfDecided(turn);
  }

  /** How many of a hundred such blows would hit. */
  int hitChance(Entity attacker, Entity target) {
    long ac = effectiveAc(attacker, target);
    int hitting = 0;
    for (int die = 1; die <= ATTACK_SIDES; die++)
      if (hits(die, die + bonus(attacker), ac)) hitting++;
    return attacker.has(ConditionNames.POISONED)
        ? hitting * hitting * 100 / (ATTACK_SIDES * ATTACK_SIDES)
        : hitting * 100 / ATTACK_SIDES;
  }

  private boolean hits(int die, int roll, long ac) {
    return die >= policy.attack().criticalFrom()
        || (die > policy.attack().fumbleTo() && roll >= ac);
  }

  private int bonus(Entity attacker) {
    return (int) attacker.sheet().attackBonus() + blessing(attacker);
  }

  /** How far somebody's weapon reaches. */
  public static long range(Entity attacker, MirPolicy policy) {
    return attacker.sheet().attackRange().orElse(policy.attack().range());
  }

  /** What a roll is held against, conditions included. */
  public long effectiveAc(Entity attacker, Entity target) {
    long ac = target.ac();
    if (target.has(ConditionNames.DODGING)) ac += policy.conditions().dodgingAc();
    if (target.has(ConditionNames.STUNNED)) ac += policy.conditions().stunnedAc();
    if (target.has(ConditionNames.PRONE) && Actors.distance(attacker, target) <= 1)
      ac += policy.conditions().proneAc();
    return Math.max(0, ac);
  }

  int blessing(Entity attacker) {
    return attacker.has(ConditionNames.BLESSED) ? policy.conditions().blessedAttack() : 0;
  }

  private int damage(
      Turn<MirState, MirEvent> turn, Entity attacker, Entity target, boolean critical) {
    int factor = critical ? policy.attack().criticalFactor() : 1;
    return dice.roll(
        turn,
        factor * damageDice(attacker, policy),
        damageSides(attacker, policy),
        Purpose.of(attacker.name(), " damage vs ", target.name()));
  }

  static int damageDice(Entity attacker, MirPolicy policy) {
    return attacker.sheet().damageDice().orElse(policy.attack().damageDice());
  }

  static int damageSides(Entity attacker, MirPolicy policy) {
    return attacker.sheet().damageSides().orElse(policy.attack().damageSides());
  }

  private int d20(Turn<MirState, MirEvent> turn, Purpose purpose) {
    return dice.roll(turn, 1, ATTACK_SIDES, purpose);
  }
}
