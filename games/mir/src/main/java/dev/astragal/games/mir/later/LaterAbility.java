package dev.astragal.games.mir.later;

import dev.astragal.games.mir.LaterEvent;
import dev.astragal.games.mir.MirEvent;
import dev.astragal.games.mir.MirState;
import dev.astragal.games.mir.action.Action;
import dev.astragal.games.mir.action.ActionShape;
import dev.astragal.games.mir.action.Name;
import dev.astragal.games.mir.rules.Rolls;
import dev.astragal.games.mir.state.Counters;
import dev.astragal.games.mir.state.Entity;
import dev.astragal.games.mir.state.Purpose;
import dev.astragal.kernel.game.Rejection;
import dev.astragal.kernel.game.Turn;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** USE_ABILITY: five abilities that anybody may use, whether it knows them or not. */
final class LaterAbility {
  /**
   * One ability.
   *
   * @param heals whether it is for allies and gives hit points
   * @param condition what a hit leaves behind, or empty
   */
  private record Ability(
      String id,
      String name,
      boolean heals,
      int range,
      int dice,
      int sides,
      int bonus,
      int cooldown,
      String condition,
      int turns) {}

  private static final List<Ability> ABILITIES =
      List.of(
          new Ability("firebolt", "Firebolt", false, 6, 1, 10, 0, 0, "", 0),
          new Ability("healing_word", "Healing Word", true, 4, 1, 6, 0, 1, "", 0),
          new Ability("sneak_attack", "Sneak Attack", false, 1, 2, 6, 2, 0, "", 0),
          new Ability("poison_strike", "Poison Strike", false, 1, 1, 4, 0, 2, "poisoned", 2),
          new Ability("shield_bash", "Shield Bash", false, 1, 1, 4, 1, 2, "stunned", 1));

  private LaterAbility() {}

  static @Nullable Rejection refusal(MirState state, Action.UseAbility action) {
    Ability ability = find(action.ability());
    if (ability == null)
      return ActionShape.invalid("Unknown ability \"" + action.ability().shown() + "\"");
    Entity caster = state.roster().find(action.caster());
    if (caster == null) return refused("ENTITY_NOT_FOUND", "Caster", action.caster(), "not found");
    Entity target = state.roster().find(action.target());
    if (target == null) return refused("ENTITY_NOT_FOUND", "Target", action.target(), "not found");
    if (caster.dead()) return refused("DEAD_ENTITY", "Caster", action.caster(), "is dead");
    if (!ability.heals && target.dead())
      return refused("TARGET_DEAD", "Target", action.target(), "is already dead");
    Rejection far = LaterAttack.outOfRange(caster, target, ability.range, "ability");
    if (far != null) return far;
    boolean ally = caster.side() == target.side();
    if (ally != ability.heals)
      return ActionShape.invalid(
          ability.name
              + (ability.heals ? " targets allies, not enemies" : " targets enemies, not allies"));
    Counters cooldowns = caster.cooldowns();
    long wait = cooldowns == null || ability.cooldown == 0 ? 0 : cooldowns.left(ability.id);
    return wait > 0
        ? ActionShape.invalid(ability.name + " on cooldown (" + wait + " turns)")
        : null;
  }

  static void perform(MirState state, Action.UseAbility action, Turn<MirState, MirEvent> turn) {
    Ability ability = find(action.ability());
    if (ability == null) throw new IllegalArgumentException("there is no ability in " + action);
    Entity caster = state.roster().at(action.caster());
    Entity target = state.roster().at(action.target());
    if (ability.heals) heal(ability, caster, target, turn);
    else strike(ability, caster, target, turn);
    if (ability.cooldown > 0)
      turn.emit(new LaterEvent.CooldownKept(caster.id(), ability.id, ability.cooldown));
  }

  private static void strike(
      Ability ability, Entity caster, Entity target, Turn<MirState, MirEvent> turn) {
    int roll =
        Rolls.OF_DOCUMENT.roll(
                turn, 1, LaterAttack.ATTACK_SIDES, purpose(caster, ability, "attack roll"))
            + ability.bonus;
    boolean hit = roll >= target.ac();
    int damage = hit ? dice(ability, caster, "damage", turn) : 0;
    boolean afflicts = hit && !ability.condition.isEmpty();
    turn.emit(
        new LaterEvent.AbilityStruck(
            caster.id(),
            target.id(),
            ability.id,
            ability.name,
            roll,
            target.ac(),
            hit,
            damage,
            Math.max(0, target.hp() - damage),
            afflicts ? Optional.of(ability.condition) : Optional.empty()));
    if (afflicts && !turn.state().roster().at(target.id()).dead())
      turn.emit(new LaterEvent.ConditionKept(target.id(), ability.condition, ability.turns));
  }

  private static void heal(
      Ability ability, Entity caster, Entity target, Turn<MirState, MirEvent> turn) {
    int roll = dice(ability, caster, "heal", turn);
    long after = Math.min(target.hpMax(), target.hp() + roll);
    turn.emit(
        new LaterEvent.AbilityHealed(
            caster.id(), target.id(), ability.id, ability.name, roll, after - target.hp(), after));
  }

  private static int dice(
      Ability ability, Entity caster, String what, Turn<MirState, MirEvent> turn) {
    return Rolls.OF_DOCUMENT.roll(
        turn, ability.dice, ability.sides, purpose(caster, ability, what));
  }

  private static Purpose purpose(Entity caster, Ability ability, String what) {
    return Purpose.of(caster.name() + " " + ability.name + " " + what);
  }

  private static @Nullable Ability find(Name id) {
    for (Ability ability : ABILITIES) if (id.is(ability.id)) return ability;
    return null;
  }

  private static Rejection refused(String code, String who, Name id, String what) {
    return Rejection.of(code, who + " \"" + id.shown() + "\" " + what);
  }
}
