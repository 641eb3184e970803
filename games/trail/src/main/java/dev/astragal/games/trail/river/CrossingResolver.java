package dev.astragal.games.trail.river;

import dev.astragal.games.trail.RiverEvent.CrossingOutcomeResolved;
import dev.astragal.games.trail.RiverEvent.CrossingPaid;
import dev.astragal.games.trail.RiverEvent.FerryQueued;
import dev.astragal.games.trail.RiverEvent.SuppliesWet;
import dev.astragal.games.trail.Streams;
import dev.astragal.games.trail.TrailEvent;
import dev.astragal.games.trail.TrailState;
import dev.astragal.games.trail.decisions.Refusals;
import dev.astragal.games.trail.river.CrossingPolicy.Depths;
import dev.astragal.games.trail.river.CrossingPolicy.River;
import dev.astragal.kernel.game.Rejection;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.rng.Ratio;
import dev.astragal.kernel.rng.Rng;
import java.util.Arrays;
import java.util.Optional;

/**
 * Resolves a river crossing. Gates come first and charge nothing; then the cliffs of fording, the
 * price with the ferry's wait, and last the outcome, when the ferry leaves: luck is drawn in that
 * order.
 */
public final class CrossingResolver {
  private final CrossingPolicy policy;
  private final Rivers rivers;
  private final Mishaps mishaps;

  public CrossingResolver(CrossingPolicy policy) {
    this.policy = policy;
    this.rivers = new Rivers(policy);
    this.mishaps = new Mishaps();
  }

  /** Why a method is not to be had here and now. */
  public Optional<Rejection> refusal(TrailState state, CrossingMethod method) {
    River river = rivers.at(state.journey.node);
    int depth = state.pending.depth;
    Depths depths = policy.depths();
    return switch (method) {
      case FORD -> Optional.empty();
      case CAULK_FLOAT ->
          depth < CrossingOdds.feet(depths.floatMin())
              ? refused(Rejection.because("TOO_SHALLOW_TO_CAULK_FLOAT"))
              : Optional.empty();
      case FERRY -> ferryRefusal(state, river, depth);
      case HIRE_GUIDE -> guideRefusal(state, river);
    };
  }

  private Optional<Rejection> ferryRefusal(TrailState state, River river, int depth) {
    if (!river.ferry()) return refused(Rejection.because("NO_FERRY"));
    if (depth < CrossingOdds.feet(policy.depths().ferryMin()))
      return refused(Rejection.because("TOO_SHALLOW_FOR_FERRY"));
    if (state.stores.cashCents < policy.ferryCents())
      return refused(Refusals.tooDear(policy.ferryCents(), state.stores.cashCents));
    return Optional.empty();
  }

  private Optional<Rejection> guideRefusal(TrailState state, River river) {
    if (!river.guide()) return refused(Rejection.because("NO_GUIDE"));
    if (state.stores.clothes < policy.guideClothes())
      return refused(
          Rejection.because(
              "INSUFFICIENT_CLOTHES",
              "clothes",
              policy.guideClothes(),
              "left",
              state.stores.clothes));
    return Optional.empty();
  }

  /**
   * Of a hundred crossings by {@code method} now, how many end in one of {@code outcomes}; none
   * only where none can.
   */
  public int percent(TrailState state, CrossingMethod method, CrossingOutcome... outcomes) {
    long[] weights = odds(state, method).weights();
    long counted = 0;
    for (CrossingOutcome outcome : outcomes) counted += weights[outcome.ordinal()];
    long all = Arrays.stream(weights).sum();
    return counted == 0 ? 0 : (int) Math.max(1, (200 * counted + all) / (2 * all));
  }

  public CrossingPolicy policy() {
    return policy;
  }

  private CrossingOdds odds(TrailState state, CrossingMethod method) {
    return new CrossingOdds(
        policy,
        method,
        rivers.at(state.journey.node),
        state.pending.depth,
        state.pending.swiftness,
        state.content.effects(state).crossingRisk());
  }

  /** Whether what is in the wagon gets wet for certain. */
  public boolean soaks(TrailState state, CrossingMethod method) {
    return wades(method) && inWetBand(state.pending.depth);
  }

  public void resolve(TrailState state, CrossingMethod method, Turn<TrailState, TrailEvent> turn) {
    boolean soaked = soaks(state, method);
    if (soaked) turn.emit(new SuppliesWet(method, state.pending.depth, policy.dryingDays()));
    pay(method, turn);
    boolean waits = state.content.revised() && state.journey.ferryWait > 0;
    if (waits) turn.emit(new FerryQueued());
    else cross(state, method, soaked, turn);
  }

  /** The ferry leaves at last. */
  public void ferry(TrailState state, Turn<TrailState, TrailEvent> turn) {
    cross(state, CrossingMethod.FERRY, false, turn);
  }

  private void cross(
      TrailState state, CrossingMethod method, boolean soaked, Turn<TrailState, TrailEvent> turn) {
    Rng rng = turn.rng(Streams.CROSSING);
    CrossingOdds odds = odds(state, method);
    CrossingOutcome outcome =
        CrossingOdds.OUTCOMES[rng.purpose(method.purpose()).pick(odds.weights(), odds::explained)];
    apply(state, method, outcome, state.pending.depth, soaked, rng, turn);
  }

  private void pay(CrossingMethod method, Turn<TrailState, TrailEvent> turn) {
    switch (method) {
      case FERRY -> {
        int low = policy.ferryWaitMin();
        int high = policy.ferryWaitMax();
        int wait = low == high ? low : turn.rng(Streams.CROSSING, "ferry wait").between(low, high);
        turn.emit(new CrossingPaid(method, policy.ferryCents(), 0, wait));
      }
      case HIRE_GUIDE -> turn.emit(new CrossingPaid(method, 0, policy.guideClothes(), 0));
      case FORD, CAULK_FLOAT -> {}
    }
  }

  private void apply(
      TrailState state,
      CrossingMethod method,
      CrossingOutcome outcome,
      int depth,
      boolean soaked,
      Rng rng,
      Turn<TrailState, TrailEvent> turn) {
    int drowned =
        outcome == CrossingOutcome.DROWNED
            ? mishaps.count(state, policy.losses().drownedMin(), policy.losses().drownedMax(), rng)
            : 0;
    turn.emit(
        new CrossingOutcomeResolved(
            method,
            outcome,
            depth,
            policy.crossingDays(),
            outcome == CrossingOutcome.SUPPLIES_WET && !soaked ? policy.dryingDays() : 0,
            outcome == CrossingOutcome.STUCK_IN_MUD ? policy.stuckDays() : 0,
            mishaps.losses(state.stores, lossRatio(method, outcome, depth)),
            drowned));
    mishaps.drown(state, drowned, rng, turn);
  }

  private Ratio lossRatio(CrossingMethod method, CrossingOutcome outcome, int depth) {
    Ratio ratio =
        switch (outcome) {
          case SAFE, STUCK_IN_MUD, SUPPLIES_WET -> Ratio.ZERO;
          case TIPPED -> policy.losses().tipped();
          case SANK, DROWNED -> deepLoss(depth);
        };
    return method == CrossingMethod.HIRE_GUIDE ? ratio.times(policy.guideLoss()) : ratio;
  }

  private Ratio deepLoss(int depth) {
    int over = Math.max(0, depth - CrossingOdds.feet(policy.depths().swamp()));
    return policy
        .losses()
        .sank()
        .plus(policy.losses().sankPerFoot().times(Ratio.of(over, 1000)))
        .clamp(Ratio.ZERO, policy.losses().most());
  }

  private boolean inWetBand(int depth) {
    return depth >= CrossingOdds.feet(policy.depths().wetGoods())
        && depth <= CrossingOdds.feet(policy.depths().swamp());
  }

  private static boolean wades(CrossingMethod method) {
    return method == CrossingMethod.FORD || method == CrossingMethod.HIRE_GUIDE;
  }

  private static Optional<Rejection> refused(Rejection why) {
    return Optional.of(why.at("method"));
  }
}
