package dev.astragal.games.trail.day;

import dev.astragal.games.trail.Streams;
import dev.astragal.games.trail.TrailEvent;
import dev.astragal.games.trail.TrailState;
import dev.astragal.games.trail.WayEvent.WaitDay;
import dev.astragal.games.trail.road.Journey;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.phase.Verdict;

/** Phase 5b: the ferry queue first, then the crossing itself, drying, and lost ways. */
public final class ScheduledWaits extends DayPhase {
  private final Ferry ferry;

  /** The ferry that the party may be waiting for. */
  @FunctionalInterface
  public interface Ferry {
    void leave(TrailState state, Turn<TrailState, TrailEvent> turn);
  }

  /** Waits that end as they are. */
  public ScheduledWaits() {
    super("scheduled-waits");
    ferry = (state, turn) -> {};
  }

  /** Where {@code ferry} is waited for, it leaves on the last day of the wait. */
  public ScheduledWaits(Ferry ferry) {
    super("scheduled-waits", Streams.CROSSING);
    this.ferry = ferry;
  }

  @Override
  public Verdict<DayOutcome> run(TrailState state, Turn<TrailState, TrailEvent> turn) {
    Journey journey = state.journey;
    if (journey.ferryWait > 0) {
      turn.emit(new WaitDay(Wait.FERRY, journey.ferryWait - 1));
      if (journey.ferryWait == 0) ferry.leave(state, turn);
    } else if (journey.crossingWait > 0)
      turn.emit(new WaitDay(Wait.CROSSING, journey.crossingWait - 1));
    else if (journey.dryingWait > 0) turn.emit(new WaitDay(Wait.DRYING, journey.dryingWait - 1));
    else if (journey.delayWait > 0) turn.emit(new WaitDay(Wait.DELAY, journey.delayWait - 1));
    else return PROCEED;
    return NON_TRAVEL;
  }
}
