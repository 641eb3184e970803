package dev.astragal.games.trail.breakdowns;

import dev.astragal.kernel.rng.Ratio;

/**
 * Makes a stop that comes too soon after another one a part of a day's travel. Off unless switched
 * on: a stopped day gains no miles.
 */
public record SmoothingPolicy(
    boolean enabled,
    int windowDays,
    int stops,
    int stopsDeepConservative,
    Ratio travelRatioLeast,
    int endgameWindowDays,
    int endgameStops,
    Ratio deepAggressive,
    Ratio deepConservativeClean) {}
