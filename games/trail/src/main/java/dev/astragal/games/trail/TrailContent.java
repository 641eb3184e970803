package dev.astragal.games.trail;

import dev.astragal.games.trail.day.Ending;
import dev.astragal.games.trail.day.StartMonth;
import dev.astragal.games.trail.encounters.Encounters;
import dev.astragal.games.trail.encounters.Wayfarers;
import dev.astragal.games.trail.health.AfflictionPolicy;
import dev.astragal.games.trail.health.AfflictionPolicy.CurvePoint;
import dev.astragal.games.trail.health.Grave;
import dev.astragal.games.trail.health.HealthLabel;
import dev.astragal.games.trail.health.HealthPolicy;
import dev.astragal.games.trail.health.PartyNames;
import dev.astragal.games.trail.modern.ModernPolicy;
import dev.astragal.games.trail.modern.ModernSetup;
import dev.astragal.games.trail.road.Maps;
import dev.astragal.games.trail.road.OxTeam;
import dev.astragal.games.trail.road.Region;
import dev.astragal.games.trail.road.Road;
import dev.astragal.games.trail.road.Views;
import dev.astragal.games.trail.store.Outfitter;
import dev.astragal.games.trail.wagon.Occupation;
import dev.astragal.games.trail.wagon.WagonPolicy;
import dev.astragal.games.trail.weather.Climate;
import dev.astragal.games.trail.weather.Season;
import dev.astragal.games.trail.weather.Sky;
import dev.astragal.games.trail.weather.Weather;
import dev.astragal.games.trail.weather.WeatherEffects;
import dev.astragal.games.trail.weather.WeatherPolicy;
import dev.astragal.kernel.game.Setup;
import dev.astragal.kernel.state.Shape;
import dev.astragal.kernel.tree.TreeException;
import java.util.List;
import java.util.Locale;

/** Everything that is fixed before the first day: policy, road and options, resolved. */
public final class TrailContent {
  private final TrailPolicy policy;
  private final Road road;
  private final Views views;
  private final WagonPolicy.Trade occupation;
  private final int startMonth;
  private final List<String> names;
  private final Climate climate;
  private final int[] afflictionCurve;
  private final Encounters encounters;
  private final Wayfarers wayfarers;
  private final ModernSetup modern;
  private final Season[] modernSeasons;
  private final OxTeam oxTeam;
  private final int strainNorm;
  private final ModernPolicy.Stats caps;
  private final int[] barriers;
  private final Outfitter outfitter;
  private final boolean revised;
  private final boolean hungerNamed;
  private final List<Grave> graves;
  private final Maps maps;

  TrailContent(Setup setup) {
    policy = Shape.of(TrailPolicy.class).read(setup.policy());
    road = Road.read(setup.content("trail.yaml"));
    views = Views.read(setup.content("views.yaml"));
    occupation = occupation(setup);
    startMonth = StartMonth.valueOf(upper(setup.option("month"))).number();
    names = PartyNames.of(setup.option("party"));
    afflictionCurve = curve(policy.deluxe().afflictions());
    encounters = Encounters.read(setup.content("encounters.yaml"));
    wayfarers = Wayfarers.read(setup.content("wayfarers.yaml"));
    modern = ModernSetup.of(setup, policy.dystrail());
    climate = new Climate(policy, modern);
    modernSeasons = modernSeasons(policy.dystrail().seasonDays(), modern.lastDay());
    oxTeam = new OxTeam(policy.deluxe().travel());
    strainNorm = Math.toIntExact(policy.dystrail().strain().norm().nearest(1000));
    caps = policy.dystrail().caps();
    barriers =
        policy.dystrail().barriers().miles().stream().mapToInt(mile -> mile * Road.MILE).toArray();
    outfitter = new Outfitter(this);
    revised = setup.version() > 1;
    hungerNamed = setup.version() > 2;
    boolean wagon = policy.mechanics() == Mechanics.OTDELUXE90S;
    graves =
        Grave.read(setup.option("graves")).stream()
            .filter(grave -> wagon ? grave.onTheTrail(this) : Ending.failed(grave.cause()))
            .toList();
    maps = Maps.read(setup.content("map.yaml"));
    requireStationsOnTheTrailOnly(setup);
  }

  public TrailPolicy policy() {
    return policy;
  }

  /**
   * Whether the rules are those of the second version: the vote can be prepared for, nobody is met
   * within half a day of a place, a ferry's crossing is decided when it leaves, and a barrier
   * decides everything with one draw.
   */
  public boolean revised() {
    return revised;
  }

  /** Whether the rules are those of the third version: who dies hungry has starved. */
  public boolean hungerNamed() {
    return hungerNamed;
  }

  public WagonPolicy wagonPolicy() {
    return policy.deluxe();
  }

  public ModernPolicy modernPolicy() {
    return policy.dystrail();
  }

  public Road road() {
    return road;
  }

  /** What the places of the wagon trail look like. */
  public Views views() {
    return views;
  }

  /** What the country looks like from above. */
  public Maps maps() {
    return maps;
  }

  /** Where earlier journeys on this machine lost somebody, or ended. */
  public List<Grave> graves() {
    return graves;
  }

  public WagonPolicy.Trade occupation() {
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

  /** What oxen are worth in front of a wagon. */
  public OxTeam oxTeam() {
    return oxTeam;
  }

  /** How much strain is all there can be, in thousandths. */
  public int strainNorm() {
    return strainNorm;
  }

  /** The most each stat of the travellers can be. */
  public ModernPolicy.Stats caps() {
    return caps;
  }

  /** How many barriers the modern road has. */
  public int barriers() {
    return barriers.length;
  }

  /** Where a barrier stands, in thousandths of a mile. */
  public int barrier(int index) {
    return barriers[index];
  }

  /** Who sells at the start of the modern road. */
  public Outfitter outfitter() {
    return outfitter;
  }

  /** Seasons of the modern road have a length of their own. */
  Season modernSeason(int day) {
    return modernSeasons[day];
  }

  public int startMonth() {
    return startMonth;
  }

  public List<String> names() {
    return names;
  }

  /** What holds for the whole of today, where the morning found the journey. */
  public Climate.Overlay overlay(TrailState state) {
    return climate.overlay(state.weather.region, state.weather.season);
  }

  /** What holds there and then. */
  public Climate.Overlay overlay(Region region, Season season) {
    return climate.overlay(region, season);
  }

  /** What today's sky means, from morning to evening. */
  public WeatherEffects effects(TrailState state) {
    Weather weather = state.weather;
    return climate.effects(weather.region, weather.season, weather.today);
  }

  /** What a sky would mean there and then. */
  public WeatherEffects effects(Region region, Season season, Sky sky) {
    return climate.effects(region, season, sky);
  }

  /** The daily chance of an affliction, in parts per million. */
  public int afflictionChance(int health) {
    return afflictionCurve[Math.min(health, afflictionCurve.length - 1)];
  }

  public HealthLabel label(int health) {
    HealthPolicy.Labels labels = wagonPolicy().health().labels();
    if (health < labels.fair()) return HealthLabel.GOOD;
    if (health < labels.poor()) return HealthLabel.FAIR;
    if (health < labels.veryPoor()) return HealthLabel.POOR;
    return health < labels.deathImminent() ? HealthLabel.VERY_POOR : HealthLabel.DEATH_IMMINENT;
  }

  private WagonPolicy.Trade occupation(Setup setup) {
    Occupation wanted = Occupation.valueOf(upper(setup.option("occupation")));
    return wagonPolicy().occupations().stream()
        .filter(row -> row.id() == wanted)
        .findFirst()
        .orElseThrow(
            () ->
                new TreeException(
                    "deluxe.occupations",
                    setup.policy().mark(),
                    "there is no " + wanted.name().toLowerCase(Locale.ROOT)));
  }

  private static Season[] modernSeasons(int length, int lastDay) {
    Season[] seasons = Season.values();
    // The day after the last one is opened and closed, and then it is the evening of that.
    Season[] byDay = new Season[lastDay + 3];
    for (int day = 0; day < byDay.length; day++)
      byDay[day] = seasons[Math.max(0, day - 1) / length % seasons.length];
    return byDay;
  }

  private void requireStationsOnTheTrailOnly(Setup setup) {
    if (policy.weather().model() == WeatherPolicy.Model.STATIONS
        && policy.mechanics() == Mechanics.DYSTRAIL)
      throw new TreeException(
          "weather.model", setup.policy().mark(), "weather stations stand on the wagon trail only");
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

  public static String upper(String option) {
    return option.replace('-', '_').toUpperCase(Locale.ROOT);
  }
}
