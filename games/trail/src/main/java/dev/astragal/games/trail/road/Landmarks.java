package dev.astragal.games.trail.road;

import dev.astragal.games.trail.CampEvent.StoreOpened;
import dev.astragal.games.trail.RiverEvent.DallesEndgameChoiceNeeded;
import dev.astragal.games.trail.TrailEvent;
import dev.astragal.games.trail.TrailState;
import dev.astragal.games.trail.WayEvent.ArrivedAtNode;
import dev.astragal.games.trail.WayEvent.BranchChoiceNeeded;
import dev.astragal.games.trail.day.DayOutcome;
import dev.astragal.games.trail.day.DayPhase;
import dev.astragal.games.trail.river.Rivers;
import dev.astragal.games.trail.road.Road.Node;
import dev.astragal.games.trail.wagon.WagonPolicy;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.phase.Verdict;

/**
 * Phase 13: arriving somewhere. Rivers, branches and the last gate stop the wagon for a decision.
 */
public final class Landmarks extends DayPhase {
  private final Rivers rivers;

  public Landmarks(WagonPolicy policy) {
    super("landmarks");
    rivers = new Rivers(policy.crossings());
  }

  @Override
  public Verdict<DayOutcome> run(TrailState state, Turn<TrailState, TrailEvent> turn) {
    Road road = state.content.road();
    Journey journey = state.journey;
    int at = journey.node;
    boolean arrived =
        journey.todayMilliMiles > 0 && journey.milliMiles == road.marker(journey.variant, at);
    if (!arrived) return PROCEED;
    Node node = road.node(at);
    turn.emit(new ArrivedAtNode(at, node.id()));
    if (node.kind() == NodeKind.RIVER) {
      turn.emit(rivers.snapshot(state, at));
      return STOPPED;
    }
    if (node.kind() == NodeKind.GATE) {
      turn.emit(new DallesEndgameChoiceNeeded());
      return STOPPED;
    }
    if (node.branch()) {
      turn.emit(new BranchChoiceNeeded(at));
      return STOPPED;
    }
    if (node.store()) turn.emit(new StoreOpened(at));
    return PROCEED;
  }
}
