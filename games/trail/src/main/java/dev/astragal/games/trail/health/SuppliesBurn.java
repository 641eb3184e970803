package dev.astragal.games.trail.health;

import dev.astragal.games.trail.ModernEvent.SuppliesBurnt;
import dev.astragal.games.trail.Ppm;
import dev.astragal.games.trail.TrailEvent;
import dev.astragal.games.trail.TrailState;
import dev.astragal.games.trail.breakdowns.Vehicle;
import dev.astragal.games.trail.day.DayOutcome;
import dev.astragal.games.trail.day.DayPhase;
import dev.astragal.games.trail.modern.ModernPolicy;
import dev.astragal.games.trail.modern.ModernPolicy.Starvation;
import dev.astragal.games.trail.road.Drive;
import dev.astragal.games.trail.road.Region;
import dev.astragal.games.trail.weather.Sky;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.phase.Verdict;
import dev.astragal.kernel.rng.Ratio;

/**
 * Phase 2: supplies burn by region, pace, diet, weather and vehicle; empty shelves hurt from the
 * second day.
 */
public final class SuppliesBurn extends DayPhase {
  private static final int UNIT = 1000;

  private final ModernPolicy policy;
  private final int[][][] perDay;
  private final int badWeather;
  private final int criticalVehicle;
  private final int criticalHealth;

  public SuppliesBurn(ModernPolicy policy) {
    super("consumption");
    this.policy = policy;
    badWeather = Ppm.of(policy.burn().badWeather());
    criticalVehicle = Ppm.of(policy.burn().criticalVehicle());
    criticalHealth = policy.vehicle().criticalHealth() * Vehicle.UNIT;
    perDay = new int[Region.values().length][Drive.values().length][Diet.values().length];
    for (Region region : Region.values()) {
      for (Drive drive : Drive.values()) {
        for (Diet diet : Diet.values()) {
          Ratio burn =
              policy
                  .burn()
                  .of(region)
                  .times(policy.pace().of(drive).burn())
                  .times(policy.diet().of(diet).burn());
          perDay[region.ordinal()][drive.ordinal()][diet.ordinal()] = (int) burn.nearest(UNIT);
        }
      }
    }
  }

  @Override
  public Verdict<DayOutcome> run(TrailState state, Turn<TrailState, TrailEvent> turn) {
    Travellers travellers = state.travellers;
    long burn =
        perDay[state.weather.region.ordinal()][travellers.drive.ordinal()][
            travellers.diet.ordinal()];
    if (state.weather.today != Sky.CLEAR) burn = Ppm.times(burn, badWeather);
    if (state.vehicle.health <= criticalHealth) burn = Ppm.times(burn, criticalVehicle);
    int owed = (int) (travellers.burnt + burn);
    int after = Math.max(0, travellers.supplies - owed / UNIT);
    Hunger hunger = after > 0 ? Hunger.NONE : hunger(travellers);
    turn.emit(new SuppliesBurnt(travellers.supplies, after, owed % UNIT, hunger));
    return PROCEED;
  }

  private Hunger hunger(Travellers travellers) {
    Starvation starvation = policy.starvation();
    int days = travellers.hungryDays + 1;
    if (days <= starvation.graceDays()) return new Hunger(days, 0, Toll.NONE, false);
    Toll toll = Toll.of(-starvation.hp(), -starvation.sanity(), 0, starvation.pants());
    boolean backstop = travellers.hp - starvation.hp() <= 0 && !travellers.backstopUsed;
    return new Hunger(days, Math.min(days, starvation.malnutritionMax()), toll, backstop);
  }
}
