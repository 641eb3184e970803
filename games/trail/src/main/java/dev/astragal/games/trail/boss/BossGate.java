package dev.astragal.games.trail.boss;

import dev.astragal.games.trail.BarrierEvent.BossAwait;
import dev.astragal.games.trail.TrailEvent;
import dev.astragal.games.trail.TrailState;
import dev.astragal.games.trail.day.DayOutcome;
import dev.astragal.games.trail.day.DayPhase;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.phase.Verdict;

/** Phase 5: at the end of the road one question outranks every wish. */
public final class BossGate extends DayPhase {
  public BossGate() {
    super("boss-gate");
  }

  @Override
  public Verdict<DayOutcome> run(TrailState state, Turn<TrailState, TrailEvent> turn) {
    if (!state.vehicle.bossReady) return PROCEED;
    turn.emit(new BossAwait());
    return STOPPED;
  }
}
