package dev.astragal.games.trail.policy;

import dev.astragal.games.trail.Region;
import dev.astragal.games.trail.Season;
import dev.astragal.kernel.rng.Ratio;
import java.util.Optional;

/** What single regions and seasons change; the season wins over the region, field by field. */
public record Overlays(
    Overlay heartland,
    Overlay rustBelt,
    Overlay beltway,
    Overlay spring,
    Overlay summer,
    Overlay fall,
    Overlay winter) {

  /** Whatever is not given stays as it is. */
  public record Overlay(
      Optional<Ratio> travel,
      Optional<Ratio> eventWeight,
      Optional<Integer> eventWeightMax,
      Optional<Integer> illnessWeight,
      Optional<Integer> injuryWeight,
      Optional<Ratio> breakdown,
      Optional<Ratio> encounterDelta) {

    Overlay under(Overlay over) {
      return new Overlay(
          over.travel.or(() -> travel),
          over.eventWeight.or(() -> eventWeight),
          over.eventWeightMax.or(() -> eventWeightMax),
          over.illnessWeight.or(() -> illnessWeight),
          over.injuryWeight.or(() -> injuryWeight),
          over.breakdown.or(() -> breakdown),
          over.encounterDelta.or(() -> encounterDelta));
    }
  }

  /** What holds in a region during a season, worked out before any phase asks. */
  public Overlay of(Region region, Season season) {
    return region(region).under(season(season));
  }

  private Overlay region(Region region) {
    return switch (region) {
      case HEARTLAND -> heartland;
      case RUST_BELT -> rustBelt;
      case BELTWAY -> beltway;
    };
  }

  private Overlay season(Season season) {
    return switch (season) {
      case SPRING -> spring;
      case SUMMER -> summer;
      case FALL -> fall;
      case WINTER -> winter;
    };
  }
}
