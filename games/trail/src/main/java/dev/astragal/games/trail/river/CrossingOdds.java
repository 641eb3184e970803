package dev.astragal.games.trail.river;

import dev.astragal.games.trail.Ppm;
import dev.astragal.games.trail.river.CrossingPolicy.Bed;
import dev.astragal.games.trail.river.CrossingPolicy.River;
import dev.astragal.kernel.rng.Candidate;
import dev.astragal.kernel.rng.Candidate.Factor;
import dev.astragal.kernel.rng.Ratio;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

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
    for (CrossingOutcome outcome : OUTCOMES) weights[outcome.ordinal()] = weight(outcome, null);
    return weights;
  }

  List<Candidate> explained() {
    List<Candidate> all = new ArrayList<>();
    for (CrossingOutcome outcome : OUTCOMES) {
      List<Factor> factors = new ArrayList<>();
      long weight = weight(outcome, factors);
      all.add(new Candidate(outcome.name(), base(outcome), factors, weight));
    }
    return all;
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

  /** The weight of an outcome, and into {@code why} what multiplied it, where somebody asks. */
  private long weight(CrossingOutcome outcome, @Nullable List<Factor> why) {
    long weight = base(outcome);
    if (method == CrossingMethod.FERRY) return weight;
    boolean safe = outcome == CrossingOutcome.SAFE;
    if (!safe) weight = times(weight, "swiftness", current, why);
    if (!safe && !weather.equals(Ratio.ONE)) weight = times(weight, "weather", weather, why);
    if (safe && depth < feet(policy.depths().wetGoods()))
      weight = times(weight, "depth_shallow", policy.shallowSafe(), why);
    if (severe(outcome)) weight = deep(weight, why);
    if (river.bed() == Bed.MUDDY && outcome == CrossingOutcome.STUCK_IN_MUD)
      weight = times(weight, "bed_muddy", policy.muddyStuck(), why);
    if (river.bed() == Bed.ROCKY && outcome == CrossingOutcome.TIPPED)
      weight = times(weight, "bed_rocky", policy.rockyTipped(), why);
    return method == CrossingMethod.HIRE_GUIDE && !safe
        ? times(weight, "guide_risk_mult", policy.guideRisk(), why)
        : weight;
  }

  /**
   * Past the swamping depth each foot makes the worst more likely; so does floating in shallows.
   */
  private long deep(long weight, @Nullable List<Factor> why) {
    if (method != CrossingMethod.CAULK_FLOAT)
      return depth > swampDepth() ? times(weight, "depth_swamped", swamped, why) : weight;
    return depth < feet(policy.depths().floatAdvised())
        ? times(weight, "depth_too_shallow", policy.shallowFloatSevere(), why)
        : weight;
  }

  private static boolean severe(CrossingOutcome outcome) {
    return outcome == CrossingOutcome.TIPPED
        || outcome == CrossingOutcome.SANK
        || outcome == CrossingOutcome.DROWNED;
  }

  private static long times(long weight, String label, Ratio value, @Nullable List<Factor> why) {
    if (why != null) why.add(new Factor(label, value));
    return value.nearest(weight);
  }

  static int feet(Ratio feet) {
    return Math.toIntExact(feet.nearest(FOOT));
  }
}
