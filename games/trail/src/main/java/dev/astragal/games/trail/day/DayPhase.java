package dev.astragal.games.trail.day;

import dev.astragal.games.trail.TrailEvent;
import dev.astragal.games.trail.TrailState;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.phase.Phase;
import dev.astragal.kernel.phase.Verdict;
import dev.astragal.kernel.rng.Stream;
import java.util.List;

/** One phase of a day: a name, the streams it may draw from, and the ways it may end the day. */
public abstract class DayPhase implements Phase<TrailState, TrailEvent, DayOutcome> {
  protected static final Verdict<DayOutcome> PROCEED = Verdict.proceed();
  protected static final Verdict<DayOutcome> TRAVELED = Verdict.end(DayOutcome.TRAVELED_DAY);
  protected static final Verdict<DayOutcome> NON_TRAVEL = Verdict.end(DayOutcome.NON_TRAVEL_DAY);
  protected static final Verdict<DayOutcome> BLOCKED = Verdict.end(DayOutcome.BLOCKED_DAY);
  protected static final Verdict<DayOutcome> DELAYED = Verdict.end(DayOutcome.DELAYED_DAY);
  protected static final Verdict<DayOutcome> ENCOUNTER = Verdict.end(DayOutcome.ENCOUNTER_DAY);
  protected static final Verdict<DayOutcome> STOPPED = Verdict.end(DayOutcome.STOPPED_NEEDS_CHOICE);
  protected static final Verdict<DayOutcome> GAME_OVER = Verdict.end(DayOutcome.GAME_OVER);

  private final String name;
  private final List<Stream> streams;

  protected DayPhase(String name, Stream... streams) {
    this.name = name;
    this.streams = List.of(streams);
  }

  @Override
  public final String name() {
    return name;
  }

  @Override
  public final List<Stream> streams() {
    return streams;
  }

  @Override
  public abstract Verdict<DayOutcome> run(TrailState state, Turn<TrailState, TrailEvent> turn);
}
