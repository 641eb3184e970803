package dev.astragal.games.delve.rules;

import dev.astragal.games.delve.Actors;
import dev.astragal.games.delve.DelveState;
import dev.astragal.games.delve.Intent;
import dev.astragal.games.delve.Progress;
import dev.astragal.games.delve.map.Tile;
import dev.astragal.parts.board.PathSearch;

/** Ground that hurts: what a way over it costs, and when that is for the player to decide. */
public final class Hazards {
  private Hazards() {}

  /** Whether the next step of the route needs leave: it begins a way that leads into trouble. */
  static boolean asks(DelveState state, int next) {
    if (!Tile.hazard(state.map().tile(next))) return false;
    return switch (state.progress().daring()) {
      case Progress.SAFE -> hurtsTooMuch(state, costAhead(state));
      case Progress.HURTFUL -> deadly(state);
      default -> false;
    };
  }

  /** The health that the hazards at the head of the route take. */
  public static int costAhead(DelveState state) {
    Intent intent = state.intent();
    int tiles = 0;
    for (int step = 0; step < intent.pathLength(); step++)
      if (Tile.hazard(state.map().tile(intent.cell(step)))) tiles++;
    return tiles * state.policy().harm().hazard();
  }

  /** Whether a single step on such ground kills. */
  static boolean deadly(DelveState state) {
    return state.actors().hp(Actors.HERO) <= state.policy().harm().hazard();
  }

  /** Whether a jump may end there. */
  static boolean survived(DelveState state) {
    return !state.since(2) || !deadly(state);
  }

  /** Whether a way found may be gone in a fight or in flight, where nobody asks. */
  static boolean bearable(DelveState state, PathSearch way, int length) {
    if (!state.since(2)) return true;
    int tiles = 0;
    for (int step = 0; step < length; step++)
      if (Tile.hazard(state.map().tile(way.step(step)))) tiles++;
    int cost = tiles * state.policy().harm().hazard();
    return cost == 0
        || (state.progress().retreating()
            ? cost < state.actors().hp(Actors.HERO)
            : !hurtsTooMuch(state, cost));
  }

  private static boolean hurtsTooMuch(DelveState state, int damage) {
    int left = state.actors().hp(Actors.HERO) - damage;
    return left * 100 / state.actors().maxHp(Actors.HERO) <= state.orders().retreatHpThreshold();
  }
}
