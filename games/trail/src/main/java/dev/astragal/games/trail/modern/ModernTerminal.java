package dev.astragal.games.trail.modern;

import dev.astragal.games.trail.DayEvent.GameOver;
import dev.astragal.games.trail.TrailEvent;
import dev.astragal.games.trail.TrailState;
import dev.astragal.games.trail.day.DayOutcome;
import dev.astragal.games.trail.day.DayPhase;
import dev.astragal.games.trail.day.Ending;
import dev.astragal.games.trail.health.Failure;
import dev.astragal.games.trail.health.Nerves;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.phase.Verdict;

/** Phase 15: body, mind or nerve give out. */
final class ModernTerminal extends DayPhase {
  public ModernTerminal() {
    super("terminal");
  }

  @Override
  public Verdict<DayOutcome> run(TrailState state, Turn<TrailState, TrailEvent> turn) {
    Nerves.keep(state, turn);
    Ending ending = Failure.of(state);
    if (ending == Ending.NONE) return PROCEED;
    turn.emit(new GameOver(ending));
    return GAME_OVER;
  }
}
