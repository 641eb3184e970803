package dev.astragal.games.trail.road;

import dev.astragal.games.trail.Ppm;
import dev.astragal.games.trail.TrailContent;
import dev.astragal.games.trail.TrailState;
import dev.astragal.games.trail.breakdowns.SmoothingPolicy;
import dev.astragal.games.trail.breakdowns.Vehicle;
import dev.astragal.games.trail.health.Travellers;
import dev.astragal.games.trail.modern.Mode;
import dev.astragal.games.trail.modern.ModernPolicy;
import dev.astragal.games.trail.modern.ModernPolicy.Boost;
import dev.astragal.games.trail.modern.ModernSetup;
import dev.astragal.games.trail.modern.Strategy;
import dev.astragal.games.trail.orders.ExecOrder;
import dev.astragal.games.trail.weather.Sky;
import dev.astragal.kernel.rng.Ratio;
import java.util.List;

/** How far the vehicle would get today, in thousandths of a mile. */
public final class ModernDistance {
  private final Schedule schedule;
  private final int[] paced;
  private final int[] skies;
  private final int leastWeather;
  private final int leastFactor;
  private final int base;
  private final int least;
  private final int most;
  private final int partial;
  private final int endgame;
  private final int behind;
  private final int criticalHealth;
  private final int critical;
  private final int perMalnutrition;
  private final int leastMalnourished;
  private final int ill;
  private final int[] orders;
  private final int clean;
  private final int cleanWindow;
  private final List<Boost> boosts;

  public ModernDistance(TrailContent content) {
    ModernPolicy policy = content.modernPolicy();
    ModernSetup setup = content.modern();
    JourneyPolicy journey = setup.journey();
    ModernPolicy.Travel travel = policy.travel();
    schedule = new Schedule(policy);
    paced =
        Ppm.table(
            Drive.values(),
            drive -> journey.pace().of(drive).times(policy.pace().of(drive).distance()));
    skies = Ppm.table(Sky.values(), journey.weather().all()::of);
    leastWeather = Ppm.of(travel.leastWeather());
    leastFactor = Ppm.of(travel.leastFactor());
    base = (int) journey.factor().nearest(journey.base().nearest(Road.MILE));
    least = Math.max(Road.MILE, (int) journey.least().nearest(Road.MILE));
    most = (int) Math.max(journey.most().nearest(Road.MILE), journey.base().nearest(Road.MILE));
    partial = Ppm.of(journey.partial());
    endgame = setup.endgame().map(row -> Ppm.of(row.travel())).orElse(Ppm.ONE);
    behind = Ppm.of(travel.behind());
    criticalHealth = policy.vehicle().criticalHealth() * Vehicle.UNIT;
    critical = Ppm.of(policy.vehicle().criticalTravel());
    perMalnutrition = Ppm.of(travel.perMalnutrition());
    leastMalnourished = Ppm.of(travel.leastMalnourished());
    ill = Ppm.of(policy.disease().travel());
    orders =
        Ppm.table(
            ExecOrder.values(),
            order ->
                policy
                    .orders()
                    .effects()
                    .of(order)
                    .travel()
                    .clamp(policy.orders().travelLeast(), Ratio.ONE));
    SmoothingPolicy smoothing = policy.smoothing();
    boolean steady = setup.mode() == Mode.DEEP && setup.strategy() == Strategy.CONSERVATIVE;
    clean = smoothing.enabled() && steady ? Ppm.of(smoothing.deepConservativeClean()) : Ppm.ONE;
    cleanWindow = (1 << smoothing.windowDays()) - 1;
    boosts =
        travel.boosts().stream()
            .filter(row -> row.mode() == setup.mode() && row.strategy() == setup.strategy())
            .toList();
  }

  public int today(TrailState state) {
    Travellers travellers = state.travellers;
    int sky = Math.max(leastWeather, state.content.effects(state).travel());
    long factor =
        Ppm.times(paced[travellers.drive.ordinal()], skies[state.weather.today.ordinal()]);
    factor = Math.max(leastFactor, Ppm.times(factor, sky));
    long miles = Ppm.nearest(base, factor);
    if (state.vehicle.endgame) miles = Ppm.times(miles, endgame);
    if (schedule.behind(state)) miles = Ppm.times(miles, behind);
    if (!boosts.isEmpty()) miles = boosted(miles, state);
    if (state.vehicle.health <= criticalHealth) miles = Ppm.times(miles, critical);
    if (state.vehicle.todayPpm != Ppm.ONE) miles = Ppm.times(miles, state.vehicle.todayPpm);
    if (travellers.malnutrition > 0)
      miles =
          Ppm.times(
              miles,
              Math.max(leastMalnourished, Ppm.ONE - travellers.malnutrition * perMalnutrition));
    if (state.affairs.order >= 0) miles = Ppm.times(miles, orders[state.affairs.order]);
    if (travellers.illDays > 0) miles = Ppm.times(miles, ill);
    if (clean != Ppm.ONE && (state.clock.recentStops & cleanWindow) == 0)
      miles = Ppm.times(miles, clean);
    return Math.clamp(miles, least, most);
  }

  /** How far a day gets of which something else has taken a part. */
  public int partial(int whole) {
    return Math.max(Road.MILE, (int) Ppm.times(whole, partial));
  }

  private long boosted(long miles, TrailState state) {
    for (Boost row : boosts)
      if (state.clock.day >= row.fromDay()
          && state.journey.milliMiles < row.belowMiles() * Road.MILE) return row.factor().of(miles);
    return miles;
  }
}
