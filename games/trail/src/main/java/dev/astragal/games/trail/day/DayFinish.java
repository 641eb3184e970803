package dev.astragal.games.trail.day;

import dev.astragal.games.trail.DayEvent.DayEnded;
import dev.astragal.games.trail.TrailEvent;
import dev.astragal.games.trail.TrailState;
import dev.astragal.games.trail.decisions.Asked;
import dev.astragal.games.trail.road.Journey;
import dev.astragal.games.trail.weather.Scene;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.phase.Pipeline;

/**
 * Closes every day, whatever ended it: its record, tomorrow's date, and whether somebody is asked.
 */
public final class DayFinish implements Pipeline.Finish<TrailState, TrailEvent, DayOutcome> {
  private final int askAfterDays;

  public DayFinish(int askAfterDays) {
    this.askAfterDays = askAfterDays;
  }

  @Override
  public void run(TrailState state, DayOutcome outcome, Turn<TrailState, TrailEvent> turn) {
    Clock clock = state.clock;
    Journey journey = state.journey;
    turn.emit(
        new DayEnded(
            clock.day,
            Course.of(outcome, kind(state, outcome), journey.mark),
            journey.todayMilliMiles,
            journey.today,
            Habits.of(state),
            Scene.of(state.region(), state.season(), state.weather.today),
            state.balance(),
            asked(state),
            Date.after(clock)));
  }

  private static DayKind kind(TrailState state, DayOutcome outcome) {
    if (state.journey.todayMilliMiles == 0) return DayKind.NON_TRAVEL;
    boolean whole = outcome == DayOutcome.TRAVELED_DAY && !state.vehicle.partialDay;
    return whole ? DayKind.TRAVEL : DayKind.PARTIAL;
  }

  private Asked asked(TrailState state) {
    Journey journey = state.journey;
    if (state.over()) return Asked.NOTHING;
    if (state.pending.asked != Asked.NOTHING) return state.pending.asked;
    if (journey.waits() > 0 || journey.restDays > 0) return Asked.NOTHING;
    return journey.attention || journey.daysSinceCamp >= askAfterDays ? Asked.CAMP : Asked.NOTHING;
  }
}
