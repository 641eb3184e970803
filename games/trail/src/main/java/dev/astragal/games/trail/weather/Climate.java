package dev.astragal.games.trail.weather;

import dev.astragal.games.trail.Mechanics;
import dev.astragal.games.trail.Ppm;
import dev.astragal.games.trail.TrailPolicy;
import dev.astragal.games.trail.modern.ModernPolicy;
import dev.astragal.games.trail.modern.ModernSetup;
import dev.astragal.games.trail.road.Region;
import dev.astragal.games.trail.wagon.WagonPolicy;
import dev.astragal.kernel.rng.Ratio;

/** What regions and seasons make of the policy: one row for each pair, resolved once. */
public final class Climate {
  private static final int SEASONS = Season.values().length;
  private static final int SKIES = Sky.values().length;

  private final Overlay[] overlays = new Overlay[Region.values().length * SEASONS];
  private final WeatherEffects[] effects = new WeatherEffects[overlays.length * SKIES];

  /** What a region in a season changes, as plain numbers. */
  public record Overlay(
      int travelPpm, int eventWeightPpm, int eventWeightMax, int illnessWeight, int injuryWeight) {}

  public Climate(TrailPolicy policy, ModernSetup modern) {
    for (Region region : Region.values()) {
      for (Season season : Season.values()) {
        Overlays.Overlay overlay = policy.overlays().of(region, season);
        int row = row(region, season);
        overlays[row] = overlay(overlay, policy.deluxe());
        for (Sky sky : Sky.values())
          effects[row * SKIES + sky.ordinal()] =
              policy.mechanics() == Mechanics.OTDELUXE90S
                  ? onTheTrail(sky, overlay.weather(), policy.deluxe())
                  : onTheRoad(sky, overlay.weather(), policy.dystrail(), modern);
      }
    }
  }

  public Overlay overlay(Region region, Season season) {
    return overlays[row(region, season)];
  }

  public WeatherEffects effects(Region region, Season season, Sky sky) {
    return effects[row(region, season) * SKIES + sky.ordinal()];
  }

  private static int row(Region region, Season season) {
    return region.ordinal() * SEASONS + season.ordinal();
  }

  private static Overlay overlay(Overlays.Overlay overlay, WagonPolicy policy) {
    return new Overlay(
        Ppm.of(overlay.travel().orElse(Ratio.ONE)),
        Ppm.of(overlay.eventWeight().orElse(Ratio.ONE)),
        overlay.eventWeightMax().orElse(Integer.MAX_VALUE),
        overlay.illnessWeight().orElse(policy.afflictions().illnessWeight()),
        overlay.injuryWeight().orElse(policy.afflictions().injuryWeight()));
  }

  /** A wagon is slowed by snow and sickness, not by the sky itself, unless an overlay says so. */
  private static WeatherEffects onTheTrail(Sky sky, Overlays.Effects over, WagonPolicy policy) {
    return new WeatherEffects(
        Ppm.of(over.travel().orElse(Ratio.ONE)),
        0,
        0,
        0,
        Ppm.of(over.encounter().orElse(policy.encounters().weather().of(sky))),
        Ppm.of(over.encounterMax().orElse(policy.encounters().chanceMax())),
        Ppm.of(over.breakdown().orElse(policy.breakdowns().weather().of(sky))),
        Ppm.of(policy.crossings().weatherRisk().of(sky)),
        thousandths(over.rain().orElse(Ratio.ZERO)),
        thousandths(over.snow().orElse(Ratio.ZERO)));
  }

  private static WeatherEffects onTheRoad(
      Sky sky, Overlays.Effects over, ModernPolicy policy, ModernSetup modern) {
    ModernPolicy.Skies skies = policy.weather();
    return new WeatherEffects(
        Ppm.of(over.travel().orElse(skies.travel().of(sky))),
        over.supplies().orElse(skies.supplies().of(sky)),
        over.sanity().orElse(skies.sanity().of(sky)),
        over.pants().orElse(skies.pants().of(sky)),
        Ppm.of(over.encounter().orElse(skies.encounter().of(sky))),
        Ppm.of(over.encounterMax().orElse(policy.encounters().chanceMax())),
        Ppm.of(over.breakdown().orElse(modern.journey().breakdownWeather().all().of(sky))),
        Ppm.ONE,
        thousandths(over.rain().orElse(Ratio.ZERO)),
        thousandths(over.snow().orElse(Ratio.ZERO)));
  }

  private static int thousandths(Ratio inches) {
    return Math.toIntExact(inches.nearest(1000));
  }
}
