package dev.astragal.games.delve.rules;

import dev.astragal.games.delve.ActionEvent;
import dev.astragal.games.delve.DelveEvent;
import dev.astragal.games.delve.DelveState;
import dev.astragal.kernel.game.Turn;

/** Closed doors: what is heard behind them, and what becomes of them. */
public final class Doors {
  private Doors() {}

  /** A door is worth a question where the hero hears somebody, or hears nothing at any. */
  static boolean asks(DelveState state, int door) {
    return state.policy().floors().listen() == 0 || heard(state, door);
  }

  /** Whether somebody out of view is near a door. */
  public static boolean heard(DelveState state, int door) {
    for (int enemy = 1; enemy < state.actors().count(); enemy++) {
      if (state.actors().alive(enemy)
          && !Encounters.visible(state, enemy)
          && state.map().distance(door, state.actors().cell(enemy))
              <= state.policy().floors().listen()) return true;
    }
    return false;
  }

  static void open(DelveState state, Turn<DelveState, DelveEvent> turn, int door) {
    turn.emit(new ActionEvent.DoorOpened(door));
    Encounters.wake(state, turn);
  }
}
