package dev.astragal.games.delve.rules;

import dev.astragal.games.delve.DelveEvent;
import dev.astragal.games.delve.DelveState;
import dev.astragal.games.delve.Ending;
import dev.astragal.games.delve.Question;
import dev.astragal.games.delve.RunEvent;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.state.Ints;

/** Defeat and victory. */
final class Endings {
  private static final Ints NOBODY = Ints.zeros(0);

  private Endings() {}

  /** A defeat; in easy mode the player may still go back to a checkpoint. */
  static void fall(DelveState state, Turn<DelveState, DelveEvent> turn, Ending cause) {
    turn.emit(new RunEvent.RunEnded(cause));
    if (state.easy() && state.progress().checkpoints() > 0) {
      turn.emit(
          new RunEvent.Asked(
              Question.Kind.CHECKPOINT_AVAILABLE, state.progress().checkpoints(), NOBODY));
    }
  }

  static void win(Turn<DelveState, DelveEvent> turn) {
    turn.emit(new RunEvent.RunEnded(Ending.VICTORY));
  }

  /** Ends a run in which nothing happens any more. */
  static boolean stalled(DelveState state, Turn<DelveState, DelveEvent> turn) {
    if (state.progress().stillTurns() < state.policy().time().stallTurns()
        && state.progress().aimlessTurns() < state.policy().time().aimlessTurns()) return false;
    fall(state, turn, Ending.STALLED);
    return true;
  }
}
