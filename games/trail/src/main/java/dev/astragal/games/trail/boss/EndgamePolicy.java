package dev.astragal.games.trail.boss;

import dev.astragal.games.trail.modern.Strategy;
import dev.astragal.kernel.rng.Ratio;

/**
 * The last stretch in deep mode. Where the vote comes before the end of the road, from which mile.
 */
public record EndgamePolicy(
    Strategy strategy,
    int startMiles,
    int guardMiles,
    int voteMiles,
    int healthFloor,
    int wearReset,
    boolean resetAtStart,
    int cooldownDays,
    Ratio wear,
    Ratio partialWear,
    Ratio partial,
    Ratio travel,
    Ratio breakdown) {}
