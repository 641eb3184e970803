package dev.astragal.games.trail.river;

import dev.astragal.games.trail.Ppm;
import dev.astragal.games.trail.RiverEvent.CrossingChoiceNeeded;
import dev.astragal.games.trail.TrailState;
import dev.astragal.games.trail.river.CrossingPolicy.River;
import dev.astragal.games.trail.weather.Season;
import dev.astragal.kernel.rng.Ratio;

/** What a river is like today: between its driest and its fullest, by rain and season. */
public final class Rivers {
  private static final int THOUSAND = 1000;

  private final CrossingPolicy policy;

  public Rivers(CrossingPolicy policy) {
    this.policy = policy;
  }

  public River at(int node) {
    for (River river : policy.rivers()) if (river.node() == node) return river;
    throw new IllegalStateException("the policy knows no river at node " + node);
  }

  /** Taken once on arrival; asking again must not change the water. */
  public CrossingChoiceNeeded snapshot(TrailState state, int node) {
    River river = at(node);
    Season season = state.season();
    long full = policy.fullRainInches().nearest(THOUSAND);
    long wet = Math.clamp((long) state.weather.rain * Ppm.ONE / full, 0, Ppm.ONE);
    return new CrossingChoiceNeeded(
        node,
        level(river.depthMin(), river.depthMax(), wet, policy.depthSeason().of(season)),
        between(
            (long) river.widthMin() * THOUSAND,
            (long) river.widthMax() * THOUSAND,
            wet,
            policy.widthSeason().of(season)),
        level(
            river.swiftnessMin(), river.swiftnessMax(), wet, policy.swiftnessSeason().of(season)));
  }

  /** How somebody on the bank would put it. */
  public static String current(int swiftness) {
    if (swiftness < 400) return "gentle";
    if (swiftness < 650) return "steady";
    return swiftness < 900 ? "swift" : "raging";
  }

  private static int level(Ratio min, Ratio max, long wetPpm, Ratio season) {
    return between(min.nearest(THOUSAND), max.nearest(THOUSAND), wetPpm, season);
  }

  private static int between(long low, long high, long wetPpm, Ratio season) {
    long value = low + Ppm.times(high - low, wetPpm);
    return (int) Math.clamp(season.nearest(value), low, high);
  }
}
