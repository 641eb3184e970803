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
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** Checkpoints and bridges that are out: papers, money, or the long way round. */
public final class BarrierResolver {
  private static final BarrierOutcome[] OUTCOMES = BarrierOutcome.values();
  private static final String[] PURPOSES =
      Arrays.stream(Barrier.values()).map(barrier -> "barrier." + barrier).toArray(String[]::new);
  private static final long UNIT = 1000;

  private final ModernSetup setup;
  private final ModernPolicy.Barriers policy;
  private final boolean oneDraw;

  public BarrierResolver(TrailContent content) {
    setup = content.modern();
    policy = content.modernPolicy().barriers();
    oneDraw = content.revised();
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
    int days = 0;
    if (way == BarrierWay.DETOUR) {
      days = detour(rng);
    } else if (oneDraw) {
      long[] odds = odds(state, way, barrier);
      int picked = pick(rng, barrier, byDays(odds), () -> byDays(explained(odds, way, barrier)));
      if (picked == 0) outcome = BarrierOutcome.PASS;
      else if (picked > detours()) outcome = BarrierOutcome.TERMINAL;
      else days = policy().detourMin() + picked - 1;
    } else {
      long[] odds = odds(state, way, barrier);
      outcome = OUTCOMES[pick(rng, barrier, odds, () -> explained(odds, way, barrier))];
      if (outcome == BarrierOutcome.DETOUR) days = detour(rng);
    }
    int cents = way == BarrierWay.BRIBE ? bribe(state) : 0;
    int credibility = way == BarrierWay.PERMIT ? policy.permitCredibility() : 0;
    turn.emit(
        new BarrierResolved(
            barrier, way, outcome, days, cents, new Toll(0, 0, credibility, 0, 0, 0, 0)));
    if (outcome == BarrierOutcome.TERMINAL) turn.emit(new GameOver(Ending.COLLAPSE_CROSSING));
  }

  private static int pick(
      Rng rng, Barrier barrier, long[] weights, Supplier<List<Candidate>> explained) {
    return rng.purpose(PURPOSES[barrier.ordinal()]).pick(weights, explained);
  }

  /** How many lengths a detour may have. */
  private int detours() {
    return policy().detourMax() - policy().detourMin() + 1;
  }

  /** Each length of a detour by itself, so that one draw decides everything. */
  private long[] byDays(long[] odds) {
    long[] hat = new long[detours() + 2];
    Arrays.fill(hat, odds[1]);
    hat[0] = odds[0] * detours();
    hat[hat.length - 1] = odds[2] * detours();
    return hat;
  }

  /** The same with the reasons. */
  private List<Candidate> byDays(List<Candidate> odds) {
    List<Candidate> hat = new ArrayList<>();
    hat.add(times(odds.getFirst(), detours()));
    Candidate detour = odds.get(1);
    for (int days = policy().detourMin(); days <= policy().detourMax(); days++)
      hat.add(
          new Candidate(
              detour.id() + "." + days, detour.base(), detour.factors(), detour.weight()));
    hat.add(times(odds.getLast(), detours()));
    return hat;
  }

  private static Candidate times(Candidate one, int count) {
    return new Candidate(one.id(), count * one.base(), one.factors(), count * one.weight());
  }

  /** Of a hundred tries, how many pass, and how many end the journey. */
  public int percent(TrailState state, BarrierWay way, BarrierOutcome outcome) {
    long[] odds = odds(state, way, BarrierStop.kind(state));
    return (int) (100 * odds[outcome.ordinal()] / Arrays.stream(odds).sum());
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

  /** What each outcome weighs, in their order. */
  private long[] odds(TrailState state, BarrierWay way, Barrier barrier) {
    JourneyPolicy.Barrier base = setup.journey().barrier();
    Bribe bribe = setup.journey().bribe();
    boolean bribed = way == BarrierWay.BRIBE;
    Ratio effect = bribed ? diminished(bribe, state.vehicle.bribes) : Ratio.ZERO;
    return new long[] {
      weight(base.pass(), bribe.pass().times(effect), 1),
      weight(base.detour(), bribe.detour().times(effect), 1),
      cleared(way, barrier) ? 0 : weight(base.terminal(), bribe.terminal().times(effect), -1)
    };
  }

  /** Papers that are in order end no journey. */
  private boolean cleared(BarrierWay way, Barrier barrier) {
    boolean everywhere = setup.journey().barrier().permitOpensAll();
    return way == BarrierWay.PERMIT && (everywhere || barrier == Barrier.CHECKPOINT);
  }

  private List<Candidate> explained(long[] odds, BarrierWay way, Barrier barrier) {
    JourneyPolicy.Barrier base = setup.journey().barrier();
    return List.of(
        candidate(BarrierOutcome.PASS, base.pass(), odds[0]),
        candidate(BarrierOutcome.DETOUR, base.detour(), odds[1]),
        cleared(way, barrier)
            ? new Candidate(
                "TERMINAL", base.terminal() * UNIT, List.of(new Factor("permit", Ratio.ZERO)), 0)
            : candidate(BarrierOutcome.TERMINAL, base.terminal(), odds[2]));
  }

  /** Each bribe works a little less than the one before. */
  private static Ratio diminished(Bribe bribe, int before) {
    Ratio divisor = Ratio.ONE.plus(bribe.diminishing().times(Ratio.of(before, 1)));
    return Ratio.of(/* numerator= */ divisor.denominator(), /* denominator= */ divisor.numerator());
  }

  /** The bonus is a share of the whole, added to the weight or taken from it. */
  private static long weight(int base, Ratio bonus, int sign) {
    return Math.max(0, base * UNIT + sign * bonus.nearest(100 * UNIT));
  }

  private static Candidate candidate(BarrierOutcome outcome, int base, long weight) {
    if (base == 0) return Candidate.plain(outcome.name(), weight);
    return new Candidate(
        outcome.name(),
        base * UNIT,
        weight == base * UNIT
            ? List.of()
            : List.of(new Factor("bribe", Ratio.of(weight, base * UNIT))),
        weight);
  }

  private static Optional<Rejection> refused(Rejection why) {
    return Optional.of(why.at("way"));
  }
}
