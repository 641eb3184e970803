package dev.astragal.games.mir;

import dev.astragal.games.mir.json.Json;
import dev.astragal.games.mir.state.Combat;
import dev.astragal.games.mir.state.Counters;
import dev.astragal.games.mir.state.Dice;
import dev.astragal.games.mir.state.Entity;
import dev.astragal.games.mir.state.Log;
import dev.astragal.games.mir.state.Roster;
import java.util.ArrayList;
import java.util.List;

/**
 * What each event does to a state, under all rules. Nothing else changes one. Whatever changes, the
 * log as it is after the event goes with it, so that one event makes one state.
 */
final class Evolution {
  private Evolution() {}

  static MirState after(MirState state, MirEvent event) {
    return switch (event) {
      case MirEvent.Rolled(var result) -> state.rolled(result);
      case LaterEvent.Unlogged kept -> kept(state, kept);
      case MirEvent.Logged logged -> changed(state, logged, state.logged(logged));
    };
  }

  private static MirState changed(MirState state, MirEvent.Logged event, Log log) {
    Roster roster = state.roster();
    Combat combat = state.combat();
    return switch (event) {
      case MirEvent.MoveApplied(String id, _, Json x, Json y, _) ->
          moved(state, log, roster.at(id), x, y);
      case MirEvent.AttackResolved attack ->
          attack.hit()
              ? hurt(state, log, attack.targetId(), attack.targetHpAfter())
              : state.with(log);
      case MirEvent.InitiativeRolled(var order) -> {
        List<String> ids = order.stream().map(MirEvent.Standing::entityId).toList();
        yield state.with(combat.started(ids, combat.budget()), everyoneOnce(roster, ids), log);
      }
      case MirEvent.TurnEnded(_, String next, long round) ->
          state.with(
              combat.turnOf(next, round, combat.budget() == null ? null : Combat.Budget.UNUSED),
              round >= 1 && combat.order().contains(next),
              log);
      case MirEvent.ActionRejected _ -> state.with(log);
      case TacticsEvent tactics -> changed(state, tactics, log);
      case LaterEvent.Entry later -> changed(state, later, log);
    };
  }

  private static MirState changed(MirState state, LaterEvent.Entry event, Log log) {
    return switch (event) {
      case LaterEvent.ModifiedAttack attack ->
          attack.hit()
              ? hurt(state, log, attack.targetId(), attack.targetHpAfter())
              : state.with(log);
      case LaterEvent.AbilityStruck struck ->
          struck.hit()
              ? hurt(state, log, struck.targetId(), struck.targetHpAfter())
              : state.with(log);
      case LaterEvent.AbilityHealed healed ->
          at(state, log, healed.targetId(), healed.targetHpAfter());
      case LaterEvent.DefendApplied guard ->
          afflicted(
              at(state, log, guard.entityId(), guard.hpAfter()),
              log,
              guard.entityId(),
              guard.condition(),
              guard.duration());
      case LaterEvent.SeedSet(_, _, String seed) -> state.seeded(Dice.seeded(seed), log);
    };
  }

  private static MirState kept(MirState state, LaterEvent.Unlogged event) {
    Log log = state.log();
    return switch (event) {
      case LaterEvent.BudgetKept budget ->
          state.with(state.combat().using(budget.budget()), true, log);
      case LaterEvent.CooldownKept(String id, String ability, long turns) ->
          cooling(state, log, id, ability, turns);
      case LaterEvent.ConditionKept(String id, String condition, long duration) ->
          afflicted(state, log, id, condition, duration);
      case LaterEvent.CountersKept(String id, var durations, var cooldowns) -> {
        Entity entity = state.roster().at(id);
        if (durations.isPresent())
          entity =
              entity.withConditions(
                  entity.conditions(), TacticsEvent.CountersTicked.counters(durations.get()));
        if (cooldowns.isPresent())
          entity = entity.withCooldowns(TacticsEvent.CountersTicked.counters(cooldowns.get()));
        yield state.with(entity, true, log);
      }
    };
  }

  private static MirState at(MirState state, Log log, String id, long hp) {
    Entity entity = state.roster().at(id);
    return state.with(entity.withHp(hp), hp >= 0 && hp <= entity.hpMax(), log);
  }

  private static MirState changed(MirState state, TacticsEvent event, Log log) {
    Roster roster = state.roster();
    Combat combat = state.combat();
    return switch (event) {
      case TacticsEvent.BudgetSpent(_, long movement, long actions) ->
          state.with(combat.using(new Combat.Budget(movement, actions, 0)), true, log);
      case TacticsEvent.Strike strike ->
          strike.hit()
              ? hurt(state, log, strike.targetId(), strike.targetHpAfter())
              : state.with(log);
      case TacticsEvent.AbilityUsed used -> {
        MirState after =
            used.damage() > 0
                ? hurt(state, log, used.targetId(), used.targetHpAfter())
                : at(state, log, used.targetId(), used.targetHpAfter());
        yield used.cooldown() == 0
            ? after
            : cooling(after, log, used.casterId(), used.abilityId(), used.cooldown());
      }
      case TacticsEvent.ConditionApplied(String id, String condition, long duration) ->
          afflicted(state, log, id, condition, duration);
      case TacticsEvent.ConditionExpired(String id, String condition) ->
          relieved(state, log, roster.at(id), condition);
      case TacticsEvent.ConditionDamage damage ->
          hurt(state, log, damage.entityId(), damage.hpAfter());
      case TacticsEvent.CountersTicked ticked -> {
        Entity entity = roster.at(ticked.entityId());
        yield state.with(
            entity
                .withConditions(entity.conditions(), ticked.durations())
                .withCooldowns(ticked.cooldowns()),
            true,
            log);
      }
      case TacticsEvent.CombatEnded _ -> state.with(combat.ended(), true, log);
      case TacticsEvent.FightBegun begun -> {
        MirState next = state.enteredNext(log);
        for (TacticsEvent.FightBegun.Health one : begun.players())
          next = at(next, log, one.entityId(), one.hp());
        yield next;
      }
    };
  }

  private static MirState moved(MirState state, Log log, Entity entity, Json x, Json y) {
    if (x instanceof Json.Int(long column)
        && y instanceof Json.Int(long row)
        && column == (int) column
        && row == (int) row
        && state.board().contains((int) column, (int) row)) {
      boolean free =
          !state.board().blocksMovement((int) column, (int) row)
              && state.roster().occupant((int) column, (int) row, entity) == null;
      return state.with(entity.at((int) column, (int) row, null), free, log);
    }
    return state.with(entity.at(entity.x(), entity.y(), new Entity.OddPosition(x, y)), false, log);
  }

  private static MirState hurt(MirState state, Log log, String id, long hpAfter) {
    Entity target = state.roster().at(id);
    return state.with(target.hurtTo(hpAfter), hpAfter >= 0 && hpAfter <= target.hpMax(), log);
  }

  private static MirState cooling(MirState state, Log log, String id, String ability, long turns) {
    Entity caster = state.roster().at(id);
    Counters cooldowns = caster.cooldowns();
    return state.with(
        caster.withCooldowns((cooldowns == null ? Counters.NONE : cooldowns).with(ability, turns)),
        true,
        log);
  }

  private static MirState afflicted(
      MirState state, Log log, String id, String condition, long duration) {
    Entity entity = state.roster().at(id);
    Counters durations = entity.durations();
    List<String> conditions = entity.has(condition) ? entity.conditions() : entity.plus(condition);
    return state.with(
        entity.withConditions(
            conditions, (durations == null ? Counters.NONE : durations).with(condition, duration)),
        true,
        log);
  }

  private static MirState relieved(MirState state, Log log, Entity entity, String condition) {
    List<String> rest = new ArrayList<>(entity.conditions());
    rest.removeIf(condition::equals);
    Counters durations = entity.durations();
    return state.with(
        entity.withConditions(
            List.copyOf(rest), durations == null ? null : durations.without(condition)),
        true,
        log);
  }

  private static boolean everyoneOnce(Roster roster, List<String> ids) {
    for (int i = 0; i < ids.size(); i++)
      if (roster.find(ids.get(i)) == null || ids.indexOf(ids.get(i)) != i) return false;
    return !ids.isEmpty();
  }
}
