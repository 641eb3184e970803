package dev.astragal.games.mir.later;

import dev.astragal.games.mir.LaterEvent;
import dev.astragal.games.mir.MirEvent;
import dev.astragal.games.mir.MirState;
import dev.astragal.games.mir.TacticsEvent;
import dev.astragal.games.mir.TacticsEvent.CountersTicked.Count;
import dev.astragal.games.mir.rules.Rolls;
import dev.astragal.games.mir.state.Combat;
import dev.astragal.games.mir.state.Counters;
import dev.astragal.games.mir.state.Entity;
import dev.astragal.games.mir.state.Purpose;
import dev.astragal.games.mir.state.Side;
import dev.astragal.kernel.game.Turn;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** END_TURN: counters of the one that ends, the dead skipped, fire at the start of a turn. */
final class LaterTurns {
  private static final int BURNING_SIDES = 4;

  private LaterTurns() {}

  static void end(Turn<MirState, MirEvent> turn) {
    Combat combat = turn.state().combat();
    List<String> order = combat.order();
    int current = order.indexOf(combat.activeId());
    int start = (current + 1) % order.size();
    int next = start;
    boolean wrapped = start == 0;
    for (int k = 0; k < order.size(); k++) {
      int place = (start + k) % order.size();
      if (fights(turn.state().roster().at(order.get(place)))) {
        next = place;
        wrapped |= place < start;
        break;
      }
    }
    wearOff(turn.state().roster().at(order.get(current)), turn);
    burn(turn.state().roster().at(order.get(next)), turn);
    turn.emit(
        new MirEvent.TurnEnded(
            order.get(current), order.get(next), combat.round() + (wrapped ? 1 : 0)));
  }

  static void endFightIfDecided(Turn<MirState, MirEvent> turn) {
    MirState state = turn.state();
    if (!state.combat().fighting()) return;
    List<String> players = ids(state.roster().living(Side.PLAYERS));
    List<String> npcs = ids(state.roster().living(Side.NPCS));
    if (!players.isEmpty() && !npcs.isEmpty()) return;
    String winner = players.isEmpty() ? npcs.isEmpty() ? "none" : "npcs" : "players";
    turn.emit(new TacticsEvent.CombatEnded(winner, state.combat().round(), players, npcs));
  }

  private static void wearOff(Entity entity, Turn<MirState, MirEvent> turn) {
    if (entity.side() == Side.OBJECTS) return;
    Counters durations = entity.durations();
    Counters cooldowns = entity.cooldowns();
    List<Count> lasting = new ArrayList<>();
    if (durations != null)
      for (String condition : durations.names()) {
        long left = durations.left(condition);
        if (left == 1) turn.emit(new TacticsEvent.ConditionExpired(entity.id(), condition));
        else lasting.add(new Count(condition, left > 0 ? left - 1 : left));
      }
    List<Count> resting = new ArrayList<>();
    if (cooldowns != null)
      for (String ability : cooldowns.names())
        if (cooldowns.left(ability) > 1)
          resting.add(new Count(ability, cooldowns.left(ability) - 1));
    if (durations != null || cooldowns != null)
      turn.emit(
          new LaterEvent.CountersKept(
              entity.id(),
              durations == null ? Optional.empty() : Optional.of(lasting),
              cooldowns == null ? Optional.empty() : Optional.of(resting)));
  }

  private static void burn(Entity entity, Turn<MirState, MirEvent> turn) {
    if (entity.side() == Side.OBJECTS || !entity.has("burning")) return;
    int damage =
        Rolls.OF_DOCUMENT.roll(
            turn, 1, BURNING_SIDES, Purpose.of(entity.name(), " burning damage"));
    turn.emit(
        new TacticsEvent.ConditionDamage(
            entity.id(), "burning", damage, Math.max(0, entity.hp() - damage)));
  }

  private static boolean fights(Entity entity) {
    return entity.side() != Side.OBJECTS && !entity.dead();
  }

  private static List<String> ids(List<Entity> entities) {
    return entities.stream().map(Entity::id).toList();
  }
}
