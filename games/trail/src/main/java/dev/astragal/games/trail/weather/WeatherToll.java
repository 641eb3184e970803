package dev.astragal.games.trail.weather;

import dev.astragal.games.trail.ModernEvent.WeatherStruck;
import dev.astragal.games.trail.TrailEvent;
import dev.astragal.games.trail.TrailState;
import dev.astragal.games.trail.day.DayOutcome;
import dev.astragal.games.trail.day.DayPhase;
import dev.astragal.games.trail.health.Damage;
import dev.astragal.games.trail.health.Toll;
import dev.astragal.games.trail.health.Travellers;
import dev.astragal.games.trail.modern.ModernPolicy;
import dev.astragal.games.trail.modern.ModernPolicy.Exposure;
import dev.astragal.games.trail.store.Tag;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.phase.Verdict;

/** Phase 1, second half: what the sky does to people, and what gear spares them. */
public final class WeatherToll extends DayPhase {
  private final Exposure exposure;
  private final boolean streaks;
  private final int stormPantsInPoncho;

  public WeatherToll(ModernPolicy policy) {
    super("weather-toll");
    exposure = policy.exposure();
    streaks = policy.features().exposureStreaks();
    stormPantsInPoncho = policy.weather().stormPantsInPoncho();
  }

  @Override
  public Verdict<DayOutcome> run(TrailState state, Turn<TrailState, TrailEvent> turn) {
    Sky sky = state.weather.today;
    Travellers travellers = state.travellers;
    boolean hot = sky == Sky.HEAT_WAVE && !travellers.has(Tag.WATER_JUGS);
    boolean cold = sky == Sky.COLD_SNAP && !travellers.has(Tag.COLD_RESIST);
    if (sky == Sky.CLEAR && travellers.heatDays + travellers.coldDays == 0 && !travellers.exposed)
      return PROCEED;
    int heatDays = hot ? travellers.heatDays + 1 : 0;
    int coldDays = cold ? travellers.coldDays + 1 : 0;
    boolean lasting = Math.max(heatDays, coldDays) > exposure.daysBeforeDamage();
    boolean hurt = lasting && !(streaks && travellers.exposed);
    WeatherEffects effects = state.content.effects(state);
    Damage damage = !hurt ? Damage.NONE : hot ? Damage.HEAT : Damage.COLD;
    Toll toll =
        Toll.of(
            hurt ? -exposure.damage() : 0,
            sanity(sky, travellers, effects) - (hot ? exposure.heatSanity() : 0),
            effects.supplies(),
            pants(sky, travellers, effects));
    turn.emit(new WeatherStruck(toll, heatDays, coldDays, hurt, damage));
    return PROCEED;
  }

  private static int sanity(Sky sky, Travellers travellers, WeatherEffects effects) {
    boolean spared =
        (sky == Sky.COLD_SNAP && travellers.has(Tag.COLD_RESIST))
            || (sky == Sky.SMOKE && travellers.has(Tag.PLAGUE_RESIST));
    return spared ? 0 : effects.sanity();
  }

  private int pants(Sky sky, Travellers travellers, WeatherEffects effects) {
    return sky == Sky.STORM && travellers.has(Tag.RAIN_RESIST)
        ? Math.min(effects.pants(), stormPantsInPoncho)
        : effects.pants();
  }
}
