package dev.astragal.games.trail.hunt;

import dev.astragal.games.trail.CampEvent.HuntOutcome;
import dev.astragal.games.trail.Ppm;
import dev.astragal.games.trail.TrailState;
import dev.astragal.games.trail.wagon.WagonPolicy;

/** What of a hunt reaches the wagon. */
public final class HuntYield {
  private final HuntPolicy policy;
  private final int foodMax;

  public HuntYield(WagonPolicy wagon) {
    policy = wagon.hunt();
    foodMax = wagon.store().caps().foodLbs();
  }

  /**
   * Game gets scarce where the party has hunted lately; what cannot be carried or stowed is lost.
   */
  public HuntOutcome of(TrailState state, int bullets, int lbsPerBullet, int lbs) {
    long plenty = Ppm.ONE;
    for (int i = 0; i < recentHunts(state); i++)
      plenty = Ppm.times(plenty, Ppm.of(policy.scarcity()));
    plenty = Math.max(plenty, Ppm.of(policy.scarcityFloor()));
    int shot = (int) Ppm.times(lbs, plenty);
    int carry = policy.carryLbsPerPerson() * state.party.count();
    int gained = Math.min(shot, Math.min(carry, Math.max(0, foodMax - state.stores.food)));
    return new HuntOutcome(bullets, lbsPerBullet, shot, carry, gained);
  }

  /** Pounds that a hunt with so many bullets brings on average. */
  public int expected(TrailState state, int bullets) {
    int each = (policy.lbsPerBulletMin() + policy.lbsPerBulletMax()) / 2;
    return of(state, bullets, each, bullets * each).foodGained();
  }

  private int recentHunts(TrailState state) {
    int window = (1 << (policy.scarcityDays() + 1)) - 1;
    return Integer.bitCount(state.journey.recentHunts & window);
  }
}
