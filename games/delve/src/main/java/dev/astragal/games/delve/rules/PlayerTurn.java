package dev.astragal.games.delve.rules;

import dev.astragal.games.delve.ActionEvent;
import dev.astragal.games.delve.Actors;
import dev.astragal.games.delve.DelveEvent;
import dev.astragal.games.delve.DelveState;
import dev.astragal.games.delve.DungeonMap;
import dev.astragal.games.delve.EncounterEvent;
import dev.astragal.games.delve.map.Obstacles;
import dev.astragal.games.delve.map.Terrain;
import dev.astragal.games.delve.orders.PositionIntent;
import dev.astragal.kernel.game.Turn;
import dev.astragal.parts.board.PathSearch;

/** The hero's turn: first whatever must be asked, then one action as the orders want it. */
final class PlayerTurn {
  private PlayerTurn() {}

  static void take(DelveState state, Turn<DelveState, DelveEvent> turn) {
    if (Interrupts.raise(state, turn) || Endings.stalled(state, turn)) return;
    int before = state.heroCell();
    act(state, turn);
    if (!state.question().stands()) finish(state, turn, before);
  }

  /** What follows any action of the hero. */
  static void finish(DelveState state, Turn<DelveState, DelveEvent> turn, int cellBefore) {
    Statuses.afterAction(state, turn, cellBefore);
    if (!state.actors().alive(Actors.HERO)) return;
    Encounters.wake(state, turn);
    Encounters.endIfNobodyIsLeft(state, turn);
  }

  private static void act(DelveState state, Turn<DelveState, DelveEvent> turn) {
    if (state.progress().drinking() || Growth.healsByItself(state)) {
      Growth.drink(state, turn);
      return;
    }
    if (state.progress().guarding()) {
      turn.emit(new ActionEvent.Guarded(Timing.actionCost(state, Actors.HERO)));
      return;
    }
    if (state.progress().backingOff()) {
      Avoidance.backOff(state, turn);
      return;
    }
    boolean cornered = state.progress().retreating();
    if (cornered) {
      if (Flight.leadsSomewhere(state) && Flight.step(state, turn)) return;
      turn.emit(new EncounterEvent.RetreatEnded());
    }
    if (!fight(state, turn, cornered)) Exploration.act(state, turn);
  }

  /**
   * Strikes, waits for or walks up to whom the player has chosen to fight; since the third rules
   * not for ever, where they cannot be reached, and since the fourth whoever is in reach instead is
   * asked about.
   */
  private static boolean fight(
      DelveState state, Turn<DelveState, DelveEvent> turn, boolean cornered) {
    int inReach = Encounters.targetInReach(state);
    if (Encounters.found(inReach)) {
      Combat.heroStrikes(state, turn, inReach);
      return true;
    }
    int target = Encounters.target(state);
    if (!Encounters.found(target)) return false;
    if (holds(state, target)) {
      turn.emit(new ActionEvent.Waited(Actors.HERO, Timing.actionCost(state, Actors.HERO)));
      return true;
    }
    int step = inVain(state) ? PathSearch.UNREACHABLE : approach(state, target);
    if (step == PathSearch.UNREACHABLE)
      return state.since(4) && !cornered && Encounters.askAboutThoseBetween(state, turn);
    Flight.move(state, turn, step);
    return true;
  }

  /** Since the fourth rules there is time to follow whom one was asked about again. */
  private static boolean inVain(DelveState state) {
    if (!state.since(3) || Flight.leadsSomewhere(state)) return false;
    return !state.since(4)
        || state.progress().aimlessTurns() >= 2 * state.policy().time().retreatTurns();
  }

  /** A shooter does not come, and patience has an end. */
  private static boolean holds(DelveState state, int target) {
    return state.orders().positionIntent() != PositionIntent.ADVANCE_TO_MELEE
        && Combat.enemyKind(state, target).range() == 1
        && state.progress().held() < state.policy().time().holdTurns();
  }

  /** Never over a sanctuary, which would end the fight. */
  private static int approach(DelveState state, int target) {
    DungeonMap map = state.map();
    PathSearch paths = state.scratch().paths();
    Obstacles enemies = Flight.visibleEnemies(state);
    enemies.forbid(map.entry());
    enemies.forbid(map.stairs());
    int goal = state.actors().cell(target);
    for (int way = 0; way < Flight.WAYS.size(); way++) {
      Terrain terrain = Flight.WAYS.get(way);
      int length = paths.find(enemies.on(map.tiles(), terrain), state.heroCell(), goal);
      if (length > 1 && Hazards.bearable(state, paths, length)) return paths.step(0);
    }
    return PathSearch.UNREACHABLE;
  }
}
