package dev.astragal.games.trail.weather;

import dev.astragal.games.trail.road.Region;
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
      Effects weather) {
    Overlay under(Overlay over) {
      return new Overlay(
          over.travel.or(() -> travel),
          over.eventWeight.or(() -> eventWeight),
          over.eventWeightMax.or(() -> eventWeightMax),
          over.illnessWeight.or(() -> illnessWeight),
          over.injuryWeight.or(() -> injuryWeight),
          weather.under(over.weather));
    }
  }

  /** What any weather does there and then, in place of what its sky says. Inches a day. */
  public record Effects(
      Optional<Ratio> travel,
      Optional<Integer> supplies,
      Optional<Integer> sanity,
      Optional<Integer> pants,
      Optional<Ratio> encounter,
      Optional<Ratio> encounterMax,
      Optional<Ratio> breakdown,
      Optional<Ratio> rain,
      Optional<Ratio> snow) {
    Effects under(Effects over) {
      return new Effects(
          over.travel.or(() -> travel),
          over.supplies.or(() -> supplies),
          over.sanity.or(() -> sanity),
          over.pants.or(() -> pants),
          over.encounter.or(() -> encounter),
          over.encounterMax.or(() -> encounterMax),
          over.breakdown.or(() -> breakdown),
          over.rain.or(() -> rain),
          over.snow.or(() -> snow));
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
