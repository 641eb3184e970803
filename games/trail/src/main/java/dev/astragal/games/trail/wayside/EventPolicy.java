package dev.astragal.games.trail.wayside;

import dev.astragal.games.trail.weather.RatioBySeason;
import dev.astragal.kernel.game.Severity;
import dev.astragal.kernel.rng.Ratio;
import java.util.List;

/** What happens by the wayside. */
public record EventPolicy(
    Ratio chance,
    RatioBySeason season,
    int lowFoodLbs,
    Ratio lowFood,
    Families weights,
    Context context,
    List<Variant> variants) {

  /** Base weights. */
  public record Families(
      int weatherCatastrophe,
      int resourceShortage,
      int partyIncident,
      int oxenIncident,
      int resourceChange,
      int wagonPartBreak,
      int travelHazard) {}

  /** What circumstances multiply the weights by. */
  public record Context(
      Ratio catastropheWinter,
      Ratio catastropheSummer,
      int scarceFoodLbs,
      Ratio shortageScarceFood,
      int frailHealth,
      Ratio incidentFrail,
      int fewOxen,
      Ratio oxenFew,
      Ratio changeScarceFood,
      Ratio breakNoSpares,
      Ratio breakSpares,
      Ratio hazardSpring) {}

  /** One thing that can happen; gains and losses are bounded by what there is and what fits. */
  public record Variant(
      String id,
      EventFamily family,
      int weight,
      Severity severity,
      Special special,
      int health,
      int foodLbs,
      int bullets,
      int clothes,
      int spares) {}

  /** What goes beyond numbers. */
  public enum Special {
    NONE,
    ILLNESS,
    INJURY,
    OX_SICKENS,
    OX_LOST,
    MEMBER_LOST,
    SPARE_LOST
  }
}
