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
    if (blink != NOWHERE) turn.emit(new ActionEvent.Blinked(blink, cost));
    else if (away != Flight.NO_STEP) Flight.move(state, turn, away);
    else turn.emit(new ActionEvent.Waited(Actors.HERO, cost));
    if (!state.since(2)) PlayerTurn.finish(state, turn, before);
  }

  private static int blinkTo(DelveState state) {
    if (Combat.follows(state, GodKind.Passive.BLINK)) return farthest(state, VEIL_REACH, false);
    int reach = state.perkAmount(PerkKind.Effect.SHADOW_STEP);
    return reach > 0 ? farthest(state, reach, true) : NOWHERE;
  }

  /** The farthest free tile in view within a square around the hero; ties to the smaller cell. */
  private static int farthest(DelveState state, int reach, boolean hazards) {
    DungeonMap map = state.map();
    int here = state.heroCell();
    int x = here % map.width();
    int y = here / map.width();
    int best = NOWHERE;
    for (int row = Math.max(0, y - reach); row <= Math.min(map.height() - 1, y + reach); row++) {
      for (int column = Math.max(0, x - reach);
          column <= Math.min(map.width() - 1, x + reach);
          column++) {
        int cell = map.cell(column, row);
        byte tile = map.tile(cell);
        boolean plain = Tile.kind(tile) == Tile.FLOOR && Tile.visible(tile);
        if (!plain
            || map.actorAt(cell) >= 0
            || (Tile.hazard(tile) && !(hazards && Hazards.survived(state)))) continue;
        if (best == NOWHERE || map.distance(cell, here) > map.distance(best, here)) best = cell;
      }
    }
    return best;
  }
}
