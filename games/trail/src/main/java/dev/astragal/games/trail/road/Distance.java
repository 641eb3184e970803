package dev.astragal.games.trail.road;

import dev.astragal.games.trail.Ppm;
import dev.astragal.games.trail.TrailContent;
import dev.astragal.games.trail.TrailState;
import dev.astragal.games.trail.wagon.WagonPolicy;
import dev.astragal.games.trail.weather.Season;
import dev.astragal.games.trail.weather.Sky;
import java.util.Arrays;

/** How far the wagon would get today if nothing stopped it, in thousandths of a mile. */
public final class Distance {
  private final OxTeam oxen;
  private final long full;
  private final int[] paced;
  private final int mountains;
  private final int sickMember;
  private final int snowPerInch;
  private final int snowFloor;

  public Distance(WagonPolicy wagon) {
    WagonPolicy.Travel policy = wagon.travel();
    oxen = new OxTeam(policy);
    full = (long) policy.oxenForFullSpeed() * Ppm.ONE;
    paced = new int[Pace.values().length];
    for (Pace pace : Pace.values())
      paced[pace.ordinal()] =
          (int)
              Ppm.times(
                  (long) policy.milesPerDay() * Road.MILE, Ppm.of(wagon.pace().of(pace).speed()));
    mountains = Ppm.of(policy.mountains());
    sickMember = Ppm.of(policy.sickMember());
    snowPerInch = Ppm.of(policy.snowPerInch());
    snowFloor = Ppm.of(policy.snowFloor());
  }

  /** As far as a wagon may get on any day at all. */
  public int most(TrailContent content) {
    int travel = Ppm.ONE;
    int overlay = Ppm.ONE;
    for (Region region : Region.values())
      for (Season season : Season.values()) {
        overlay = Math.max(overlay, content.overlay(region, season).travelPpm());
        for (Sky sky : Sky.values())
          travel = Math.max(travel, content.effects(region, season, sky).travel());
      }
    int fastest = Arrays.stream(paced).max().orElseThrow();
    return (int) Math.min(Integer.MAX_VALUE / 2, Ppm.times(Ppm.times(fastest, travel), overlay));
  }

  public int today(TrailState state) {
    long miles = paced[state.journey.pace.ordinal()];
    if (Terrain.mountains(state)) miles = Ppm.times(miles, mountains);
    long team = oxen.effectivePpm(state.stores);
    if (team < full) miles = miles * team / full;
    int sick = state.party.sick();
    if (sick > 0) miles = Ppm.times(miles, Math.max(0, Ppm.ONE - sick * sickMember));
    if (state.party.speedPpm != Ppm.ONE) miles = Ppm.times(miles, state.party.speedPpm);
    if (state.weather.snow > 0)
      miles =
          Ppm.times(
              miles,
              Math.clamp(
                  Ppm.ONE - (long) snowPerInch * state.weather.snow / 1000, snowFloor, Ppm.ONE));
    miles = Ppm.times(miles, state.content.effects(state).travel());
    return (int) Ppm.times(miles, state.content.overlay(state).travelPpm());
  }
}
