package dev.astragal.games.trail;

import dev.astragal.games.trail.policy.AfflictionPolicy;
import dev.astragal.games.trail.policy.AfflictionPolicy.CurvePoint;
import dev.astragal.games.trail.policy.DeluxePolicy;
import dev.astragal.games.trail.policy.HealthPolicy;
import dev.astragal.games.trail.policy.Overlays;
import dev.astragal.games.trail.policy.TrailPolicy;
import dev.astragal.kernel.game.Setup;
import dev.astragal.kernel.rng.Ratio;
import dev.astragal.kernel.state.Shape;
import dev.astragal.kernel.tree.TreeException;
import java.util.List;
import java.util.Locale;

/** Everything that is fixed before the first day: policy, road and options, resolved. */
public final class TrailRules {
  private final TrailPolicy policy;
  private final Road road;
  private final DeluxePolicy.Trade occupation;
  private final int startMonth;
  private final List<String> names;
  private final Overlay[][] overlays;
  private final int[] afflictionCurve;
  private final Encounters encounters;
  private final Wayfarers wayfarers;
  private final ModernSetup modern;

  /** What a region in a season changes, as plain numbers. */
  public record Overlay(
      int travelPpm,
      int eventWeightPpm,
      int eventWeightMax,
      int illnessWeight,
      int injuryWeight,
      int breakdownPpm,
      int encounterPpm) {}

  TrailRules(Setup setup) {
    policy = Shape.of(TrailPolicy.class).read(setup.policy());
    road = Road.read(setup.content("trail.yaml"));
    occupation = occupation(setup);
    startMonth = StartMonth.valueOf(upper(setup.option("month"))).number();
    names = PartyNames.of(setup.option("party"));
    overlays = resolved(policy.deluxe());
    afflictionCurve = curve(policy.deluxe().afflictions());
    encounters = Encounters.read(setup.content("encounters.yaml"));
    wayfarers = Wayfarers.read(setup.content("wayfarers.yaml"));
    modern = ModernSetup.of(setup, policy.dystrail());
  }

  public TrailPolicy policy() {
    return policy;
  }

  public DeluxePolicy deluxe() {
    return policy.deluxe();
  }

  public Road road() {
    return road;
  }

  public DeluxePolicy.Trade occupation() {
    return occupation;
  }

  public Wayfarers wayfarers() {
    return wayfarers;
  }

  public Encounters encounters() {
    return encounters;
  }

  /** Which modern road it is, and who drives. */
  public ModernSetup modern() {
    return modern;
  }

  Season modernSeason(int day) {
    Season[] seasons = Season.values();
    return seasons[(day - 1) / policy.dystrail().seasonDays() % seasons.length];
  }

  public int startMonth() {
    return startMonth;
  }

  public List<String> names() {
    return names;
  }

  /** What holds where the wagon is today. */
  public Overlay overlay(TrailState state) {
    return overlays[state.region().ordinal()][state.season().ordinal()];
  }

  /** The daily chance of an affliction, in parts per million. */
  public int afflictionChance(int health) {
    return afflictionCurve[Math.min(health, afflictionCurve.length - 1)];
  }

  public HealthLabel label(int health) {
    HealthPolicy.Labels labels = deluxe().health().labels();
    if (health < labels.fair()) return HealthLabel.GOOD;
    if (health < labels.poor()) return HealthLabel.FAIR;
    if (health < labels.veryPoor()) return HealthLabel.POOR;
    return health < labels.deathImminent() ? HealthLabel.VERY_POOR : HealthLabel.DEATH_IMMINENT;
  }

  private DeluxePolicy.Trade occupation(Setup setup) {
    Occupation wanted = Occupation.valueOf(upper(setup.option("occupation")));
    return deluxe().occupations().stream()
        .filter(row -> row.id() == wanted)
        .findFirst()
        .orElseThrow(
            () ->
                new TreeException(
                    "deluxe.occupations",
                    setup.policy().mark(),
                    "there is no " + wanted.name().toLowerCase(Locale.ROOT)));
  }

  private static Overlay[][] resolved(DeluxePolicy policy) {
    Overlay[][] all = new Overlay[Region.values().length][Season.values().length];
    for (Region region : Region.values()) {
      for (Season season : Season.values()) {
        Overlays.Overlay overlay = policy.overlays().of(region, season);
        all[region.ordinal()][season.ordinal()] =
            new Overlay(
                Ppm.of(overlay.travel().orElse(Ratio.ONE)),
                Ppm.of(overlay.eventWeight().orElse(Ratio.ONE)),
                overlay.eventWeightMax().orElse(Integer.MAX_VALUE),
                overlay.illnessWeight().orElse(policy.afflictions().illnessWeight()),
                overlay.injuryWeight().orElse(policy.afflictions().injuryWeight()),
                Ppm.of(overlay.breakdown().orElse(Ratio.ONE)),
                Ppm.of(overlay.encounterDelta().orElse(Ratio.ZERO)));
      }
    }
    return all;
  }

  private static int[] curve(AfflictionPolicy policy) {
    List<CurvePoint> points = policy.curve();
    int last = points.getLast().health();
    int[] chances = new int[last + 1];
    int cap = Ppm.of(policy.chanceMax());
    for (int health = 0; health <= last; health++)
      chances[health] = Math.min(cap, interpolated(points, health));
    return chances;
  }

  private static int interpolated(List<CurvePoint> points, int health) {
    for (int i = 1; i < points.size(); i++) {
      CurvePoint left = points.get(i - 1);
      CurvePoint right = points.get(i);
      if (health <= left.health()) return Ppm.of(left.chance());
      if (health <= right.health()) {
        long rise = (long) Ppm.of(right.chance()) - Ppm.of(left.chance());
        return (int)
            (Ppm.of(left.chance())
                + rise * (health - left.health()) / (right.health() - left.health()));
      }
    }
    return Ppm.of(points.getLast().chance());
  }

  static String upper(String option) {
    return option.replace('-', '_').toUpperCase(Locale.ROOT);
  }
}
