package dev.astragal.games.trail.breakdowns;

import dev.astragal.games.trail.BarrierEvent.Mend;
import dev.astragal.games.trail.modern.Mode;
import dev.astragal.games.trail.modern.Strategy;
import dev.astragal.kernel.rng.Ratio;
import java.util.List;

/** The vehicle: what breaks it, and everything that may get it going again. */
public record VehiclePolicy(
    int criticalHealth,
    Ratio criticalTravel,
    int breakdownHealth,
    int spareHealth,
    int juryRigHealth,
    int limpHealth,
    Ratio chanceMax,
    Ratio aggressiveLeast,
    Ratio deepAggressive,
    int classicWear,
    int deepWear,
    Emergency emergency,
    int toleranceClassic,
    int toleranceDeep,
    List<Tolerance> toleranceBonuses,
    List<Rescue> rescues) {

  /** Repairs for money; far down a deep road mechanics are better, and hurry costs speed. */
  public record Emergency(
      int cents,
      int health,
      int lateMiles,
      int lateHealth,
      int lateHealthAggressive,
      Ratio travel,
      Ratio travelLeast) {}

  /** So many more breakdowns are borne by these from a mile on; the first row that fits counts. */
  public record Tolerance(List<Strategy> strategies, int fromMiles, int bonus) {}

  /**
   * A last way out for a vehicle that is finished, tried in order. No end of miles is written as 0;
   * {@code cents} is the most that is asked for, and less is taken where there is less.
   */
  public record Rescue(
      Mend mend,
      List<Mode> modes,
      List<Strategy> strategies,
      int fromMiles,
      int belowMiles,
      int spacingMiles,
      Ratio chance,
      int health,
      Ratio wear,
      int cents,
      boolean partialDay) {}
}
