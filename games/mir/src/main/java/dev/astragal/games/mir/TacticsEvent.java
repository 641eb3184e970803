package dev.astragal.games.mir;

import static dev.astragal.games.mir.json.ObjBuilder.object;

import dev.astragal.games.mir.json.Json;
import dev.astragal.games.mir.state.Counters;
import dev.astragal.kernel.game.Severity;
import dev.astragal.kernel.game.Surface;
import java.util.ArrayList;
import java.util.List;

/** What the tactics profile adds to the log. */
public sealed interface TacticsEvent extends MirEvent.Logged {
  /** How much of a turn is used up now. */
  record BudgetSpent(String entityId, long movementUsed, long actionUsed) implements TacticsEvent {
    @Override
    public Surface surface() {
      return Surface.NONE;
    }

    @Override
    public String type() {
      return "BUDGET_SPENT";
    }

    @Override
    public Json.Obj payload() {
      return object(
          "entityId", Json.of(entityId),
          "movementUsed", Json.of(movementUsed),
          "actionUsed", Json.of(actionUsed));
    }
  }

  /**
   * A blow: the die as it fell, what was added to it, and what it was held against.
   *
   * @param roll the die with its modifiers
   */
  record Strike(
      String attackerId,
      String targetId,
      int die,
      int roll,
      long targetAc,
      boolean disadvantage,
      boolean critical,
      boolean hit,
      int damage,
      long targetHpAfter)
      implements TacticsEvent {
    @Override
    public String kind() {
      if (!hit) return "StrikeMissed";
      return critical ? "StrikeCritical" : "StrikeHit";
    }

    @Override
    public String type() {
      return "ATTACK_RESOLVED";
    }

    @Override
    public Json.Obj payload() {
      return object(
          "attackerId", Json.of(attackerId),
          "targetId", Json.of(targetId),
          "rawRoll", Json.of(die),
          "attackRoll", Json.of(roll),
          "effectiveAc", Json.of(targetAc),
          "disadvantage", Json.of(disadvantage),
          "critical", Json.of(critical),
          "hit", Json.of(hit),
          "damage", Json.of(damage),
          "targetHpAfter", Json.of(targetHpAfter));
    }
  }

  /** An ability was used; what it did to the target's hit points and when it can be used again. */
  record AbilityUsed(
      String casterId,
      String targetId,
      String abilityId,
      int roll,
      long targetAc,
      boolean hit,
      int damage,
      int healed,
      long targetHpAfter,
      long cooldown)
      implements TacticsEvent {
    @Override
    public String kind() {
      if (!hit) return "AbilityMissed";
      if (healed > 0) return "AbilityHealed";
      return damage > 0 ? "AbilityHit" : "AbilityUsed";
    }

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
          "attackRoll", Json.of(roll),
          "targetAc", Json.of(targetAc),
          "hit", Json.of(hit),
          "damage", Json.of(damage),
          "healed", Json.of(healed),
          "targetHpAfter", Json.of(targetHpAfter),
          "cooldown", Json.of(cooldown));
    }
  }

  /** A condition took hold for some turns. */
  record ConditionApplied(String entityId, String condition, long duration)
      implements TacticsEvent {
    @Override
    public String type() {
      return "CONDITION_APPLIED";
    }

    @Override
    public Json.Obj payload() {
      return object(
          "entityId", Json.of(entityId),
          "condition", Json.of(condition),
          "duration", Json.of(duration));
    }
  }

  /** A condition wore off. */
  record ConditionExpired(String entityId, String condition) implements TacticsEvent {
    @Override
    public String type() {
      return "CONDITION_EXPIRED";
    }

    @Override
    public Json.Obj payload() {
      return object(
          "entityId", Json.of(entityId),
          "condition", Json.of(condition));
    }
  }

  /** A condition hurt its bearer. */
  record ConditionDamage(String entityId, String condition, int damage, long hpAfter)
      implements TacticsEvent {
    @Override
    public Severity severity() {
      return Severity.WARNING;
    }

    @Override
    public String type() {
      return "CONDITION_DAMAGE";
    }

    @Override
    public Json.Obj payload() {
      return object(
          "entityId", Json.of(entityId),
          "condition", Json.of(condition),
          "damage", Json.of(damage),
          "hpAfter", Json.of(hpAfter));
    }
  }

  /** The turns left of somebody's conditions and abilities, after one more has passed. */
  record CountersTicked(String entityId, List<Count> conditions, List<Count> abilities)
      implements TacticsEvent {
    /** Turns left. */
    public record Count(String name, long turns) {}

    @Override
    public Surface surface() {
      return Surface.NONE;
    }

    @Override
    public String type() {
      return "COUNTERS_TICKED";
    }

    @Override
    public Json.Obj payload() {
      return object(
          "entityId", Json.of(entityId),
          "conditionDurations", durations().json(),
          "abilityCooldowns", cooldowns().json());
    }

    Counters durations() {
      return counters(conditions);
    }

    Counters cooldowns() {
      return counters(abilities);
    }

    public static List<Count> counts(Counters counters) {
      List<Count> counts = new ArrayList<>();
      for (String name : counters.names()) counts.add(new Count(name, counters.left(name)));
      return counts;
    }

    static Counters counters(List<Count> counts) {
      Counters counters = Counters.NONE;
      for (Count count : counts) counters = counters.with(count.name, count.turns);
      return counters;
    }
  }

  /**
   * The next fight of a campaign begins.
   *
   * @param players with how many hit points everybody goes into it
   */
  record FightBegun(String fight, List<Health> players) implements TacticsEvent {
    /** Somebody's hit points. */
    public record Health(String entityId, long hp) {}

    @Override
    public Surface surface() {
      return Surface.MODAL;
    }

    @Override
    public String type() {
      return "FIGHT_BEGUN";
    }

    @Override
    public Json.Obj payload() {
      List<Json> each = new ArrayList<>();
      for (Health one : players)
        each.add(object("entityId", Json.of(one.entityId), "hp", Json.of(one.hp)));
      return object("fight", Json.of(fight), "players", new Json.Arr(each));
    }
  }

  /** The fight is over. */
  record CombatEnded(String winner, long finalRound, List<String> players, List<String> npcs)
      implements TacticsEvent {
    @Override
    public Severity severity() {
      return Severity.CRITICAL;
    }

    @Override
    public String type() {
      return "COMBAT_ENDED";
    }

    @Override
    public Json.Obj payload() {
      return object(
          "winner", Json.of(winner),
          "finalRound", Json.of(finalRound),
          "livingPlayers", Json.texts(players),
          "livingNpcs", Json.texts(npcs));
    }
  }
}
