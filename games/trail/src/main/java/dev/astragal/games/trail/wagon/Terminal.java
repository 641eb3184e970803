package dev.astragal.games.trail.wagon;

import dev.astragal.games.trail.DayEvent.GameOver;
import dev.astragal.games.trail.TrailEvent;
import dev.astragal.games.trail.TrailState;
import dev.astragal.games.trail.day.DayOutcome;
import dev.astragal.games.trail.day.DayPhase;
import dev.astragal.games.trail.day.Ending;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.phase.Verdict;

/** Phase 15: nobody is left. */
final class Terminal extends DayPhase {
  public Terminal() {
    super("terminal");
  }

  @Override
  public Verdict<DayOutcome> run(TrailState state, Turn<TrailState, TrailEvent> turn) {
    if (state.party.alive != 0) return PROCEED;
    turn.emit(new GameOver(Ending.PARTY_LOST));
    return GAME_OVER;
  }
}
