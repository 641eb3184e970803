package dev.astragal.games.trail.road;

import dev.astragal.games.trail.DayEvent.DestinationReached;
import dev.astragal.games.trail.TrailContent;
import dev.astragal.games.trail.TrailEvent;
import dev.astragal.games.trail.TrailState;
import dev.astragal.games.trail.WayEvent.ArrivedAtNode;
import dev.astragal.games.trail.day.DayOutcome;
import dev.astragal.games.trail.day.DayPhase;
import dev.astragal.games.trail.day.Ending;
import dev.astragal.games.trail.wagon.WagonScore;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.phase.Verdict;

/** Phase 12: the journey is won where the road ends. */
public final class Destination extends DayPhase {
  private final WagonScore score;

  public Destination(TrailContent content) {
    super("endgame");
    score = new WagonScore(content);
  }

  @Override
  public Verdict<DayOutcome> run(TrailState state, Turn<TrailState, TrailEvent> turn) {
    if (state.journey.node != state.content.road().destination()) return PROCEED;
    turn.emit(
        new ArrivedAtNode(state.journey.node, state.content.road().node(state.journey.node).id()));
    turn.emit(new DestinationReached(Ending.ARRIVED, score.of(state)));
    return TRAVELED;
  }
}
