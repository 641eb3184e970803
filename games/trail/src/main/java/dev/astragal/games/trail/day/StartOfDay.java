package dev.astragal.games.trail.day;

import dev.astragal.games.trail.DayEvent.DayStarted;
import dev.astragal.games.trail.DayEvent.GameOver;
import dev.astragal.games.trail.TrailEvent;
import dev.astragal.games.trail.TrailState;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.phase.Verdict;
import java.util.function.Predicate;

/** Phase 0: opens the day and resets what counts per day, unless time has run out. */
public final class StartOfDay extends DayPhase {
  private final Predicate<Clock> outOfTime;

  public StartOfDay(Predicate<Clock> outOfTime) {
    super("start-of-day");
    this.outOfTime = outOfTime;
  }

  @Override
  public Verdict<DayOutcome> run(TrailState state, Turn<TrailState, TrailEvent> turn) {
    turn.emit(new DayStarted(state.clock.day, state.balance()));
    if (!outOfTime.test(state.clock)) return PROCEED;
    turn.emit(new GameOver(Ending.OUT_OF_TIME));
    return GAME_OVER;
  }
}
