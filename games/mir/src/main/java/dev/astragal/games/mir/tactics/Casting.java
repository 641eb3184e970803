package dev.astragal.games.mir.tactics;

import dev.astragal.games.mir.MirEvent;
import dev.astragal.games.mir.MirPolicy;
import dev.astragal.games.mir.MirPolicy.Ability;
import dev.astragal.games.mir.MirPolicy.Aim;
import dev.astragal.games.mir.MirState;
import dev.astragal.games.mir.TacticsEvent;
import dev.astragal.games.mir.action.Action;
import dev.astragal.games.mir.action.Name;
import dev.astragal.games.mir.rules.Rolls;
import dev.astragal.games.mir.state.Counters;
import dev.astragal.games.mir.state.Entity;
import dev.astragal.games.mir.state.Purpose;
import dev.astragal.kernel.game.Rejection;
import dev.astragal.kernel.game.Turn;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** USE_ABILITY: something the caster knows, on somebody it may be used on, not too often. */
public final class Casting {
  private final MirPolicy policy;
  private final Rolls dice;
  private final TurnFlow flow;
  private final Striking striking;

  Casting(MirPolicy policy, Rolls dice, TurnFlow flow, Striking striking) {
    this.policy = policy;
    this.dice = dice;
    this.flow = flow;
    this.striking = striking;
  }

  @Nullable Rejection refusal(MirState state, Entity caster, Action.UseAbility action) {
    String abilityId = action.ability().shown();
    Ability ability = ability(action.ability());
    if (ability == null) return invalid("Unknown ability \"" + abilityId + "\"");
    if (!caster.sheet().abilities().contains(abilityId))
      return invalid("Entity \"" + caster.id() + "\" does not know " + abilityId);
    Entity target = state.roster().find(action.target());
    if (target == null)
      return Rejection.of(
          "ENTITY_NOT_FOUND", "Target \"" + action.target().shown() + "\" not found");
    if (target.dead())
      return Rejection.of("TARGET_DEAD", "Target \"" + target.id() + "\" is already dead");
    boolean ally = target.side() == caster.side();
    if (ability.aim() == Aim.ENEMY && ally)
      return invalid(abilityId + " targets enemies, not allies");
    if (ability.aim() == Aim.ALLY && !ally)
      return invalid(abilityId + " targets allies, not enemies");
    Counters cooldowns = caster.cooldowns();
    long wait = cooldowns == null ? 0 : cooldowns.left(abilityId);
    if (wait > 0) return invalid(abilityId + " on cooldown (" + wait + " turns)");
    return Actors.outOfReach(state, caster, target, ability.range());
  }

  void perform(MirState state, Action.UseAbility action, Turn<MirState, MirEvent> turn) {
    Entity caster = state.roster().at(action.caster());
    Entity target = state.roster().at(action.target());
    Ability ability = ability(action.ability());
    if (ability == null) throw new IllegalArgumentException("there is no ability in " + action);
    boolean landed =
        ability.aim() == Aim.ENEMY
            ? attack(ability, caster, target, turn)
            : help(ability, caster, target, turn);
    if (landed && !ability.condition().isEmpty() && !turn.state().roster().at(target.id()).dead())
      turn.emit(
          new TacticsEvent.ConditionApplied(target.id(), ability.condition(), ability.turns()));
    Actors.spendAction(caster.id(), turn);
    flow.endIfDecided(turn);
  }

  /** How many of a hundred such uses would hit. */
  int hitChance(Ability ability, Entity caster, Entity target) {
    long needed = striking.effectiveAc(caster, target) - bonus(ability, caster);
    return Math.clamp(Striking.ATTACK_SIDES + 1 - needed, 0, Striking.ATTACK_SIDES)
        * 100
        / Striking.ATTACK_SIDES;
  }

  private @Nullable Ability ability(Name name) {
    return name.isText() ? policy.ability(name.shown()) : null;
  }

  private int bonus(Ability ability, Entity caster) {
    return ability.bonus() + striking.blessing(caster);
  }

  private boolean attack(
      Ability ability, Entity caster, Entity target, Turn<MirState, MirEvent> turn) {
    int roll =
        dice.roll(turn, 1, Striking.ATTACK_SIDES, purpose(caster, ability, "attack roll"))
            + bonus(ability, caster);
    long ac = striking.effectiveAc(caster, target);
    boolean hit = roll >= ac;
    int damage =
        hit && ability.dice() > 0
            ? dice.roll(turn, ability.dice(), ability.sides(), purpose(caster, ability, "damage"))
            : 0;
    turn.emit(
        new TacticsEvent.AbilityUsed(
            caster.id(),
            target.id(),
            ability.id(),
            roll,
            ac,
            hit,
            damage,
            0,
            Math.max(0, target.hp() - damage),
            ability.cooldown()));
    return hit;
  }

  private boolean help(
      Ability ability, Entity caster, Entity target, Turn<MirState, MirEvent> turn) {
    int healing =
        ability.dice() > 0
            ? dice.roll(turn, ability.dice(), ability.sides(), purpose(caster, ability, "heal"))
            : 0;
    long after = Math.min(target.hpMax(), target.hp() + healing);
    turn.emit(
        new TacticsEvent.AbilityUsed(
            caster.id(),
            target.id(),
            ability.id(),
            0,
            0,
            true,
            0,
            (int) (after - target.hp()),
            after,
            ability.cooldown()));
    return true;
  }

  private static Purpose purpose(Entity caster, Ability ability, String what) {
    return Purpose.of(caster.name() + " " + ability.id() + " " + what);
  }

  private static Rejection invalid(String message) {
    return Rejection.of("INVALID_ACTION", message);
  }

  /**
   * Whether a condition would change anything. One that lasts as long already does not; and who
   * lies on the ground is easier to hit only for those who act before it gets up again.
   */
  static boolean matters(MirState state, Entity actor, Entity target, Ability ability) {
    if (ability.condition().isEmpty()) return false;
    long left = target.durations() == null ? 0 : target.durations().left(ability.condition());
    if (target.has(ability.condition()) && left >= ability.turns()) return false;
    if (!ability.condition().equals(ConditionNames.PRONE)) return true;
    List<String> order = state.combat().order();
    int at = order.indexOf(actor.id());
    int turns = ability.turns();
    for (int step = 1; step <= order.size() * turns && turns > 0; step++) {
      Entity next = state.roster().at(order.get((at + step) % order.size()));
      if (next.id().equals(target.id())) turns--;
      else if (!next.dead() && next.side() == actor.side()) return true;
    }
    return false;
  }
}
