package dev.astragal.games.trail.phases.deluxe;

import dev.astragal.games.trail.Ppm;
import dev.astragal.games.trail.Stores;
import dev.astragal.games.trail.policy.DeluxePolicy;

/** What the oxen in front of the wagon are worth; a sick one pulls only a part of its share. */
public final class OxTeam {
  private OxTeam() {}

  public static long effectivePpm(Stores stores, DeluxePolicy.Travel policy) {
    return (long) stores.oxen * Ppm.ONE + (long) stores.sickOxen * Ppm.of(policy.sickOx());
  }

  public static boolean canMove(Stores stores, DeluxePolicy.Travel policy) {
    return effectivePpm(stores, policy) >= Ppm.of(policy.oxenToMove());
  }
}
