package dev.astragal.games.trail.health;

import dev.astragal.games.trail.ModernEvent.AllyLost;
import dev.astragal.games.trail.Streams;
import dev.astragal.games.trail.TrailEvent;
import dev.astragal.games.trail.TrailState;
import dev.astragal.games.trail.day.DayOutcome;
import dev.astragal.games.trail.day.DayPhase;
import dev.astragal.games.trail.modern.ModernPolicy;
import dev.astragal.games.trail.modern.ModernPolicy.Allies;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.phase.Verdict;

/** Phase 3c: allies drift away; the last one is missed most. */
public final class AllyAttrition extends DayPhase {
  private final Allies policy;

  public AllyAttrition(ModernPolicy policy) {
    super("pre-travel", Streams.EVENTS);
    this.policy = policy.allies();
  }

  @Override
  public Verdict<DayOutcome> run(TrailState state, Turn<TrailState, TrailEvent> turn) {
    int allies = state.travellers.allies;
    if (allies == 0 || !turn.rng(Streams.EVENTS, "ally").chance(policy.attrition())) return PROCEED;
    int sanity = allies == 1 ? -policy.lastSanity() : 0;
    turn.emit(new AllyLost(allies - 1, new Toll(0, sanity, 0, 0, -policy.morale(), -1, 0)));
    return PROCEED;
  }
}
