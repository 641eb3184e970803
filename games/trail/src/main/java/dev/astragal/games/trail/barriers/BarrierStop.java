package dev.astragal.games.trail.barriers;

import dev.astragal.games.trail.BarrierEvent.BarrierReached;
import dev.astragal.games.trail.TrailContent;
import dev.astragal.games.trail.TrailEvent;
import dev.astragal.games.trail.TrailState;
import dev.astragal.games.trail.day.DayOutcome;
import dev.astragal.games.trail.day.DayPhase;
import dev.astragal.games.trail.modern.Mode;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.phase.Verdict;

/** Phase 13: barriers stop the vehicle for a decision. */
public final class BarrierStop extends DayPhase {
  public BarrierStop() {
    super("landmarks");
  }

  @Override
  public Verdict<DayOutcome> run(TrailState state, Turn<TrailState, TrailEvent> turn) {
    int index = state.vehicle.barriersPassed;
    TrailContent content = state.content;
    if (index >= content.barriers() || state.journey.milliMiles < content.barrier(index))
      return PROCEED;
    turn.emit(new BarrierReached(kind(state), index));
    return STOPPED;
  }

  /** The last one is a bridge that is out; in deep mode the second one too. */
  public static Barrier kind(TrailState state) {
    return kind(state, state.vehicle.barriersPassed);
  }

  public static Barrier kind(TrailState state, int index) {
    int last = state.content.barriers() - 1;
    boolean deep = state.content.modern().mode() == Mode.DEEP && index == 1;
    return index == last || deep ? Barrier.BRIDGE_OUT : Barrier.CHECKPOINT;
  }

  /** Thousandths of a mile to the next barrier, or to the end of the road. */
  public static int next(TrailState state) {
    TrailContent content = state.content;
    int index = state.vehicle.barriersPassed;
    int end = content.modern().length();
    return index < content.barriers() ? Math.min(content.barrier(index), end) : end;
  }
}
