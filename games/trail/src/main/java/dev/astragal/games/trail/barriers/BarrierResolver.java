package dev.astragal.games.trail.barriers;

import dev.astragal.games.trail.BarrierEvent.BarrierResolved;
import dev.astragal.games.trail.DayEvent.GameOver;
import dev.astragal.games.trail.Streams;
import dev.astragal.games.trail.TrailContent;
import dev.astragal.games.trail.TrailEvent;
import dev.astragal.games.trail.TrailState;
import dev.astragal.games.trail.day.Ending;
import dev.astragal.games.trail.decisions.Refusals;
import dev.astragal.games.trail.health.Toll;
import dev.astragal.games.trail.modern.ModernPolicy;
import dev.astragal.games.trail.modern.ModernSetup;
import dev.astragal.games.trail.road.JourneyPolicy;
import dev.astragal.games.trail.road.JourneyPolicy.Bribe;
import dev.astragal.games.trail.store.Tag;
import dev.astragal.kernel.game.Rejection;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.rng.Candidate;
import dev.astragal.kernel.rng.Candidate.Factor;
import dev.astragal.kernel.rng.Ratio;
import dev.astragal.kernel.rng.Rng;
import java.util.List;
import java.util.Optional;

/** Checkpoints and bridges that are out: papers, money, or the long way round. */
public final class BarrierResolver {
  private static final BarrierOutcome[] OUTCOMES = BarrierOutcome.values();
  private static final long UNIT = 1000;

  private final ModernSetup setup;
  private final ModernPolicy.Barriers policy;

  public BarrierResolver(TrailContent content) {
    setup = content.modern();
    policy = content.modernPolicy().barriers();
  }

  public int bribe(TrailState state) {
    int cents =
        BarrierStop.kind(state) == Barrier.CHECKPOINT
            ? policy.checkpointCents()
            : policy.bridgeOutCents();
    Ratio discount = setup.persona().bribeDiscount();
    return (int)
        Math.ceilDiv(
            cents * (discount.denominator() - discount.numerator()), discount.denominator());
  }

  public Optional<Rejection> refusal(TrailState state, BarrierWay way) {
    return switch (way) {
      case PERMIT ->
          state.travellers.has(Tag.PERMIT)
              ? Optional.empty()
              : refused(Rejection.because("NO_PERMIT"));
      case BRIBE -> bribeRefusal(state);
      case DETOUR -> Optional.empty();
    };
  }

  private Optional<Rejection> bribeRefusal(TrailState state) {
    if (state.travellers.has(Tag.PERMIT)) return refused(Rejection.because("HAS_PERMIT"));
    return state.travellers.budgetCents >= bribe(state)
        ? Optional.empty()
        : refused(Refusals.tooDear(bribe(state), state.travellers.budgetCents));
  }

  public void resolve(TrailState state, BarrierWay way, Turn<TrailState, TrailEvent> turn) {
    Barrier barrier = BarrierStop.kind(state);
    Rng rng = turn.rng(Streams.CROSSING);
    BarrierOutcome outcome = BarrierOutcome.DETOUR;
    if (way != BarrierWay.DETOUR) {
      List<Candidate> odds = odds(state, way, barrier);
      long[] weights = odds.stream().mapToLong(Candidate::weight).toArray();
      outcome = OUTCOMES[rng.purpose("barrier." + barrier).pick(weights, () -> odds)];
    }
    int days = outcome == BarrierOutcome.DETOUR ? detour(rng) : 0;
    int cents = way == BarrierWay.BRIBE ? bribe(state) : 0;
    int credibility = way == BarrierWay.PERMIT ? policy.permitCredibility() : 0;
    turn.emit(
        new BarrierResolved(
            barrier, way, outcome, days, cents, new Toll(0, 0, credibility, 0, 0, 0, 0)));
    if (outcome == BarrierOutcome.TERMINAL) turn.emit(new GameOver(Ending.COLLAPSE_CROSSING));
  }

  /** Of a hundred tries, how many pass, and how many end the journey. */
  public int percent(TrailState state, BarrierWay way, BarrierOutcome outcome) {
    List<Candidate> odds = odds(state, way, BarrierStop.kind(state));
    long all = odds.stream().mapToLong(Candidate::weight).sum();
    return (int) (100 * odds.get(outcome.ordinal()).weight() / all);
  }

  /** The days a detour takes, at least and at most. */
  public JourneyPolicy.Barrier policy() {
    return setup.journey().barrier();
  }

  private int detour(Rng rng) {
    int low = setup.journey().barrier().detourMin();
    int high = setup.journey().barrier().detourMax();
    return low == high ? low : rng.purpose("barrier.detour").between(low, high);
  }

  private List<Candidate> odds(TrailState state, BarrierWay way, Barrier barrier) {
    JourneyPolicy.Barrier base = setup.journey().barrier();
    boolean cleared =
        way == BarrierWay.PERMIT && (base.permitOpensAll() || barrier == Barrier.CHECKPOINT);
    Ratio effect =
        way == BarrierWay.BRIBE
            ? diminished(setup.journey().bribe(), state.vehicle.bribes)
            : Ratio.ZERO;
    Bribe bribe = setup.journey().bribe();
    return List.of(
        candidate(BarrierOutcome.PASS, base.pass(), bribe.pass().times(effect), 1),
        candidate(BarrierOutcome.DETOUR, base.detour(), bribe.detour().times(effect), 1),
        cleared
            ? new Candidate(
                "TERMINAL", base.terminal() * UNIT, List.of(new Factor("permit", Ratio.ZERO)), 0)
            : candidate(
                BarrierOutcome.TERMINAL, base.terminal(), bribe.terminal().times(effect), -1));
  }

  /** Each bribe works a little less than the one before. */
  private static Ratio diminished(Bribe bribe, int before) {
    Ratio divisor = Ratio.ONE.plus(bribe.diminishing().times(Ratio.of(before, 1)));
    return Ratio.of(/* numerator= */ divisor.denominator(), /* denominator= */ divisor.numerator());
  }

  /** The bonus is a share of the whole, added to the weight or taken from it. */
  private static Candidate candidate(BarrierOutcome outcome, int base, Ratio bonus, int sign) {
    long weight = Math.max(0, base * UNIT + sign * bonus.nearest(100 * UNIT));
    return new Candidate(
        outcome.name(),
        base * UNIT,
        bonus.equals(Ratio.ZERO)
            ? List.of()
            : List.of(new Factor("bribe", Ratio.of(weight, base * UNIT))),
        weight);
  }

  private static Optional<Rejection> refused(Rejection why) {
    return Optional.of(why.at("way"));
  }
}
