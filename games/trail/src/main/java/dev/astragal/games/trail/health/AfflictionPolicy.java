package dev.astragal.games.trail.health;

import dev.astragal.games.trail.road.Pace;
import dev.astragal.games.trail.weather.RatioByWeather;
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
    FatalityByPace fatalityByPace,
    FatalityByRations fatalityByRations,
    RatioByWeather fatalityByWeather,
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

  public record FatalityByPace(Ratio steady, Ratio strenuous, Ratio grueling) {
    public Ratio of(Pace pace) {
      return switch (pace) {
        case STEADY -> steady;
        case STRENUOUS -> strenuous;
        case GRUELING -> grueling;
      };
    }
  }

  public record FatalityByRations(Ratio filling, Ratio meager, Ratio bareBones) {
    public Ratio of(Rations rations) {
      return switch (rations) {
        case FILLING -> filling;
        case MEAGER -> meager;
        case BARE_BONES -> bareBones;
      };
    }
  }

  /**
   * One affliction; no days of its own means those of its kind. It costs something when it strikes
   * and something every day.
   */
  public record Disease(
      String id,
      Kind kind,
      String tag,
      int weight,
      int days,
      int onsetHealth,
      int onsetFoodLbs,
      int health,
      int foodLbs,
      Ratio speed,
      Ratio fatality) {}
}
