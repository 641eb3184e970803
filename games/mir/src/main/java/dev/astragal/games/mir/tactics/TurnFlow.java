package dev.astragal.games.mir.tactics;

import dev.astragal.games.mir.MirEvent;
import dev.astragal.games.mir.MirPolicy;
import dev.astragal.games.mir.MirState;
import dev.astragal.games.mir.TacticsEvent;
import dev.astragal.games.mir.TacticsEvent.CountersTicked;
import dev.astragal.games.mir.rules.Rolls;
import dev.astragal.games.mir.state.Combat;
import dev.astragal.games.mir.state.Counters;
import dev.astragal.games.mir.state.Entity;
import dev.astragal.games.mir.state.Purpose;
import dev.astragal.games.mir.state.Side;
import dev.astragal.kernel.game.Turn;
import java.util.List;

/**
 * How turns pass: counters run at the end of their bearer's own turns, a guard lasts until the
 * bearer's next one, the dead are skipped, and the fight ends when a side is down or too long has
 * passed.
 */
final class TurnFlow {
  private static final String NOBODY = "none";

  private final MirPolicy policy;
  private final Rolls dice;

  TurnFlow(MirPolicy policy, Rolls dice) {
    this.policy = policy;
    this.dice = dice;
  }

  void endTurn(Turn<MirState, MirEvent> turn) {
    String ending = String.valueOf(turn.state().combat().activeId());
    wearOff(ending, turn);
    do {
      passOn(turn);
      beginTurn(turn);
      endIfDecided(turn);
    } while (turn.state().combat().fighting() && active(turn).dead());
  }

  void endIfDecided(Turn<MirState, MirEvent> turn) {
    MirState state = turn.state();
    if (!state.combat().fighting()) return;
    boolean players = !state.roster().living(Side.PLAYERS).isEmpty();
    boolean npcs = !state.roster().living(Side.NPCS).isEmpty();
    if (players && npcs && state.combat().round() <= policy.fight().roundsMax()) return;
    if (players == npcs) end(turn, NOBODY);
    else end(turn, players ? Side.PLAYERS.key() : Side.NPCS.key());
  }

  void end(Turn<MirState, MirEvent> turn, String winner) {
    MirState state = turn.state();
    turn.emit(
        new TacticsEvent.CombatEnded(
            winner,
            state.combat().round(),
            ids(state.roster().living(Side.PLAYERS)),
            ids(state.roster().living(Side.NPCS))));
  }

  private void wearOff(String id, Turn<MirState, MirEvent> turn) {
    Entity entity = turn.state().roster().at(id);
    Counters durations = entity.durations() == null ? Counters.NONE : entity.durations();
    Counters cooldowns = entity.cooldowns() == null ? Counters.NONE : entity.cooldowns();
    for (String condition : durations.names()) {
      if (condition.equals(ConditionNames.DODGING)) continue;
      if (durations.left(condition) <= 1)
        turn.emit(new TacticsEvent.ConditionExpired(id, condition));
    }
    Counters rest = durations.ticked();
    long guard = durations.left(ConditionNames.DODGING);
    if (guard > 0) rest = rest.with(ConditionNames.DODGING, guard);
    Counters cooled = cooldowns.ticked();
    if (!rest.equals(durations) || !cooled.equals(cooldowns))
      turn.emit(new CountersTicked(id, CountersTicked.counts(rest), CountersTicked.counts(cooled)));
  }

  private static void passOn(Turn<MirState, MirEvent> turn) {
    Combat combat = turn.state().combat();
    List<String> order = combat.order();
    int current = order.indexOf(combat.activeId());
    int next = current;
    long round = combat.round();
    do {
      next++;
      if (next == order.size()) {
        next = 0;
        round++;
      }
    } while (next != current && turn.state().roster().at(order.get(next)).dead());
    turn.emit(new MirEvent.TurnEnded(order.get(current), order.get(next), round));
  }

  private void beginTurn(Turn<MirState, MirEvent> turn) {
    Entity entity = active(turn);
    if (entity.has(ConditionNames.DODGING))
      turn.emit(new TacticsEvent.ConditionExpired(entity.id(), ConditionNames.DODGING));
    if (!entity.has(ConditionNames.BURNING) || entity.dead()) return;
    int damage =
        dice.roll(
            turn,
            1,
            policy.conditions().burningSides(),
            Purpose.of(entity.name(), " burning damage"));
    turn.emit(
        new TacticsEvent.ConditionDamage(
            entity.id(), ConditionNames.BURNING, damage, Math.max(0, entity.hp() - damage)));
  }

  private static Entity active(Turn<MirState, MirEvent> turn) {
    MirState state = turn.state();
    return state.roster().at(String.valueOf(state.combat().activeId()));
  }

  private static List<String> ids(List<Entity> entities) {
    return entities.stream().map(Entity::id).toList();
  }
}
