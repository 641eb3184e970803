package dev.astragal.games.mir;

import dev.astragal.games.mir.json.Json;
import dev.astragal.games.mir.state.Combat;
import dev.astragal.games.mir.state.Counters;
import dev.astragal.games.mir.state.Dice;
import dev.astragal.games.mir.state.Entity;
import dev.astragal.games.mir.state.Roster;
import java.util.ArrayList;
import java.util.List;

/** What each event does to a state, under all rules. Nothing else changes one. */
final class Evolution {
  private Evolution() {}

  static MirState after(MirState state, MirEvent event) {
    return switch (event) {
      case MirEvent.Rolled(var result) -> state.rolled(result);
      case LaterEvent.Unlogged kept -> kept(state, kept);
      case MirEvent.Logged logged -> changed(state, logged).logged(logged);
    };
  }

  private static MirState changed(MirState state, MirEvent.Logged event) {
    Roster roster = state.roster();
    Combat combat = state.combat();
    return switch (event) {
      case MirEvent.MoveApplied(String id, _, Json x, Json y, _) ->
          moved(state, roster.at(id), x, y);
      case MirEvent.AttackResolved attack ->
          attack.hit() ? hurt(state, attack.targetId(), attack.targetHpAfter()) : state;
      case MirEvent.InitiativeRolled(var order) -> {
        List<String> ids = order.stream().map(MirEvent.Standing::entityId).toList();
        yield state.with(combat.started(ids, combat.budget()), everyoneOnce(roster, ids));
      }
      case MirEvent.TurnEnded(_, String next, long round) ->
          state.with(
              combat.turnOf(next, round, combat.budget() == null ? null : Combat.Budget.UNUSED),
              round >= 1 && combat.order().contains(next));
      case MirEvent.ActionRejected _ -> state;
      case TacticsEvent tactics -> changed(state, tactics);
      case LaterEvent.Entry later -> changed(state, later);
    };
  }

  private static MirState changed(MirState state, LaterEvent.Entry event) {
    return switch (event) {
      case LaterEvent.ModifiedAttack attack ->
          attack.hit() ? hurt(state, attack.targetId(), attack.targetHpAfter()) : state;
      case LaterEvent.AbilityStruck struck ->
          struck.hit() ? hurt(state, struck.targetId(), struck.targetHpAfter()) : state;
      case LaterEvent.AbilityHealed healed -> at(state, healed.targetId(), healed.targetHpAfter());
      case LaterEvent.DefendApplied guard ->
          afflicted(
              at(state, guard.entityId(), guard.hpAfter()),
              guard.entityId(),
              guard.condition(),
              guard.duration());
      case LaterEvent.SeedSet(_, _, String seed) -> state.seeded(Dice.seeded(seed));
    };
  }

  private static MirState kept(MirState state, LaterEvent.Unlogged event) {
    return switch (event) {
      case LaterEvent.BudgetKept budget -> state.with(state.combat().using(budget.budget()), true);
      case LaterEvent.CooldownKept(String id, String ability, long turns) ->
          cooling(state, id, ability, turns);
      case LaterEvent.ConditionKept(String id, String condition, long duration) ->
          afflicted(state, id, condition, duration);
      case LaterEvent.CountersKept(String id, var durations, var cooldowns) -> {
        Entity entity = state.roster().at(id);
        if (durations.isPresent())
          entity =
              entity.withConditions(
                  entity.conditions(), TacticsEvent.CountersTicked.counters(durations.get()));
        if (cooldowns.isPresent())
          entity = entity.withCooldowns(TacticsEvent.CountersTicked.counters(cooldowns.get()));
        yield state.with(entity, true);
      }
    };
  }

  private static MirState at(MirState state, String id, long hp) {
    Entity entity = state.roster().at(id);
    return state.with(entity.withHp(hp), hp >= 0 && hp <= entity.hpMax());
  }

  private static MirState changed(MirState state, TacticsEvent event) {
    Roster roster = state.roster();
    Combat combat = state.combat();
    return switch (event) {
      case TacticsEvent.BudgetSpent(_, long movement, long actions) ->
          state.with(combat.using(new Combat.Budget(movement, actions, 0)), true);
      case TacticsEvent.Strike strike ->
          strike.hit() ? hurt(state, strike.targetId(), strike.targetHpAfter()) : state;
      case TacticsEvent.AbilityUsed used -> {
        MirState after =
            used.damage() > 0
                ? hurt(state, used.targetId(), used.targetHpAfter())
                : at(state, used.targetId(), used.targetHpAfter());
        yield used.cooldown() == 0
            ? after
            : cooling(after, used.casterId(), used.abilityId(), used.cooldown());
      }
      case TacticsEvent.ConditionApplied(String id, String condition, long duration) ->
          afflicted(state, id, condition, duration);
      case TacticsEvent.ConditionExpired(String id, String condition) ->
          relieved(state, roster.at(id), condition);
      case TacticsEvent.ConditionDamage damage -> hurt(state, damage.entityId(), damage.hpAfter());
      case TacticsEvent.CountersTicked ticked -> {
        Entity entity = roster.at(ticked.entityId());
        yield state.with(
            entity
                .withConditions(entity.conditions(), ticked.durations())
                .withCooldowns(ticked.cooldowns()),
            true);
      }
      case TacticsEvent.CombatEnded _ -> state.with(combat.ended(), true);
      case TacticsEvent.FightBegun begun -> {
        MirState next = state.enteredNext();
        for (TacticsEvent.FightBegun.Health one : begun.players())
          next = at(next, one.entityId(), one.hp());
        yield next;
      }
    };
  }

  private static MirState moved(MirState state, Entity entity, Json x, Json y) {
    if (x instanceof Json.Int(long column)
        && y instanceof Json.Int(long row)
        && column == (int) column
        && row == (int) row
        && state.board().contains((int) column, (int) row)) {
      boolean free =
          !state.board().blocksMovement((int) column, (int) row)
              && state.roster().occupant((int) column, (int) row, entity) == null;
      return state.with(entity.at((int) column, (int) row, null), free);
    }
    return state.with(entity.at(entity.x(), entity.y(), new Entity.OddPosition(x, y)), false);
  }

  private static MirState hurt(MirState state, String id, long hpAfter) {
    Entity target = state.roster().at(id);
    return state.with(target.hurtTo(hpAfter), hpAfter >= 0 && hpAfter <= target.hpMax());
  }

  private static MirState cooling(MirState state, String id, String ability, long turns) {
    Entity caster = state.roster().at(id);
    Counters cooldowns = caster.cooldowns();
    return state.with(
        caster.withCooldowns((cooldowns == null ? Counters.NONE : cooldowns).with(ability, turns)),
        true);
  }

  private static MirState afflicted(MirState state, String id, String condition, long duration) {
    Entity entity = state.roster().at(id);
    Counters durations = entity.durations();
    List<String> conditions = entity.has(condition) ? entity.conditions() : entity.plus(condition);
    return state.with(
        entity.withConditions(
            conditions, (durations == null ? Counters.NONE : durations).with(condition, duration)),
        true);
  }

  private static MirState relieved(MirState state, Entity entity, String condition) {
    List<String> rest = new ArrayList<>(entity.conditions());
    rest.removeIf(condition::equals);
    Counters durations = entity.durations();
    return state.with(
        entity.withConditions(
            List.copyOf(rest), durations == null ? null : durations.without(condition)),
        true);
  }

  private static boolean everyoneOnce(Roster roster, List<String> ids) {
    for (int i = 0; i < ids.size(); i++)
      if (roster.find(ids.get(i)) == null || ids.indexOf(ids.get(i)) != i) return false;
    return !ids.isEmpty();
  }
}
