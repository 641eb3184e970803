package dev.astragal.games.trail.road;

import dev.astragal.games.trail.Streams;
import dev.astragal.games.trail.TrailContent;
import dev.astragal.games.trail.TrailEvent;
import dev.astragal.games.trail.TrailState;
import dev.astragal.games.trail.WayEvent.TravelProgress;
import dev.astragal.games.trail.barriers.BarrierStop;
import dev.astragal.games.trail.day.DayOutcome;
import dev.astragal.games.trail.day.DayPhase;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.phase.Verdict;

/** Phase 10: the vehicle moves on, to the next barrier at the most. */
public final class ModernMiles extends DayPhase {
  private final ModernDistance distance;

  public ModernMiles(TrailContent content) {
    super("miles", Streams.TRAVEL, Streams.EVENTS);
    distance = new ModernDistance(content);
  }

  @Override
  public Verdict<DayOutcome> run(TrailState state, Turn<TrailState, TrailEvent> turn) {
    int whole = distance.today(state);
    advance(state, state.vehicle.partialDay ? distance.partial(whole) : whole, turn);
    return PROCEED;
  }

  public static void advance(TrailState state, int raw, Turn<TrailState, TrailEvent> turn) {
    int miles = Math.min(raw, left(state));
    int from = state.journey.milliMiles;
    turn.emit(new TravelProgress(miles, from + miles, raw, miles, 0));
    Miles.comeByGraves(state, from, turn);
  }

  /** How far it is to whatever stops the vehicle next. */
  public static int left(TrailState state) {
    return BarrierStop.next(state) - state.journey.milliMiles;
  }
}
