package dev.astragal.games.trail.phases.deluxe;

import dev.astragal.games.trail.DayEvent.GameOver;
import dev.astragal.games.trail.DayOutcome;
import dev.astragal.games.trail.Ending;
import dev.astragal.games.trail.TrailEvent;
import dev.astragal.games.trail.TrailState;
import dev.astragal.games.trail.phases.DayPhase;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.phase.Verdict;

/** Phase 15: nobody is left. */
public final class Terminal extends DayPhase {
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
