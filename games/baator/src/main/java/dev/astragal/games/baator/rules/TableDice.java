package dev.astragal.games.baator.rules;

import dev.astragal.games.baator.BaatorEvent;
import dev.astragal.games.baator.BaatorState;
import dev.astragal.games.baator.Streams;
import dev.astragal.kernel.game.Rejection;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.rng.Rng;
import dev.astragal.kernel.rng.ScriptedRng;
import dev.astragal.kernel.state.Ints;
import java.util.function.Consumer;

/** Where the dice of one choice come from: those it brings along, or the session's own. */
final class TableDice {
  private TableDice() {}

  /** Rolls with the right dice; faces that nobody needed refuse the choice. */
  static void with(Ints faces, Turn<BaatorState, BaatorEvent> turn, Consumer<Rng> use) {
    if (faces.size() == 0) {
      use.accept(turn.rng(Streams.DICE));
      return;
    }
    ScriptedRng table = new ScriptedRng("table", faces.toArray());
    use.accept(table);
    if (table.remaining() > 0)
      throw turn.refuse(
          Rejection.because("LEFTOVER_FACES", "faces", table.remaining()).at("faces"));
  }
}
