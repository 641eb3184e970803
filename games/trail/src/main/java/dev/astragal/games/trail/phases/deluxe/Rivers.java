package dev.astragal.games.trail.phases.deluxe;

import dev.astragal.games.trail.Ppm;
import dev.astragal.games.trail.RiverEvent.CrossingChoiceNeeded;
import dev.astragal.games.trail.Season;
import dev.astragal.games.trail.TrailState;
import dev.astragal.games.trail.policy.CrossingPolicy;
import dev.astragal.games.trail.policy.CrossingPolicy.River;
import dev.astragal.kernel.rng.Ratio;

/** What a river is like today: between its driest and its fullest, by rain and season. */
public final class Rivers {
  private static final int THOUSAND = 1000;

  private final CrossingPolicy policy;

  public Rivers(CrossingPolicy policy) {
    this.policy = policy;
  }

  public River at(int node) {
    return policy.rivers().stream()
        .filter(river -> river.node() == node)
        .findFirst()
        .orElseThrow(() -> new IllegalStateException("the policy knows no river at node " + node));
  }

  /** Taken once on arrival; asking again must not change the water. */
  CrossingChoiceNeeded snapshot(TrailState state, int node) {
    River river = at(node);
    Season season = state.season();
    long full = policy.fullRainInches().nearest(THOUSAND);
    long wet = Math.clamp((long) state.weather.rain * Ppm.ONE / full, 0, Ppm.ONE);
    return new CrossingChoiceNeeded(
        node,
        level(river.depthMin(), river.depthMax(), wet, policy.depthSeason().of(season)),
        level(
            Ratio.of(river.widthMin(), 1),
            Ratio.of(river.widthMax(), 1),
            wet,
            policy.widthSeason().of(season)),
        level(
            river.swiftnessMin(), river.swiftnessMax(), wet, policy.swiftnessSeason().of(season)));
  }

  private static int level(Ratio min, Ratio max, long wetPpm, Ratio season) {
    long low = min.nearest(THOUSAND);
    long high = max.nearest(THOUSAND);
    long value = low + Ppm.times(high - low, wetPpm);
    return (int) Math.clamp(season.nearest(value), low, high);
  }
}
