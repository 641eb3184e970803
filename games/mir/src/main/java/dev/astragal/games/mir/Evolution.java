package dev.astragal.games.mir;

import dev.astragal.games.mir.json.Json;
import dev.astragal.games.mir.state.Combat;
import dev.astragal.games.mir.state.Counters;
import dev.astragal.games.mir.state.Entity;
import dev.astragal.games.mir.state.Roster;
import java.util.ArrayList;
import java.util.List;

/** What each event does to a state, under every rule book. Nothing else changes one. */
final class Evolution {
  private Evolution() {}

  static MirState after(MirState state, MirEvent event) {
    return switch (event) {
      case MirEvent.Rolled(var result) -> state.rolled(result);
      case MirEvent.Logged logged -> changed(state, logged).logged(logged.type(), logged.payload());
    };
  }

  private static MirState changed(MirState state, MirEvent.Logged event) {
    Roster roster = state.roster();
    Combat combat = state.combat();
    return switch (event) {
      case MirEvent.MoveApplied(String id, _, Json x, Json y, _) ->
          moved(state, roster.at(id), x, y);
      case MirEvent.AttackResolved hit -> hurt(state, hit.targetId(), hit.targetHpAfter());
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
    };
  }

  private static MirState changed(MirState state, TacticsEvent event) {
    Roster roster = state.roster();
    Combat combat = state.combat();
    return switch (event) {
      case TacticsEvent.BudgetSpent(_, long movement, long actions) ->
          state.with(combat.using(new Combat.Budget(movement, actions, 0)), true);
      case TacticsEvent.Strike strike -> hurt(state, strike.targetId(), strike.targetHpAfter());
      case TacticsEvent.AbilityUsed used -> {
        MirState after = hurt(state, used.targetId(), used.targetHpAfter());
        yield used.cooldown() == 0 ? after : cooling(after, used);
      }
      case TacticsEvent.ConditionApplied applied -> afflicted(state, applied);
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
    if (hpAfter == target.hp()) return state;
    return state.with(target.hurtTo(hpAfter), hpAfter >= 0 && hpAfter <= target.hpMax());
  }

  private static MirState cooling(MirState state, TacticsEvent.AbilityUsed used) {
    Entity caster = state.roster().at(used.casterId());
    Counters cooldowns = caster.cooldowns();
    return state.with(
        caster.withCooldowns(
            (cooldowns == null ? Counters.NONE : cooldowns)
                .with(used.abilityId(), used.cooldown())),
        true);
  }

  private static MirState afflicted(MirState state, TacticsEvent.ConditionApplied applied) {
    Entity entity = state.roster().at(applied.entityId());
    Counters durations = entity.durations();
    List<String> conditions =
        entity.has(applied.condition()) ? entity.conditions() : entity.plus(applied.condition());
    return state.with(
        entity.withConditions(
            conditions,
            (durations == null ? Counters.NONE : durations)
                .with(applied.condition(), applied.duration())),
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
