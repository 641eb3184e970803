package dev.astragal.games.trail.river;

import dev.astragal.games.trail.Ppm;
import dev.astragal.games.trail.river.CrossingPolicy.Bed;
import dev.astragal.games.trail.river.CrossingPolicy.River;
import dev.astragal.kernel.rng.Candidate;
import dev.astragal.kernel.rng.Candidate.Factor;
import dev.astragal.kernel.rng.Ratio;
import java.util.ArrayList;
import java.util.List;

/**
 * What may come of a crossing, by method, water and bed. Each outcome starts from the policy's
 * weight and is multiplied by named factors, so that a player can be told why.
 */
final class CrossingOdds {
  static final CrossingOutcome[] OUTCOMES = CrossingOutcome.values();
  private static final long UNIT = 1000;
  private static final int FOOT = 1000;

  private final CrossingPolicy policy;
  private final CrossingMethod method;
  private final River river;
  private final int depth;
  private final int swiftness;
  private final Ratio current;
  private final Ratio swamped;
  private final Ratio weather;

  CrossingOdds(
      CrossingPolicy policy,
      CrossingMethod method,
      River river,
      int depth,
      int swiftness,
      int weatherPpm) {
    this.policy = policy;
    this.method = method;
    this.river = river;
    this.depth = depth;
    this.swiftness = swiftness;
    current = perThousand(policy.swiftnessRisk(), swiftness);
    swamped = perThousand(policy.severePerFoot(), Math.max(0, depth - swampDepth()));
    weather = weatherPpm == Ppm.ONE ? Ratio.ONE : Ratio.of(weatherPpm, Ppm.ONE);
  }

  /** One, and {@code more} for each thousand of {@code amount}. */
  private static Ratio perThousand(Ratio more, int amount) {
    return amount == 0 ? Ratio.ONE : Ratio.ONE.plus(more.times(Ratio.of(amount, 1000)));
  }

  private int swampDepth() {
    return feet(policy.depths().swamp());
  }

  long[] weights() {
    long[] weights = new long[OUTCOMES.length];
    for (CrossingOutcome outcome : OUTCOMES)
      weights[outcome.ordinal()] = weight(outcome, factors(outcome));
    return weights;
  }

  List<Candidate> explained() {
    List<Candidate> all = new ArrayList<>();
    for (CrossingOutcome outcome : OUTCOMES) {
      List<Factor> factors = factors(outcome);
      all.add(new Candidate(outcome.name(), base(outcome), factors, weight(outcome, factors)));
    }
    return all;
  }

  private long weight(CrossingOutcome outcome, List<Factor> factors) {
    long weight = base(outcome);
    for (Factor factor : factors) weight = factor.value().nearest(weight);
    return weight;
  }

  /** The ferry's accidents make up a share set by the current; all others start from a table. */
  private long base(CrossingOutcome outcome) {
    return switch (method) {
      case FORD, HIRE_GUIDE -> policy.ford().get(outcome.ordinal()) * UNIT;
      case CAULK_FLOAT -> policy.caulkFloat().get(outcome.ordinal()) * UNIT;
      case FERRY -> ferry(outcome);
    };
  }

  private long ferry(CrossingOutcome outcome) {
    long whole = 100 * UNIT;
    long accident =
        Ppm.times(
            Ppm.times(whole, Ppm.of(policy.ferryRiskMax())), Math.min(Ppm.ONE, swiftness * 1000L));
    if (outcome == CrossingOutcome.SAFE) return whole - accident;
    return accident * policy.ferryAccident().get(outcome.ordinal()) / policy.ferryAccident().sum();
  }

  private List<Factor> factors(CrossingOutcome outcome) {
    List<Factor> factors = new ArrayList<>(4);
    if (method == CrossingMethod.FERRY) return factors;
    boolean safe = outcome == CrossingOutcome.SAFE;
    if (!safe) add(factors, "swiftness", current);
    if (!safe && !weather.equals(Ratio.ONE)) add(factors, "weather", weather);
    if (safe && depth < feet(policy.depths().wetGoods()))
      add(factors, "depth_shallow", policy.shallowSafe());
    if (severe(outcome)) addDepth(factors);
    if (river.bed() == Bed.MUDDY && outcome == CrossingOutcome.STUCK_IN_MUD)
      add(factors, "bed_muddy", policy.muddyStuck());
    if (river.bed() == Bed.ROCKY && outcome == CrossingOutcome.TIPPED)
      add(factors, "bed_rocky", policy.rockyTipped());
    if (method == CrossingMethod.HIRE_GUIDE && !safe)
      add(factors, "guide_risk_mult", policy.guideRisk());
    return factors;
  }

  /**
   * Past the swamping depth each foot makes the worst more likely; so does floating in shallows.
   */
  private void addDepth(List<Factor> factors) {
    if (method == CrossingMethod.CAULK_FLOAT) {
      if (depth < feet(policy.depths().floatAdvised()))
        add(factors, "depth_too_shallow", policy.shallowFloatSevere());
    } else if (depth > swampDepth()) {
      add(factors, "depth_swamped", swamped);
    }
  }

  private static boolean severe(CrossingOutcome outcome) {
    return outcome == CrossingOutcome.TIPPED
        || outcome == CrossingOutcome.SANK
        || outcome == CrossingOutcome.DROWNED;
  }

  private static void add(List<Factor> factors, String label, Ratio value) {
    factors.add(new Factor(label, value));
  }

  static int feet(Ratio feet) {
    return Math.toIntExact(feet.nearest(FOOT));
  }
}
