package dev.astragal.games.trail.hunt;

import dev.astragal.kernel.rng.Ratio;
import java.util.List;

/** What a day with the rifle yields, done quickly or hour by hour. */
public record HuntPolicy(
    int bulletsMax,
    int lbsPerBulletMin,
    int lbsPerBulletMax,
    int carryLbsPerPerson,
    Ratio scarcity,
    Ratio scarcityFloor,
    int scarcityDays,
    int hours,
    Ratio hitNear,
    Ratio hitMiddle,
    Ratio hitFar,
    Ratio scare,
    List<Animal> animals) {

  /**
   * What may come in sight.
   *
   * @param bullets that a shot takes
   * @param ease what the chance to hit is multiplied by
   * @param shy the chance that it runs from whoever creeps closer
   */
  public record Animal(String id, int weight, int lbs, int bullets, Ratio ease, Ratio shy) {}

  /** The chance to hit something as easy as a deer. */
  public Ratio hit(int distance) {
    return distance <= Stalk.NEAR ? hitNear : distance < Stalk.FAR ? hitMiddle : hitFar;
  }
}
