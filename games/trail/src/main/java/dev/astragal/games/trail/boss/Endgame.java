package dev.astragal.games.trail.boss;

import dev.astragal.games.trail.BarrierEvent.BossReady;
import dev.astragal.games.trail.BarrierEvent.EndgameActivated;
import dev.astragal.games.trail.TrailEvent;
import dev.astragal.games.trail.TrailState;
import dev.astragal.games.trail.breakdowns.Vehicle;
import dev.astragal.games.trail.day.DayOutcome;
import dev.astragal.games.trail.day.DayPhase;
import dev.astragal.games.trail.modern.ModernSetup;
import dev.astragal.games.trail.road.Road;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.phase.Verdict;

/** Phase 12: the last stretch begins, and the end of the road makes the last question ready. */
public final class Endgame extends DayPhase {
  public Endgame() {
    super("endgame");
  }

  @Override
  public Verdict<DayOutcome> run(TrailState state, Turn<TrailState, TrailEvent> turn) {
    ModernSetup setup = state.content.modern();
    int at = state.journey.milliMiles;
    if (setup.endgame().isPresent()) {
      EndgamePolicy endgame = setup.endgame().get();
      if (!state.vehicle.endgame && at >= endgame.startMiles() * Road.MILE)
        turn.emit(new EndgameActivated(wear(state.vehicle, endgame)));
      if (!state.vehicle.bossReady
          && endgame.voteMiles() > 0
          && at >= endgame.voteMiles() * Road.MILE) turn.emit(new BossReady());
    }
    if (!state.vehicle.bossReady && at >= setup.length()) turn.emit(new BossReady());
    return PROCEED;
  }

  private static int wear(Vehicle vehicle, EndgamePolicy endgame) {
    return endgame.resetAtStart()
        ? Math.min(vehicle.wear, endgame.wearReset() * Vehicle.UNIT)
        : vehicle.wear;
  }
}
