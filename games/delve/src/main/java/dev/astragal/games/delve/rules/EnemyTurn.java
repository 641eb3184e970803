package dev.astragal.games.delve.rules;

import dev.astragal.games.delve.ActionEvent;
import dev.astragal.games.delve.Actors;
import dev.astragal.games.delve.DelveEvent;
import dev.astragal.games.delve.DelveState;
import dev.astragal.games.delve.EncounterEvent;
import dev.astragal.games.delve.Question;
import dev.astragal.games.delve.RunEvent;
import dev.astragal.games.delve.map.Obstacles;
import dev.astragal.games.delve.map.Terrain;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.state.Ints;
import dev.astragal.parts.board.PathSearch;

/** An enemy that is awake strikes when it can, else comes nearer, else waits. */
final class EnemyTurn {
  private EnemyTurn() {}

  static void take(DelveState state, Turn<DelveState, DelveEvent> turn, int enemy) {
    if (Encounters.inContact(state, enemy) && !sheltered(state, enemy)) {
      if (state.since(2) && Encounters.askAboutContact(state, turn)) return;
      if (drawsBack(state, enemy)) drawBack(state, turn, enemy);
      else Combat.enemyStrikes(state, turn, enemy);
      return;
    }
    int step = step(state, enemy);
    int cost = Timing.actionCost(state, enemy);
    if (losesTrack(state, enemy)) {
      turn.emit(new EncounterEvent.TrackLost(enemy, Combat.enemyKind(state, enemy).id()));
      return;
    }
    if (step == PathSearch.UNREACHABLE) {
      turn.emit(new ActionEvent.Waited(enemy, cost));
      return;
    }
    boolean seen = Encounters.visible(state, enemy) || state.map().visible(step);
    turn.emit(new ActionEvent.Moved(enemy, step, cost, seen));
  }

  /** Nobody is struck on a sanctuary, but by those who were taken on from there. */
  private static boolean sheltered(DelveState state, int enemy) {
    return state.heroOnSanctuary() && !state.actors().challenged(enemy);
  }

  private static boolean drawsBack(DelveState state, int enemy) {
    return Combat.drawsBack(state)
        && Combat.enemyKind(state, enemy).everyThird() > 0
        && Combat.heavy(state, state.actors().attacks(enemy))
        && !state.actors().drawnBack(enemy);
  }

  /** Who runs already is not asked. */
  private static void drawBack(DelveState state, Turn<DelveState, DelveEvent> turn, int enemy) {
    String whom = Combat.enemyKind(state, enemy).id();
    turn.emit(new ActionEvent.DrewBack(enemy, whom, Timing.actionCost(state, enemy)));
    if (!state.progress().retreating())
      turn.emit(new RunEvent.Asked(Question.Kind.HEAVY_BLOW, 0, Ints.of(enemy)));
  }

  /** The first step of the way to the hero, around others when they stand in it. */
  static int step(DelveState state, int enemy) {
    int step = firstStep(state, enemy, sanctuaries(state));
    if (step == PathSearch.UNREACHABLE || state.map().actorAt(step) < 0) return step;
    Obstacles crowd = sanctuaries(state);
    for (int other = 1; other < state.actors().count(); other++) {
      if (other != enemy && state.actors().alive(other)) crowd.occupy(state.actors().cell(other));
    }
    step = firstStep(state, enemy, crowd);
    return step != PathSearch.UNREACHABLE && state.map().actorAt(step) < 0
        ? step
        : PathSearch.UNREACHABLE;
  }

  private static int firstStep(DelveState state, int enemy, Obstacles obstacles) {
    PathSearch paths = state.scratch().paths();
    int length =
        paths.find(
            obstacles.on(state.map().tiles(), Terrain.NATIVE),
            state.actors().cell(enemy),
            state.actors().cell(Actors.HERO));
    return length > 0 ? paths.step(0) : PathSearch.UNREACHABLE;
  }

  /** The hero keeps away from it or runs, is out of view and that far ahead. */
  private static boolean losesTrack(DelveState state, int enemy) {
    int chase = state.policy().time().chase();
    return chase > 0
        && !Encounters.visible(state, enemy)
        && (state.progress().retreating() || state.actors().avoided(enemy))
        && Encounters.distance(state, enemy) > chase;
  }

  /** No enemy enters a sanctuary, not even after the hero. */
  static Obstacles sanctuaries(DelveState state) {
    Obstacles obstacles = state.scratch().obstacles().clear();
    obstacles.forbid(state.map().entry());
    obstacles.forbid(state.map().stairs());
    return obstacles;
  }
}
