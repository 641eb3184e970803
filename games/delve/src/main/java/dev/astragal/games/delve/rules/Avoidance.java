package dev.astragal.games.delve.rules;

import dev.astragal.games.delve.ActionEvent;
import dev.astragal.games.delve.Actors;
import dev.astragal.games.delve.DelveEvent;
import dev.astragal.games.delve.DelveState;
import dev.astragal.games.delve.DungeonMap;
import dev.astragal.games.delve.EncounterEvent;
import dev.astragal.games.delve.content.GodKind;
import dev.astragal.games.delve.content.PerkKind;
import dev.astragal.games.delve.map.Tile;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.state.Ints;
import java.util.function.IntUnaryOperator;

/**
 * Leaving enemies alone: a blink for those who can, else a step back. It always takes an action.
 */
public final class Avoidance {
  /** How far a follower of the Veil blinks. */
  public static final int VEIL_REACH = 3;

  private static final int NOWHERE = -1;

  private Avoidance() {}

  /** Only the primary enemy when it is in contact, all that are listed while they are far. */
  static void avoid(DelveState state, Turn<DelveState, DelveEvent> turn, Ints listed) {
    if (state.heroOnSanctuary() && state.since(4)) {
      int off = Flight.anyStep(state);
      if (off != Flight.NO_STEP) Flight.move(state, turn, off);
      else turn.emit(new ActionEvent.Waited(Actors.HERO, Timing.actionCost(state, Actors.HERO)));
      return;
    }
    int primary = listed.get(0);
    boolean close = Encounters.inContact(state, primary);
    turn.emit(new EncounterEvent.Avoided(close ? Ints.of(primary) : listed));
    if (state.since(2)) turn.emit(new ActionEvent.Meant(ActionEvent.Deed.BACK_OFF));
    else backOff(state, turn);
  }

  /** The action itself. */
  static void backOff(DelveState state, Turn<DelveState, DelveEvent> turn) {
    int before = state.heroCell();
    int cost = Timing.actionCost(state, Actors.HERO);
    int blink = blinkTo(state);
    int away = Flight.away(state);
    if (blink != NOWHERE) blink(state, turn, blink, cost);
    else if (away != Flight.NO_STEP) Flight.move(state, turn, away);
    else turn.emit(new ActionEvent.Waited(Actors.HERO, cost));
    if (!state.since(2)) PlayerTurn.finish(state, turn, before);
  }

  private static void blink(DelveState state, Turn<DelveState, DelveEvent> turn, int to, int cost) {
    turn.emit(new ActionEvent.Blinked(to, cost));
    if (!state.vanishing()) return;
    for (int enemy = 1; enemy < state.actors().count(); enemy++)
      if (state.actors().awake(enemy) && Encounters.distance(state, enemy) > state.noticedAt())
        turn.emit(new EncounterEvent.TrackLost(enemy, Combat.enemyKind(state, enemy).id()));
  }

  /** Whether keeping away would make everybody in view forget the hero. */
  public static boolean vanishes(DelveState state) {
    if (!state.vanishing()) return false;
    int to = blinkTo(state);
    return to != NOWHERE && Flight.nearestEnemy(state, to) > state.noticedAt();
  }

  private static int blinkTo(DelveState state) {
    int reach = reach(state);
    if (reach == 0) return NOWHERE;
    if (state.vanishing()) return safest(state, reach);
    return farthest(state, reach, !Combat.follows(state, GodKind.Passive.BLINK));
  }

  /** How far the hero can blink, or 0. */
  public static int reach(DelveState state) {
    int shadows = state.perkAmount(PerkKind.Effect.SHADOW_STEP);
    if (!Combat.follows(state, GodKind.Passive.BLINK)) return shadows;
    return state.vanishing() ? Math.max(VEIL_REACH, shadows) : VEIL_REACH;
  }

  /** The farthest free tile in view within a square around the hero; ties to the smaller cell. */
  private static int farthest(DelveState state, int reach, boolean hazards) {
    int here = state.heroCell();
    return best(
        state, reach, hazards && Hazards.survived(state), cell -> state.map().distance(cell, here));
  }

  /** The tile in reach from which the nearest enemy is farthest, if that is farther than here. */
  private static int safest(DelveState state, int reach) {
    int best = best(state, reach, false, cell -> Flight.nearestEnemy(state, cell));
    int here = state.heroCell();
    return best != NOWHERE && Flight.nearestEnemy(state, best) > Flight.nearestEnemy(state, here)
        ? best
        : NOWHERE;
  }

  private static int best(DelveState state, int reach, boolean hazards, IntUnaryOperator worth) {
    DungeonMap map = state.map();
    int x = map.board().x(state.heroCell());
    int y = map.board().y(state.heroCell());
    int best = NOWHERE;
    for (int row = Math.max(0, y - reach); row <= Math.min(map.height() - 1, y + reach); row++) {
      for (int column = Math.max(0, x - reach);
          column <= Math.min(map.width() - 1, x + reach);
          column++) {
        int cell = map.cell(column, row);
        byte tile = map.tile(cell);
        boolean plain = Tile.kind(tile) == Tile.FLOOR && Tile.visible(tile);
        if (!plain || map.actorAt(cell) >= 0 || (Tile.hazard(tile) && !hazards)) continue;
        if (best == NOWHERE || worth.applyAsInt(cell) > worth.applyAsInt(best)) best = cell;
      }
    }
    return best;
  }
}
