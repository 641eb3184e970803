package dev.astragal.games.trail.road;

import dev.astragal.games.trail.Ppm;
import dev.astragal.games.trail.store.Stores;
import dev.astragal.games.trail.wagon.WagonPolicy;

/** What the oxen in front of the wagon are worth; a sick one pulls only a part of its share. */
public final class OxTeam {
  private final int sickOx;
  private final int toMove;

  public OxTeam(WagonPolicy.Travel policy) {
    sickOx = Ppm.of(policy.sickOx());
    toMove = Ppm.of(policy.oxenToMove());
  }

  long effectivePpm(Stores stores) {
    return (long) stores.oxen * Ppm.ONE + (long) stores.sickOxen * sickOx;
  }

  public boolean canMove(Stores stores) {
    return effectivePpm(stores) >= toMove;
  }
}
