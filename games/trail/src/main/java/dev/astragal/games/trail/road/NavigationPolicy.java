package dev.astragal.games.trail.road;

import dev.astragal.kernel.rng.Ratio;

/** Losing the way, and ways that are lost. */
public record NavigationPolicy(
    Ratio chance,
    Ratio mountains,
    Ratio storm,
    Ratio deepSnow,
    Ratio deepSnowInches,
    Stop lostTrail,
    Stop wrongTrail,
    Stop impassable,
    Stop snowbound) {

  /** How likely a stop is among the others, and how long it takes. */
  public record Stop(int weight, int daysMin, int daysMax) {}
}
