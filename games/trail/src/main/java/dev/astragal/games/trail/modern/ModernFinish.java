package dev.astragal.games.trail.modern;

import dev.astragal.games.trail.DayEvent.GameOver;
import dev.astragal.games.trail.TrailEvent;
import dev.astragal.games.trail.TrailState;
import dev.astragal.games.trail.day.DayFinish;
import dev.astragal.games.trail.day.DayOutcome;
import dev.astragal.games.trail.day.Ending;
import dev.astragal.games.trail.health.Failure;
import dev.astragal.games.trail.health.Nerves;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.phase.Pipeline;

/** Closes a day on the modern road; whatever ended it early, failure is looked for. */
final class ModernFinish implements Pipeline.Finish<TrailState, TrailEvent, DayOutcome> {
  private final DayFinish record;

  public ModernFinish(ModernPolicy policy) {
    record = new DayFinish(policy.camp().askAfterDays());
  }

  @Override
  public void run(TrailState state, DayOutcome outcome, Turn<TrailState, TrailEvent> turn) {
    if (!state.over()) Nerves.keep(state, turn);
    Ending ending = state.over() ? Ending.NONE : Failure.of(state);
    if (ending != Ending.NONE) turn.emit(new GameOver(ending));
    record.run(state, ending == Ending.NONE ? outcome : DayOutcome.GAME_OVER, turn);
  }
}
