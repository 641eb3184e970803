package dev.astragal.games.trail.phases.deluxe;

import dev.astragal.games.trail.DayEvent.DestinationReached;
import dev.astragal.games.trail.DayOutcome;
import dev.astragal.games.trail.Ending;
import dev.astragal.games.trail.TrailEvent;
import dev.astragal.games.trail.TrailRules;
import dev.astragal.games.trail.TrailState;
import dev.astragal.games.trail.WayEvent.ArrivedAtNode;
import dev.astragal.games.trail.phases.DayPhase;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.phase.Verdict;

/** Phase 12: the journey is won where the road ends. */
public final class Destination extends DayPhase {
  private final DeluxeScore score;

  public Destination(TrailRules rules) {
    super("endgame");
    score = new DeluxeScore(rules);
  }

  @Override
  public Verdict<DayOutcome> run(TrailState state, Turn<TrailState, TrailEvent> turn) {
    if (state.journey.node != state.rules.road().destination()) return PROCEED;
    turn.emit(
        new ArrivedAtNode(state.journey.node, state.rules.road().node(state.journey.node).id()));
    turn.emit(new DestinationReached(Ending.ARRIVED, score.of(state)));
    return TRAVELED;
  }
}
