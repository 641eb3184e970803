package dev.astragal.games.trail.day;

import dev.astragal.games.trail.TrailEvent;
import dev.astragal.games.trail.TrailState;
import dev.astragal.games.trail.WayEvent.Block;
import dev.astragal.games.trail.WayEvent.TravelBlocked;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.phase.Verdict;

/** Phase 8: a way that is blocked stays so until its days have passed. */
public final class TravelBlock extends DayPhase {
  public TravelBlock() {
    super("travel-block");
  }

  @Override
  public Verdict<DayOutcome> run(TrailState state, Turn<TrailState, TrailEvent> turn) {
    if (state.journey.blockedDays == 0) return PROCEED;
    turn.emit(new TravelBlocked(Block.NAVIGATION, state.journey.blockedDays - 1));
    return BLOCKED;
  }
}
