package dev.astragal.games.delve.rules;

import dev.astragal.games.delve.ActionEvent;
import dev.astragal.games.delve.Actors;
import dev.astragal.games.delve.AutoReason;
import dev.astragal.games.delve.DelveEvent;
import dev.astragal.games.delve.DelveState;
import dev.astragal.games.delve.DungeonMap;
import dev.astragal.games.delve.ExploreEvent;
import dev.astragal.games.delve.Intent;
import dev.astragal.games.delve.Question;
import dev.astragal.games.delve.RunEvent;
import dev.astragal.games.delve.map.FrontierSearch;
import dev.astragal.games.delve.map.Obstacles;
import dev.astragal.games.delve.map.Terrain;
import dev.astragal.games.delve.map.Tile;
import dev.astragal.games.delve.orders.ExplorationMode;
import dev.astragal.games.delve.orders.FightMode;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.state.Ints;
import dev.astragal.parts.board.PathSearch;
import org.jspecify.annotations.Nullable;

/**
 * Auto-explore: keeps its target while that makes sense, else plans anew, and says so exactly when
 * target or reason change.
 */
public final class Exploration {
  private static final Ints NOBODY = Ints.zeros(0);

  /** Where to go and why. */
  public record Plan(AutoReason reason, int target, Ints route) {}

  private Exploration() {}

  /** Walks one step, stops at a closed door, or waits when there is nowhere to go. */
  static void act(DelveState state, Turn<DelveState, DelveEvent> turn) {
    if (!intentHolds(state)) follow(state, turn, plan(state));
    Intent intent = state.intent();
    if (intent.pathLength() == 0 || state.map().actorAt(intent.nextCell()) >= 0) {
      blocked(state, turn);
      return;
    }
    int next = intent.nextCell();
    int kind = Tile.kind(state.map().tile(next));
    if (kind == Tile.CLOSED_DOOR && Doors.asks(state, next))
      turn.emit(new RunEvent.Asked(Question.Kind.DOOR_BLOCKED, next, NOBODY));
    else if (kind == Tile.CLOSED_DOOR || kind == Tile.SHUT_DOOR) Doors.open(state, turn, next);
    else if (state.since(2) && Hazards.asks(state, next))
      turn.emit(new RunEvent.Asked(Question.Kind.HAZARD_AHEAD, next, NOBODY));
    else Flight.move(state, turn, next);
  }

  /** Makes room for an encounter with whoever stands in the way, or waits. */
  private static void blocked(DelveState state, Turn<DelveState, DelveEvent> turn) {
    if (state.since(4) && Encounters.askFromSanctuary(state, turn)) return;
    Encounters.endSuppressionsInContact(state, turn);
    int off = state.heroOnSanctuary() ? Flight.anyStep(state) : Flight.NO_STEP;
    if (off != Flight.NO_STEP) Flight.move(state, turn, off);
    else turn.emit(new ActionEvent.Waited(Actors.HERO, Timing.actionCost(state, Actors.HERO)));
  }

  private static void follow(DelveState state, Turn<DelveState, DelveEvent> turn, Plan plan) {
    Intent intent = state.intent();
    if (intent.target() != plan.target() || intent.reason() != plan.reason()) {
      turn.emit(
          new ExploreEvent.AutoSegmentStarted(plan.reason(), plan.target(), plan.route().size()));
    }
    if (plan.route().size() > 0 || intent.pathLength() > 0)
      turn.emit(new ExploreEvent.RoutePlanned(plan.route()));
  }

  /** Whether the next step of the route can be taken and its end is still worth it. */
  private static boolean intentHolds(DelveState state) {
    Intent intent = state.intent();
    if (intent.pathLength() == 0) return false;
    DungeonMap map = state.map();
    int next = intent.nextCell();
    byte tile = map.tile(next);
    if (Tile.kind(tile) == Tile.WALL || map.actorAt(next) >= 0) return false;
    boolean careful = intent.reason() == AutoReason.FRONTIER || intent.reason() == AutoReason.LOOT;
    if (careful && Tile.hazard(tile)) return false;
    if (careful && besideAvoided(state, next)) return false;
    return switch (intent.reason()) {
      case STAIRS -> true;
      case HUNT, STUCK -> false;
      case FRONTIER, LOOT, DOOR, THREAT_AVOIDANCE -> worthIt(map, intent.target());
    };
  }

  private static boolean worthIt(DungeonMap map, int target) {
    int kind = Tile.kind(map.tile(target));
    return map.itemAt(target) >= 0
        || kind == Tile.DOWN_STAIRS
        || kind == Tile.CLOSED_DOOR
        || FrontierSearch.frontier(map.tiles(), map.width(), target);
  }

  /** The best plan from where the hero stands; {@link AutoReason#STUCK} when there is none. */
  public static Plan plan(DelveState state) {
    boolean mayLeave = Floors.stairsAreOpen(state);
    Obstacles careful = carefulObstacles(state);
    if (mayLeave && state.orders().explorationMode() == ExplorationMode.DIRECT) {
      Plan down = toStairs(state, careful, Terrain.SAFE, AutoReason.STAIRS);
      if (down != null) return down;
    }
    FrontierSearch search = search(state, careful, Terrain.SAFE);
    Plan next = toFrontier(state, search, careful, Terrain.SAFE);
    if (next != null) return next;
    if (mayLeave) {
      next = toStairs(state, careful, Terrain.SAFE, AutoReason.STAIRS);
      if (next != null) return next;
    }
    next = lastResort(state, Flight.visibleEnemies(state), mayLeave);
    if (next == null) next = lastResort(state, state.scratch().obstacles().clear(), mayLeave);
    return next == null ? new Plan(AutoReason.STUCK, state.heroCell(), NOBODY) : next;
  }

  /**
   * Over hazards, through doors nobody needed so far, after the boss. Tried first around enemies;
   * then, when somebody stands in the only way, up to them, and the encounter decides.
   */
  private static @Nullable Plan lastResort(
      DelveState state, Obstacles obstacles, boolean mayLeave) {
    FrontierSearch search = search(state, obstacles, Terrain.RISKY);
    int door = search.door();
    if (door == FrontierSearch.NONE && state.since(4)) door = search.shutDoor();
    Plan next = toFrontier(state, search, obstacles, Terrain.RISKY);
    if (next == null && mayLeave)
      next = toStairs(state, obstacles, Terrain.RISKY, AutoReason.THREAT_AVOIDANCE);
    if (next == null && door != FrontierSearch.NONE)
      next = route(state, obstacles, Terrain.RISKY, door, AutoReason.DOOR);
    if (next == null && !mayLeave) next = hunt(state, obstacles);
    return next;
  }

  private static FrontierSearch search(DelveState state, Obstacles obstacles, Terrain terrain) {
    FrontierSearch search = state.scratch().frontiers();
    DungeonMap map = state.map();
    search.search(map.tiles(), map.width(), terrain, obstacles, map.loot(), state.heroCell());
    return search;
  }

  private static @Nullable Plan toFrontier(
      DelveState state, FrontierSearch search, Obstacles obstacles, Terrain terrain) {
    int target =
        search.visibleTarget() != FrontierSearch.NONE
            ? search.visibleTarget()
            : search.rememberedTarget();
    if (target == FrontierSearch.NONE) return null;
    return route(state, obstacles, terrain, target, reason(state.map(), terrain, target));
  }

  private static AutoReason reason(DungeonMap map, Terrain terrain, int target) {
    if (terrain == Terrain.RISKY) return AutoReason.THREAT_AVOIDANCE;
    if (map.itemAt(target) >= 0) return AutoReason.LOOT;
    return Tile.kind(map.tile(target)) == Tile.CLOSED_DOOR ? AutoReason.DOOR : AutoReason.FRONTIER;
  }

  private static @Nullable Plan toStairs(
      DelveState state, Obstacles obstacles, Terrain terrain, AutoReason reason) {
    return route(state, obstacles, terrain, state.map().stairs(), reason);
  }

  /** The boss keeps the stairs shut: go where it is. */
  private static @Nullable Plan hunt(DelveState state, Obstacles obstacles) {
    int boss = Floors.livingBoss(state);
    return route(state, obstacles, Terrain.RISKY, state.actors().cell(boss), AutoReason.HUNT);
  }

  private static @Nullable Plan route(
      DelveState state, Obstacles obstacles, Terrain terrain, int target, AutoReason reason) {
    PathSearch paths = state.scratch().paths();
    DungeonMap map = state.map();
    int length = paths.find(obstacles.on(map.tiles(), terrain), state.heroCell(), target);
    return length <= 0 ? null : new Plan(reason, target, Ints.each(length, paths::step));
  }

  /** Enemies in view block the way; those to be avoided also block the tiles around them. */
  private static Obstacles carefulObstacles(DelveState state) {
    Obstacles obstacles = Flight.visibleEnemies(state);
    for (int enemy = 1; enemy < state.actors().count(); enemy++)
      if (keepsAway(state, enemy))
        Berth.around(state, state.actors().cell(enemy), berth(state, enemy), obstacles);
    return obstacles;
  }

  private static boolean besideAvoided(DelveState state, int cell) {
    for (int enemy = 1; enemy < state.actors().count(); enemy++) {
      if (keepsAway(state, enemy)
          && state.map().distance(cell, state.actors().cell(enemy)) <= berth(state, enemy)
          && (!state.since(4) || withinBerth(state, enemy, cell))) return true;
    }
    return false;
  }

  /** By the same measure as routes are planned, or a hero would plan anew at every step. */
  private static boolean withinBerth(DelveState state, int enemy, int cell) {
    Obstacles obstacles = state.scratch().obstacles().clear();
    Berth.around(state, state.actors().cell(enemy), berth(state, enemy), obstacles);
    return obstacles.blocksWay(cell);
  }

  /** Where a sleeper lies who is to be left alone is remembered. */
  private static boolean keepsAway(DelveState state, int enemy) {
    if (state.actors().engaged(enemy)) return false;
    boolean avoided = state.actors().avoided(enemy);
    if (!Encounters.visible(state, enemy))
      return avoided && asleep(state, enemy) && state.actors().alive(enemy);
    return avoided || state.orders().fightOrAvoid() == FightMode.AVOID;
  }

  /** How far a way leads around an enemy: far enough not to wake it. */
  private static int berth(DelveState state, int enemy) {
    return asleep(state, enemy) ? state.noticedAt() : 1;
  }

  private static boolean asleep(DelveState state, int enemy) {
    return state.stealthy() && !state.actors().awake(enemy);
  }
}
