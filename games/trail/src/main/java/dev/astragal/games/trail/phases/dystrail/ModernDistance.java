package dev.astragal.games.trail.phases.dystrail;

import dev.astragal.games.trail.Drive;
import dev.astragal.games.trail.ExecOrder;
import dev.astragal.games.trail.ModernSetup;
import dev.astragal.games.trail.Ppm;
import dev.astragal.games.trail.Road;
import dev.astragal.games.trail.Sky;
import dev.astragal.games.trail.TrailRules;
import dev.astragal.games.trail.TrailState;
import dev.astragal.games.trail.Travellers;
import dev.astragal.games.trail.Vehicle;
import dev.astragal.games.trail.policy.DystrailPolicy;
import dev.astragal.games.trail.policy.JourneyPolicy;
import dev.astragal.kernel.rng.Ratio;

/** How far the vehicle would get today, in thousandths of a mile. */
public final class ModernDistance {
  private final DystrailPolicy policy;
  private final ModernSetup setup;
  private final int[][] full;
  private final int perMalnutrition;
  private final int leastMalnourished;

  public ModernDistance(TrailRules rules) {
    policy = rules.policy().dystrail();
    setup = rules.modern();
    perMalnutrition = Ppm.of(policy.travel().perMalnutrition());
    leastMalnourished = Ppm.of(policy.travel().leastMalnourished());
    full = new int[Drive.values().length][Sky.values().length];
    for (Drive drive : Drive.values())
      for (Sky sky : Sky.values()) full[drive.ordinal()][sky.ordinal()] = full(drive, sky);
  }

  /** Pace times weather, but never so little that giving up would be better. */
  private int full(Drive drive, Sky sky) {
    JourneyPolicy journey = setup.journey();
    Ratio pace = journey.pace().of(drive).times(policy.pace().of(drive).distance());
    Ratio most = policy.weather().travel().of(sky).clamp(policy.travel().leastWeather(), Ratio.ONE);
    Ratio weather = journey.weather().all().of(sky).times(most);
    Ratio factor = pace.times(weather);
    Ratio least = policy.travel().leastFactor();
    if (factor.compareTo(least) < 0) factor = least;
    return (int) factor.times(journey.factor()).nearest(journey.base().nearest(Road.MILE));
  }

  public int today(TrailState state) {
    Travellers travellers = state.travellers;
    long miles = full[travellers.drive.ordinal()][state.weather.today.ordinal()];
    if (state.vehicle.endgame && setup.endgame().isPresent())
      miles = setup.endgame().get().travel().of(miles);
    if (Schedule.behind(state)) miles = policy.travel().behind().of(miles);
    if (state.vehicle.health <= policy.vehicle().criticalHealth() * Vehicle.UNIT)
      miles = policy.vehicle().criticalTravel().of(miles);
    if (travellers.malnutrition > 0)
      miles =
          Ppm.times(
              miles,
              Math.max(leastMalnourished, Ppm.ONE - travellers.malnutrition * perMalnutrition));
    if (state.affairs.active(ExecOrder.TRAVEL_BAN_LITE)) miles = policy.orders().travel().of(miles);
    if (travellers.illDays > 0) miles = policy.disease().travel().of(miles);
    JourneyPolicy journey = setup.journey();
    return Math.clamp(
        miles, (int) journey.least().nearest(Road.MILE), (int) journey.most().nearest(Road.MILE));
  }
}
