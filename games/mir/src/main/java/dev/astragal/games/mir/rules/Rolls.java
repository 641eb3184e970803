package dev.astragal.games.mir.rules;

import dev.astragal.games.mir.MirEvent;
import dev.astragal.games.mir.MirState;
import dev.astragal.games.mir.state.Dice;
import dev.astragal.kernel.game.Turn;

/** Rolling dice: the state's own generator decides, and an event records where it stands then. */
public final class Rolls {
  private Rolls() {}

  public static int roll(Turn<MirState, MirEvent> turn, int count, int sides, String purpose) {
    Dice.Result result = turn.state().dice().roll(count, sides, purpose);
    turn.emit(new MirEvent.Rolled(result));
    return result.total();
  }
}
