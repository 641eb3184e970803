package dev.astragal.games.trail.wagon;

import dev.astragal.games.trail.TrailContent;
import dev.astragal.games.trail.TrailState;
import dev.astragal.games.trail.health.HealthLabel;
import dev.astragal.games.trail.store.Stores;

/** Points for those who arrive, and for what they still have. */
public final class WagonScore {
  private final WagonPolicy.Score policy;
  private final TrailContent content;

  public WagonScore(TrailContent content) {
    this.content = content;
    this.policy = content.wagonPolicy().score();
  }

  public int of(TrailState state) {
    Stores stores = state.stores;
    long total = (long) state.party.count() * person(content.label(state.party.health));
    total += policy.wagon();
    total += (long) policy.ox() * (stores.oxen + stores.sickOxen);
    total += (long) policy.part() * stores.spares() + (long) policy.clothes() * stores.clothes;
    total += stores.bullets / policy.bulletsPerPoint() + stores.food / policy.foodLbsPerPoint();
    total += stores.cashCents / policy.centsPerPoint();
    return (int) Math.max(0, content.occupation().score().nearest(total));
  }

  private int person(HealthLabel label) {
    return switch (label) {
      case GOOD -> policy.personGood();
      case FAIR -> policy.personFair();
      case POOR -> policy.personPoor();
      case VERY_POOR, DEATH_IMMINENT -> policy.personVeryPoor();
    };
  }
}
