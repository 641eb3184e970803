package dev.astragal.games.trail.health;

import dev.astragal.games.trail.weather.ByWeather;
import dev.astragal.kernel.rng.Ratio;

/** How the party's general health moves in a day; 0 is best. */
public record HealthPolicy(
    Recovery recovery,
    int flatRecovery,
    Ratio proportionalKeep,
    ByWeather weather,
    ByReport weatherReport,
    int clothesPerPerson,
    int winterClothing,
    int sickMember,
    int injuredMember,
    Drought drought,
    Starvation starvation,
    int restRecovery,
    Labels labels,
    int graceDays) {

  /** The two readings of recovery: a fixed number of points, or a share of what ails the party. */
  public enum Recovery {
    FLAT,
    PROPORTIONAL
  }

  /** What measured weather costs: by temperature, and on top of it by what falls. */
  public record ByReport(
      int veryHot,
      int hot,
      int warm,
      int cool,
      int cold,
      int veryCold,
      int rainy,
      int veryRainy,
      int snowy,
      int verySnowy) {}

  /** Dry summers. */
  public record Drought(Ratio rainInches, int penalty) {}

  /** Empty plates: a penalty for the missing share, and more once hunger has lasted. */
  public record Starvation(int penalty, int lastingDays, int lastingPenalty) {}

  /** Where a label begins. */
  public record Labels(int fair, int poor, int veryPoor, int deathImminent) {}
}
