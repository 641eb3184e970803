package dev.astragal.games.trail.policy;

import dev.astragal.kernel.rng.Ratio;
import java.util.List;

/** Who falls ill, of what, and what comes of it. */
public record AfflictionPolicy(
    List<CurvePoint> curve,
    Ratio chanceMax,
    int illnessWeight,
    int injuryWeight,
    int illnessDays,
    int injuryDays,
    boolean repeatKills,
    FatalityByLabel fatalityByLabel,
    Ratio oxRecoveryResting,
    Ratio oxRecoveryTravelling,
    List<Disease> diseases) {

  /** The chance of an affliction at one value of health; straight lines lie between. */
  public record CurvePoint(int health, Ratio chance) {}

  public enum Kind {
    ILLNESS,
    INJURY
  }

  /** What multiplies a disease's fatality. */
  public record FatalityByLabel(Ratio good, Ratio fair, Ratio poor, Ratio veryPoor) {}

  /** One affliction; no days of its own means those of its kind. */
  public record Disease(
      String id,
      Kind kind,
      int weight,
      int days,
      int health,
      int foodLbs,
      Ratio speed,
      Ratio fatality) {}
}
