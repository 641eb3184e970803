package dev.astragal.games.trail.river;

import dev.astragal.games.trail.RiverEvent.DallesGateResolved;
import dev.astragal.games.trail.RiverEvent.TollPaid;
import dev.astragal.games.trail.Streams;
import dev.astragal.games.trail.TrailEvent;
import dev.astragal.games.trail.TrailState;
import dev.astragal.games.trail.day.DayOutcome;
import dev.astragal.games.trail.decisions.Refusals;
import dev.astragal.games.trail.river.DallesPolicy.Way;
import dev.astragal.kernel.game.Rejection;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.phase.Pipeline;
import dev.astragal.kernel.rng.Candidate;
import dev.astragal.kernel.rng.Ratio;
import dev.astragal.kernel.rng.Rng;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The last gate. The toll is paid first, then the days pass with weather, meals and health as on
 * any day, and only then is the outcome drawn.
 */
public final class DallesResolver {
  private static final DallesOutcome[] OUTCOMES = DallesOutcome.values();

  private final DallesPolicy policy;
  private final Pipeline<TrailState, TrailEvent, DayOutcome> idleDay;
  private final Mishaps mishaps = new Mishaps();

  public DallesResolver(DallesPolicy policy, Pipeline<TrailState, TrailEvent, DayOutcome> idleDay) {
    this.policy = policy;
    this.idleDay = idleDay;
  }

  public Optional<Rejection> refusal(TrailState state, DallesWay way) {
    int cents = row(way).cents();
    if (state.stores.cashCents >= cents) return Optional.empty();
    return Optional.of(Refusals.tooDear(cents, state.stores.cashCents).at("way"));
  }

  public void resolve(TrailState state, DallesWay way, Turn<TrailState, TrailEvent> turn) {
    Way row = row(way);
    if (row.cents() > 0) turn.emit(new TollPaid(row.cents()));
    for (int day = 0; day < row.days(); day++) {
      idleDay.run(turn);
      if (state.over()) return;
    }
    Rng rng = turn.rng(Streams.CROSSING);
    long[] weights = {row.safeWeight(), row.lossWeight(), row.drownWeight()};
    DallesOutcome outcome =
        OUTCOMES[rng.purpose(way.purpose()).pick(weights, () -> explained(weights))];
    int drowned =
        outcome == DallesOutcome.DROWN
            ? mishaps.count(state, row.drownedMin(), row.drownedMax(), rng)
            : 0;
    Ratio share = outcome == DallesOutcome.SAFE ? Ratio.ZERO : row.loss();
    turn.emit(
        new DallesGateResolved(
            way, outcome, row.days(), mishaps.losses(state.stores, share), drowned));
    mishaps.drown(state, drowned, rng, turn);
  }

  /** What a way costs, how long it takes and how it may end. */
  public Way row(DallesWay way) {
    return switch (way) {
      case RAFT_DOWN_COLUMBIA -> policy.raft();
      case BARLOW_TOLL_ROAD -> policy.barlow();
    };
  }

  private static List<Candidate> explained(long[] weights) {
    List<Candidate> all = new ArrayList<>();
    for (DallesOutcome outcome : OUTCOMES) {
      long weight = weights[outcome.ordinal()];
      all.add(new Candidate(outcome.name(), weight, List.of(), weight));
    }
    return all;
  }
}
