package dev.astragal.games.trail.day;

import dev.astragal.games.trail.TrailEvent;
import dev.astragal.games.trail.TrailState;
import dev.astragal.games.trail.WayEvent.WaitDay;
import dev.astragal.games.trail.road.Journey;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.phase.Verdict;

/** Phase 5b: the ferry queue first, then the crossing itself, drying, and lost ways. */
public final class ScheduledWaits extends DayPhase {
  public ScheduledWaits() {
    super("scheduled-waits");
  }

  @Override
  public Verdict<DayOutcome> run(TrailState state, Turn<TrailState, TrailEvent> turn) {
    Journey journey = state.journey;
    if (journey.ferryWait > 0) turn.emit(new WaitDay(Wait.FERRY, journey.ferryWait - 1));
    else if (journey.crossingWait > 0)
      turn.emit(new WaitDay(Wait.CROSSING, journey.crossingWait - 1));
    else if (journey.dryingWait > 0) turn.emit(new WaitDay(Wait.DRYING, journey.dryingWait - 1));
    else if (journey.delayWait > 0) turn.emit(new WaitDay(Wait.DELAY, journey.delayWait - 1));
    else return PROCEED;
    return NON_TRAVEL;
  }
}
