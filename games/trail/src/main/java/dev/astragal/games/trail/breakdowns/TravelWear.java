package dev.astragal.games.trail.breakdowns;

import dev.astragal.games.trail.BarrierEvent.WearApplied;
import dev.astragal.games.trail.Ppm;
import dev.astragal.games.trail.TrailContent;
import dev.astragal.games.trail.TrailEvent;
import dev.astragal.games.trail.TrailState;
import dev.astragal.games.trail.day.DayOutcome;
import dev.astragal.games.trail.day.DayPhase;
import dev.astragal.games.trail.road.Drive;
import dev.astragal.games.trail.road.JourneyPolicy;
import dev.astragal.games.trail.road.Road;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.phase.Verdict;

/** Phase 11: miles wear the vehicle down, more of them the longer it has been on the road. */
public final class TravelWear extends DayPhase {
  private final int[] base;
  private final int comfort;
  private final int baseline;
  private final int partialEndgame;
  private final long fatiguePerMile;

  public TravelWear(TrailContent content) {
    super("wear");
    JourneyPolicy journey = content.modern().journey();
    int perDay = (int) journey.wear().nearest(Vehicle.UNIT);
    base = Ppm.table(Drive.values(), journey.breakdownPace()::of);
    for (int drive = 0; drive < base.length; drive++) base[drive] *= perDay;
    comfort = journey.comfortMiles() * Road.MILE;
    baseline = (int) journey.base().nearest(Road.MILE);
    partialEndgame =
        content.modern().endgame().map(row -> Ppm.of(row.partialWear())).orElse(Ppm.ONE);
    fatiguePerMile =
        journey.fatigue().nearest(Ppm.ONE) / content.modernPolicy().travel().fatigueMiles();
  }

  @Override
  public Verdict<DayOutcome> run(TrailState state, Turn<TrailState, TrailEvent> turn) {
    wear(state, state.journey.todayMilliMiles, state.vehicle.partialDay, turn);
    return PROCEED;
  }

  /** For a day of which something else has taken a part. */
  public void apply(TrailState state, int milliMiles, Turn<TrailState, TrailEvent> turn) {
    wear(state, milliMiles, true, turn);
  }

  private void wear(
      TrailState state, int milliMiles, boolean partial, Turn<TrailState, TrailEvent> turn) {
    if (milliMiles == 0) return;
    Vehicle vehicle = state.vehicle;
    long wear =
        Ppm.times(base[state.travellers.drive.ordinal()], state.content.effects(state).breakdown());
    int beyond = state.journey.milliMiles - comfort;
    if (beyond > 0) wear += Ppm.times(wear, fatiguePerMile * (beyond / Road.MILE));
    wear = wear * milliMiles / baseline;
    if (partial && vehicle.endgame) wear = Ppm.times(wear, partialEndgame);
    int worn = (int) (Ppm.times(wear, vehicle.wearPpm) / Ppm.ONE);
    turn.emit(
        new WearApplied(
            Vehicle.bounded(vehicle.wear + worn), Vehicle.bounded(vehicle.health - worn)));
  }
}
