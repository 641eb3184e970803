package dev.astragal.games.mir;

import static dev.astragal.games.mir.json.ObjBuilder.object;

import dev.astragal.games.mir.TacticsEvent.CountersTicked.Count;
import dev.astragal.games.mir.json.Json;
import dev.astragal.games.mir.state.Combat;
import dev.astragal.kernel.game.Surface;
import java.util.List;
import java.util.Optional;

/**
 * What the reference's later engine adds. Much of what it changes it never logs; those changes are
 * {@link Unlogged} events here, so that a record still rebuilds a state without rules or dice.
 */
public final class LaterEvent {
  private LaterEvent() {}

  /** An event of the later engine's log. */
  public sealed interface Entry extends MirEvent.Logged {}

  /** A change the later engine keeps to itself. */
  public sealed interface Unlogged extends MirEvent {
    @Override
    default Surface surface() {
      return Surface.NONE;
    }
  }

  /** How much of a turn is used up now. */
  public record BudgetKept(long movement, long actions, long bonusActions) implements Unlogged {
    public static BudgetKept of(Combat.Budget budget) {
      return new BudgetKept(budget.movement(), budget.actions(), budget.bonusActions());
    }

    Combat.Budget budget() {
      return new Combat.Budget(movement, actions, bonusActions);
    }
  }

  /** Turns left, as far as somebody has such a table. */
  public record CountersKept(
      String entityId, Optional<List<Count>> durations, Optional<List<Count>> cooldowns)
      implements Unlogged {}

  /** A condition that begins or begins anew. */
  public record ConditionKept(String entityId, String condition, long duration)
      implements Unlogged {}

  /** An ability that has to rest. */
  public record CooldownKept(String entityId, String abilityId, long turns) implements Unlogged {}

  /** An attack with everything that was added on either side. */
  public record ModifiedAttack(
      String attackerId,
      String targetId,
      int rawRoll,
      int attackModifier,
      long targetBaseAc,
      int acModifier,
      boolean disadvantage,
      boolean hit,
      int damage,
      long targetHpAfter)
      implements Entry {
    @Override
    public String type() {
      return "ATTACK_RESOLVED";
    }

    @Override
    public Json.Obj payload() {
      return object(
          "attackerId", Json.of(attackerId),
          "targetId", Json.of(targetId),
          "rawRoll", Json.of(rawRoll),
          "attackModifier", Json.of(attackModifier),
          "attackRoll", Json.of(rawRoll + attackModifier),
          "targetBaseAc", Json.of(targetBaseAc),
          "acModifier", Json.of(acModifier),
          "effectiveAc", Json.of(targetBaseAc + acModifier),
          "disadvantage", Json.of(disadvantage),
          "hit", Json.of(hit),
          "damage", Json.of(damage),
          "targetHpAfter", Json.of(targetHpAfter));
    }
  }

  /** A guard taken up, with a breath of rest. */
  public record DefendApplied(
      String entityId,
      String condition,
      int acBonus,
      long duration,
      long effectiveAc,
      long hpHealed,
      long hpAfter)
      implements Entry {
    @Override
    public String type() {
      return "DEFEND_APPLIED";
    }

    @Override
    public Json.Obj payload() {
      return object(
          "entityId", Json.of(entityId),
          "condition", Json.of(condition),
          "acBonus", Json.of(acBonus),
          "duration", Json.of(duration),
          "effectiveAc", Json.of(effectiveAc),
          "hpHealed", Json.of(hpHealed),
          "hpAfter", Json.of(hpAfter));
    }
  }

  /** An ability that attacks. */
  public record AbilityStruck(
      String casterId,
      String targetId,
      String abilityId,
      String abilityName,
      int attackRoll,
      long targetAc,
      boolean hit,
      int damage,
      long targetHpAfter,
      Optional<String> conditionApplied)
      implements Entry {
    @Override
    public String type() {
      return "ABILITY_USED";
    }

    @Override
    public Json.Obj payload() {
      return object(
          "casterId", Json.of(casterId),
          "targetId", Json.of(targetId),
          "abilityId", Json.of(abilityId),
          "abilityName", Json.of(abilityName),
          "abilityType", Json.of("attack"),
          "attackRoll", Json.of(attackRoll),
          "targetAc", Json.of(targetAc),
          "hit", Json.of(hit),
          "damage", Json.of(damage),
          "targetHpAfter", Json.of(targetHpAfter),
          "conditionApplied", Json.orNull(conditionApplied.orElse(null)));
    }
  }

  /** An ability that heals; the dead get hit points and stay dead. */
  public record AbilityHealed(
      String casterId,
      String targetId,
      String abilityId,
      String abilityName,
      int healRoll,
      long actualHeal,
      long targetHpAfter)
      implements Entry {
    @Override
    public String type() {
      return "ABILITY_USED";
    }

    @Override
    public Json.Obj payload() {
      return object(
          "casterId", Json.of(casterId),
          "targetId", Json.of(targetId),
          "abilityId", Json.of(abilityId),
          "abilityName", Json.of(abilityName),
          "abilityType", Json.of("heal"),
          "healRoll", Json.of(healRoll),
          "actualHeal", Json.of(actualHeal),
          "targetHpAfter", Json.of(targetHpAfter));
    }
  }

  /** The generator starts anew. */
  public record SeedSet(Optional<String> previousSeed, String previousMode, String nextSeed)
      implements Entry {
    @Override
    public String type() {
      return "RNG_SEED_SET";
    }

    @Override
    public Json.Obj payload() {
      return object(
          "previousSeed", Json.orNull(previousSeed.orElse(null)),
          "previousMode", Json.of(previousMode),
          "nextSeed", Json.of(nextSeed),
          "mode", Json.of("seeded"));
    }
  }
}
