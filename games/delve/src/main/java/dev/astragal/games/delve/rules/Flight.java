package dev.astragal.games.delve.rules;

import dev.astragal.games.delve.Actors;
import dev.astragal.games.delve.DelveEvent;
import dev.astragal.games.delve.DelveState;
import dev.astragal.games.delve.map.Obstacles;
import dev.astragal.games.delve.map.Terrain;
import dev.astragal.games.delve.map.Tile;
import dev.astragal.kernel.game.Turn;
import dev.astragal.parts.board.PathSearch;
import dev.astragal.parts.board.Square;
import java.util.List;

/** Ways out: to the nearest known sanctuary, into a doorway, or simply away. */
final class Flight {
  static final int NO_STEP = -1;

  /** Over hazards only where there is no other way. */
  static final List<Terrain> WAYS = List.of(Terrain.SAFE, Terrain.RISKY);

  private static final int CROWD_OF_SHOOTERS = 2;
  private static final int OPEN_TILE_NEIGHBOURS = 2;
  private static final int CHOKEPOINT_NEIGHBOURS = 2;

  private Flight() {}

  /** Takes one step of a retreat; false when there is nowhere to go. */
  static boolean step(DelveState state, Turn<DelveState, DelveEvent> turn) {
    int step = doorway(state);
    if (step == NO_STEP) step = towardsSanctuary(state);
    if (step == NO_STEP) step = away(state);
    if (step == NO_STEP) return false;
    move(state, turn, step);
    return true;
  }

  static void move(DelveState state, Turn<DelveState, DelveEvent> turn, int to) {
    turn.emit(Steps.of(to, Timing.actionCost(state, Actors.HERO)));
  }

  /**
   * Under fire from several in the open: a chokepoint beside the hero that is not nearer to them.
   */
  static int doorway(DelveState state) {
    int shooters = 0;
    for (int enemy = 1; enemy < state.actors().count(); enemy++) {
      if (Encounters.visible(state, enemy) && Combat.enemyKind(state, enemy).range() > 1)
        shooters++;
    }
    int here = state.heroCell();
    if (shooters < CROWD_OF_SHOOTERS || openNeighbours(state, here) < OPEN_TILE_NEIGHBOURS)
      return NO_STEP;
    if (openNeighbours(state, here) <= CHOKEPOINT_NEIGHBOURS) return NO_STEP;
    for (int side = 0; side < Square.SIDES; side++) {
      int next = state.map().board().neighbour(here, side);
      if (free(state, next)
          && openNeighbours(state, next) <= CHOKEPOINT_NEIGHBOURS
          && nearestEnemy(state, next) >= nearestEnemy(state, here)) return next;
    }
    return NO_STEP;
  }

  /** The neighbour farthest from the nearest enemy in view, if that is farther than here. */
  static int away(DelveState state) {
    int here = state.heroCell();
    int best = NO_STEP;
    int bestDistance = nearestEnemy(state, here);
    for (int side = 0; side < Square.SIDES; side++) {
      int next = state.map().board().neighbour(here, side);
      if (!free(state, next)) continue;
      int distance = nearestEnemy(state, next);
      if (distance > bestDistance) {
        best = next;
        bestDistance = distance;
      }
    }
    return best;
  }

  /** The first free neighbour. */
  static int anyStep(DelveState state) {
    for (int side = 0; side < Square.SIDES; side++) {
      int next = state.map().board().neighbour(state.heroCell(), side);
      if (free(state, next)) return next;
    }
    return NO_STEP;
  }

  /** Running in circles has an end; the way to a safe place with nobody in view is no circle. */
  static boolean leadsSomewhere(DelveState state) {
    return state.progress().aimlessTurns() < state.policy().time().retreatTurns()
        || (state.since(2) && Encounters.visibleEnemies(state) == 0);
  }

  /** Whether there is a safe place to go back to that the hero does not stand on. */
  static boolean canTurnBack(DelveState state) {
    return !state.heroOnSanctuary() && leadsSomewhere(state) && towardsSanctuary(state) != NO_STEP;
  }

  /** How many steps it is to the nearest safe place that can be reached, or {@link #NO_STEP}. */
  static int wayToSafety(DelveState state) {
    return towardsSanctuary(state) == NO_STEP ? NO_STEP : state.scratch().paths().length();
  }

  private static int towardsSanctuary(DelveState state) {
    int entry = state.map().entry();
    int stairs = state.map().stairs();
    Obstacles enemies = visibleEnemies(state);
    PathSearch paths = state.scratch().paths();
    for (int way = 0; way < WAYS.size(); way++) {
      Terrain terrain = WAYS.get(way);
      int length = length(state, terrain, enemies, entry);
      // No way to the stairs is shorter than the way there as the crow flies.
      if (length <= 0 || state.map().distance(state.heroCell(), stairs) < length) {
        int toStairs = length(state, terrain, enemies, stairs);
        if (toStairs > 0 && (length <= 0 || toStairs < length)) length = toStairs;
        else if (length > 0) length(state, terrain, enemies, entry);
      }
      if (length > 0 && Hazards.bearable(state, paths, length)) return paths.step(0);
    }
    return NO_STEP;
  }

  private static int length(DelveState state, Terrain terrain, Obstacles enemies, int goal) {
    return state
        .scratch()
        .paths()
        .find(enemies.on(state.map().tiles(), terrain), state.heroCell(), goal);
  }

  static Obstacles visibleEnemies(DelveState state) {
    Obstacles obstacles = state.scratch().obstacles().clear();
    for (int enemy = 1; enemy < state.actors().count(); enemy++)
      if (Encounters.visible(state, enemy)) obstacles.occupy(state.actors().cell(enemy));
    return obstacles;
  }

  private static boolean free(DelveState state, int cell) {
    byte tile = state.map().tile(cell);
    return Tile.walkable(tile)
        && Tile.discovered(tile)
        && !Tile.hazard(tile)
        && state.map().actorAt(cell) < 0;
  }

  private static int openNeighbours(DelveState state, int cell) {
    int open = 0;
    for (int side = 0; side < Square.SIDES; side++) {
      int next = state.map().board().neighbour(cell, side);
      if (Tile.walkable(state.map().tile(next))) open++;
    }
    return open;
  }

  /** How far the nearest enemy in view is from a cell. */
  static int nearestEnemy(DelveState state, int cell) {
    int nearest = Integer.MAX_VALUE;
    for (int enemy = 1; enemy < state.actors().count(); enemy++) {
      if (Encounters.visible(state, enemy))
        nearest = Math.min(nearest, state.map().distance(cell, state.actors().cell(enemy)));
    }
    return nearest;
  }
}
