package dev.astragal.games.mir.rules;

import dev.astragal.games.mir.MirEvent;
import dev.astragal.games.mir.MirState;
import dev.astragal.games.mir.state.Dice;
import dev.astragal.games.mir.state.Purpose;
import dev.astragal.kernel.game.Turn;

/** Rolling dice: an event records what they show and where the generator stands then. */
public interface Rolls {
  /** The generator a document carries along. */
  Rolls OF_DOCUMENT =
      (turn, count, sides, purpose) -> turn.state().dice().roll(count, sides, purpose);

  /** What the dice show next. */
  Dice.Result next(Turn<MirState, MirEvent> turn, int count, int sides, Purpose purpose);

  /** Rolls, records it, and gives the sum. */
  default int roll(Turn<MirState, MirEvent> turn, int count, int sides, Purpose purpose) {
    Dice.Result result = next(turn, count, sides, purpose);
    turn.emit(new MirEvent.Rolled(result));
    return result.total();
  }
}
