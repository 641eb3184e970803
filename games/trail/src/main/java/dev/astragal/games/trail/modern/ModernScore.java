package dev.astragal.games.trail.modern;

import dev.astragal.games.trail.TrailContent;
import dev.astragal.games.trail.TrailState;
import dev.astragal.games.trail.health.Travellers;
import dev.astragal.games.trail.modern.ModernPolicy.Score;
import dev.astragal.kernel.rng.Ratio;

/** What the travellers have to show for themselves. */
public final class ModernScore {
  private final Score policy;
  private final Ratio factor;

  public ModernScore(TrailContent content) {
    policy = content.modernPolicy().score();
    ModernSetup setup = content.modern();
    Ratio persona = setup.persona().score();
    factor = setup.mode() == Mode.DEEP ? persona.plus(policy.deepBonus()) : persona;
  }

  public int of(TrailState state) {
    Travellers travellers = state.travellers;
    long score =
        (long) policy.supplies() * travellers.supplies + (long) policy.hp() * travellers.hp;
    score += (long) policy.morale() * travellers.morale;
    score += (long) policy.credibility() * travellers.credibility;
    score += (long) policy.allies() * travellers.allies;
    score += (long) policy.day() * (state.clock.day - 1);
    score += (long) policy.encounter() * state.affairs.encounters;
    score += (long) policy.receipt() * travellers.receipts;
    score -= Math.min(policy.breakdownMax(), policy.breakdown() * state.vehicle.breakdowns);
    score -= (long) policy.pants() * Math.max(0, travellers.pants - policy.pantsFrom());
    return Math.clamp(factor.nearest(Math.max(0, score)), 0, policy.most());
  }
}
