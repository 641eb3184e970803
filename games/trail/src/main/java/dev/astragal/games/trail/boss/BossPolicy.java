package dev.astragal.games.trail.boss;

import dev.astragal.kernel.rng.Ratio;

/** The last question. */
public record BossPolicy(
    int rounds,
    int pants,
    int sanity,
    Ratio offset,
    Ratio bonus,
    Ratio least,
    Ratio most,
    Ratio scoreMax,
    int thresholdClassic,
    int thresholdDeep,
    Ratio balancedClassic,
    Ratio balancedDeepTimes,
    Ratio balancedDeep,
    Ratio deepAggressive,
    Compose compose,
    Guard guard) {

  /** A last breath before the doors open, for supplies or else for money. */
  public record Compose(int sanity, int supplies, int suppliesPants, int cents, int centsPants) {}

  /** Late on a deep road, nerves that give out may be bought back once. */
  public record Guard(int fromDay, int fromMiles, int cents, int sanity, int pants) {}
}
