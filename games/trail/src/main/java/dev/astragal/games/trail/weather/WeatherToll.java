package dev.astragal.games.trail.weather;

import dev.astragal.games.trail.ModernEvent.WeatherStruck;
import dev.astragal.games.trail.TrailContent;
import dev.astragal.games.trail.TrailEvent;
import dev.astragal.games.trail.TrailState;
import dev.astragal.games.trail.day.DayOutcome;
import dev.astragal.games.trail.day.DayPhase;
import dev.astragal.games.trail.health.Damage;
import dev.astragal.games.trail.health.Toll;
import dev.astragal.games.trail.health.Travellers;
import dev.astragal.games.trail.modern.ModernPolicy;
import dev.astragal.games.trail.modern.ModernPolicy.Exposure;
import dev.astragal.games.trail.road.Region;
import dev.astragal.games.trail.store.Tag;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.phase.Verdict;

/** Phase 1, second half: what the sky does to people, and what gear spares them. */
public final class WeatherToll extends DayPhase {
  private static final int SEASONS = Season.values().length;
  private static final int SKIES = Sky.values().length;

  private final Exposure exposure;
  private final boolean streaks;
  private final int stormPantsInPoncho;

  /** What skies cost that expose nobody: by region, season and sky, without gear and with it. */
  private final WeatherStruck[] mild = new WeatherStruck[Region.values().length * SEASONS * SKIES];

  private final WeatherStruck[] mildInGear = new WeatherStruck[mild.length];

  public WeatherToll(TrailContent content) {
    super("weather-toll");
    ModernPolicy policy = content.modernPolicy();
    exposure = policy.exposure();
    streaks = policy.features().exposureStreaks();
    stormPantsInPoncho = policy.weather().stormPantsInPoncho();
    for (Region region : Region.values())
      for (Season season : Season.values())
        for (Sky sky : Sky.values()) {
          WeatherEffects effects = content.effects(region, season, sky);
          int place = place(region, season, sky);
          mild[place] = mild(sky, false, effects);
          mildInGear[place] = mild(sky, true, effects);
        }
  }

  private static int place(Region region, Season season, Sky sky) {
    return (region.ordinal() * SEASONS + season.ordinal()) * SKIES + sky.ordinal();
  }

  private WeatherStruck mild(Sky sky, boolean gear, WeatherEffects effects) {
    Toll toll =
        Toll.of(0, sanity(sky, gear, effects), effects.supplies(), pants(sky, gear, effects));
    return new WeatherStruck(toll, 0, 0, false, Damage.NONE);
  }

  @Override
  public Verdict<DayOutcome> run(TrailState state, Turn<TrailState, TrailEvent> turn) {
    Weather weather = state.weather;
    Sky sky = weather.today;
    Travellers travellers = state.travellers;
    boolean gear = gear(sky, travellers);
    if (sky == Sky.CLEAR && travellers.heatDays + travellers.coldDays == 0 && !travellers.exposed)
      return PROCEED;
    boolean exposing = !gear && (sky == Sky.HEAT_WAVE || sky == Sky.COLD_SNAP);
    int place = place(weather.region, weather.season, sky);
    turn.emit(exposing ? struck(state) : gear ? mildInGear[place] : mild[place]);
    return PROCEED;
  }

  private static boolean gear(Sky sky, Travellers travellers) {
    return switch (sky) {
      case CLEAR -> false;
      case STORM -> travellers.has(Tag.RAIN_RESIST);
      case HEAT_WAVE -> travellers.has(Tag.WATER_JUGS);
      case COLD_SNAP -> travellers.has(Tag.COLD_RESIST);
      case SMOKE -> travellers.has(Tag.PLAGUE_RESIST);
    };
  }

  /** Heat or cold without what helps against it; it hurts when it lasts. */
  private WeatherStruck struck(TrailState state) {
    Sky sky = state.weather.today;
    Travellers travellers = state.travellers;
    boolean hot = sky == Sky.HEAT_WAVE;
    int heatDays = hot ? travellers.heatDays + 1 : 0;
    int coldDays = hot ? 0 : travellers.coldDays + 1;
    boolean lasting = Math.max(heatDays, coldDays) > exposure.daysBeforeDamage();
    boolean hurt = lasting && !(streaks && travellers.exposed);
    WeatherEffects effects = state.content.effects(state);
    Damage damage = !hurt ? Damage.NONE : hot ? Damage.HEAT : Damage.COLD;
    Toll toll =
        Toll.of(
            hurt ? -exposure.damage() : 0,
            sanity(sky, false, effects) - (hot ? exposure.heatSanity() : 0),
            effects.supplies(),
            pants(sky, false, effects));
    return new WeatherStruck(toll, heatDays, coldDays, hurt, damage);
  }

  private static int sanity(Sky sky, boolean gear, WeatherEffects effects) {
    return gear && (sky == Sky.COLD_SNAP || sky == Sky.SMOKE) ? 0 : effects.sanity();
  }

  private int pants(Sky sky, boolean gear, WeatherEffects effects) {
    return gear && sky == Sky.STORM
        ? Math.min(effects.pants(), stormPantsInPoncho)
        : effects.pants();
  }
}
