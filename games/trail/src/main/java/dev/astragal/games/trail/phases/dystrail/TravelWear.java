package dev.astragal.games.trail.phases.dystrail;

import dev.astragal.games.trail.BarrierEvent.WearApplied;
import dev.astragal.games.trail.DayOutcome;
import dev.astragal.games.trail.Ppm;
import dev.astragal.games.trail.Road;
import dev.astragal.games.trail.TrailEvent;
import dev.astragal.games.trail.TrailRules;
import dev.astragal.games.trail.TrailState;
import dev.astragal.games.trail.Vehicle;
import dev.astragal.games.trail.phases.DayPhase;
import dev.astragal.games.trail.policy.JourneyPolicy;
import dev.astragal.games.trail.policy.RatioByWeather;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.phase.Verdict;

/** Phase 11: miles wear the vehicle down, more of them the longer it has been on the road. */
public final class TravelWear extends DayPhase {
  private final JourneyPolicy journey;
  private final RatioByWeather weather;
  private final int base;
  private final int baseline;
  private final int fatigueMiles;

  public TravelWear(TrailRules rules) {
    super("wear");
    journey = rules.modern().journey();
    weather = journey.breakdownWeather().all();
    base = (int) journey.wear().nearest(Vehicle.UNIT);
    fatigueMiles = rules.policy().dystrail().travel().fatigueMiles();
    baseline = (int) journey.base().nearest(Road.MILE);
  }

  @Override
  public Verdict<DayOutcome> run(TrailState state, Turn<TrailState, TrailEvent> turn) {
    apply(state, state.journey.todayMilliMiles, turn);
    return PROCEED;
  }

  void apply(TrailState state, int milliMiles, Turn<TrailState, TrailEvent> turn) {
    if (milliMiles == 0) return;
    long wear = Ppm.times(base, Ppm.of(journey.breakdownPace().of(state.travellers.drive)));
    wear = Ppm.times(wear, Ppm.of(weather.of(state.weather.today)));
    int beyond = state.journey.milliMiles / Road.MILE - journey.comfortMiles();
    if (beyond > 0)
      wear += Ppm.times(wear, journey.fatigue().nearest((long) beyond * Ppm.ONE / fatigueMiles));
    wear = Ppm.times(wear * milliMiles / baseline, state.vehicle.wearPpm);
    turn.emit(
        new WearApplied(
            Vehicle.bounded((int) (state.vehicle.wear + wear)),
            Vehicle.bounded((int) (state.vehicle.health - wear))));
  }
}
