package dev.astragal.games.trail.phases.dystrail;

import dev.astragal.games.trail.BarrierEvent.BossReady;
import dev.astragal.games.trail.BarrierEvent.EndgameActivated;
import dev.astragal.games.trail.DayOutcome;
import dev.astragal.games.trail.ModernSetup;
import dev.astragal.games.trail.Ppm;
import dev.astragal.games.trail.Road;
import dev.astragal.games.trail.TrailEvent;
import dev.astragal.games.trail.TrailState;
import dev.astragal.games.trail.phases.DayPhase;
import dev.astragal.games.trail.policy.DystrailPolicy.EndgamePolicy;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.phase.Verdict;

/** Phase 12: the last stretch begins, and the end of the road makes the last question ready. */
public final class Endgame extends DayPhase {
  public Endgame() {
    super("endgame");
  }

  @Override
  public Verdict<DayOutcome> run(TrailState state, Turn<TrailState, TrailEvent> turn) {
    ModernSetup setup = state.rules.modern();
    if (!state.vehicle.endgame && setup.endgame().isPresent()) {
      EndgamePolicy endgame = setup.endgame().get();
      if (state.journey.milliMiles >= endgame.startMiles() * Road.MILE)
        turn.emit(new EndgameActivated(Ppm.of(endgame.wear())));
    }
    if (!state.vehicle.bossReady && state.journey.milliMiles >= setup.length())
      turn.emit(new BossReady());
    return PROCEED;
  }
}
