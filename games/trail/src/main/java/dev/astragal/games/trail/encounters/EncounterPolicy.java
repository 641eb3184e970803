package dev.astragal.games.trail.encounters;

import dev.astragal.kernel.rng.Ratio;

/** Who is met on the modern road, and how often. */
public record EncounterPolicy(
    Ratio chance,
    Ratio criticalVehicle,
    Ratio chanceMax,
    int windowDays,
    int windowMax,
    Ratio crowded,
    int cooldownDays,
    int memoryDays,
    int freshDays,
    int unseenBonus,
    int agePerDay,
    int hungryBonus,
    int perMalnutrition,
    int chainableMalus,
    Ratio wearLeast,
    Ratio wearMost,
    Ratio receipt,
    Variety variety,
    Variety deepConservative) {

  /**
   * How much is done for variety: after how many quiet days only fresh faces count, how often a
   * stale pick is drawn again, and what regions seldom met in add to a weight.
   */
  public record Variety(int forceAfterDays, Ratio reroll, Ratio rareRegion) {}
}
