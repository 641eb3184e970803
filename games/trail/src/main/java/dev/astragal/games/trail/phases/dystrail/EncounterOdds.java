package dev.astragal.games.trail.phases.dystrail;

import dev.astragal.games.trail.Encounters;
import dev.astragal.games.trail.Encounters.Row;
import dev.astragal.games.trail.Encounters.Trait;
import dev.astragal.games.trail.Mode;
import dev.astragal.games.trail.ModernSetup;
import dev.astragal.games.trail.Region;
import dev.astragal.games.trail.Strategy;
import dev.astragal.games.trail.TrailRules;
import dev.astragal.games.trail.TrailState;
import dev.astragal.games.trail.Travellers;
import dev.astragal.games.trail.policy.EncounterPolicy;
import dev.astragal.games.trail.policy.EncounterPolicy.Variety;
import dev.astragal.kernel.rng.Candidate;
import dev.astragal.kernel.rng.Candidate.Factor;
import dev.astragal.kernel.rng.Ratio;
import dev.astragal.kernel.rng.Rng;
import java.util.ArrayList;
import java.util.List;

/**
 * Who it is: by weight, more for faces not seen lately. Those seen in the last days are met again
 * only when nobody else is about.
 */
final class EncounterOdds {
  static final int NOBODY = -1;

  private static final int NEVER = 0;

  private final Encounters pool;
  private final EncounterPolicy policy;
  private final Variety variety;
  private final boolean diverse;
  private final boolean[][] about;

  EncounterOdds(TrailRules rules) {
    pool = rules.encounters();
    policy = rules.policy().dystrail().encounters();
    diverse = rules.policy().dystrail().features().encounterDiversity();
    ModernSetup setup = rules.modern();
    boolean slow = setup.mode() == Mode.DEEP && setup.strategy() == Strategy.CONSERVATIVE;
    variety = slow ? policy.deepConservative() : policy.variety();
    about = new boolean[Region.values().length][pool.size()];
    for (Region region : Region.values())
      for (int i = 0; i < pool.size(); i++)
        about[region.ordinal()][i] =
            pool.get(i).regions().contains(region) && pool.get(i).modes().contains(setup.mode());
  }

  int pick(TrailState state, Rng rng) {
    long[] weights = weights(state);
    long total = 0;
    for (long weight : weights) total += weight;
    if (total == 0) return NOBODY;
    int picked = rng.purpose("encounter.who").pick(weights, () -> explained(state, weights));
    boolean stale = diverse && age(state, picked) < policy.freshDays();
    if (stale && rng.purpose("encounter.reroll").chance(variety.reroll()))
      picked = rng.purpose("encounter.who").pick(weights, () -> explained(state, weights));
    return picked;
  }

  private long[] weights(TrailState state) {
    boolean[] here = about[state.region().ordinal()];
    long[] weights = new long[here.length];
    boolean fresh = false;
    Sum sum = new Sum();
    for (int i = 0; i < weights.length; i++) {
      if (!here[i]) continue;
      sum.weight = Math.max(1, pool.get(i).weight());
      additions(state, i, sum);
      weights[i] = Math.max(1, sum.weight);
      fresh |= preferred(state, i);
    }
    if (diverse && fresh)
      for (int i = 0; i < weights.length; i++) if (!preferred(state, i)) weights[i] = 0;
    return weights;
  }

  private boolean preferred(TrailState state, int encounter) {
    boolean forced = state.affairs.quietDays >= variety.forceAfterDays();
    return age(state, encounter) >= policy.freshDays() - (forced ? 1 : 0)
        || pool.get(encounter).is(Trait.CHAINABLE);
  }

  /** Hears of everything that is added to a weight. */
  @FunctionalInterface
  private interface Additions {
    void plus(String label, long weight);
  }

  private static final class Sum implements Additions {
    private long weight;

    @Override
    public void plus(String label, long more) {
      weight += more;
    }
  }

  private void additions(TrailState state, int encounter, Additions out) {
    Row row = pool.get(encounter);
    Travellers travellers = state.travellers;
    boolean hungry = travellers.hungryDays > 0 || travellers.malnutrition > 0;
    if (hungry && row.is(Trait.FORAGE))
      out.plus("hungry", policy.hungryBonus() + policy.perMalnutrition() * travellers.malnutrition);
    if (row.is(Trait.CHAINABLE)) out.plus("chainable", -policy.chainableMalus());
    int age = age(state, encounter);
    if (age == Integer.MAX_VALUE) out.plus("unseen", policy.unseenBonus());
    else out.plus("age", policy.agePerDay() * Math.max(1, age));
    if (variety.rareRegion().numerator() > 0 && rare(state, row))
      out.plus("rare_region", Math.max(1, -variety.rareRegion().of(-row.weight())));
  }

  /** Whether one of its regions is among those where the fewest were met. */
  private static boolean rare(TrailState state, Row row) {
    int[] met = state.affairs.metInRegion;
    int fewest = Integer.MAX_VALUE;
    for (int count : met) fewest = Math.min(fewest, count);
    for (Region region : row.regions()) if (met[region.ordinal()] <= fewest) return true;
    return false;
  }

  /** In days; who was met too long ago to be remembered counts as never met. */
  private int age(TrailState state, int encounter) {
    int seen = state.affairs.lastSeen[encounter];
    if (seen == NEVER) return Integer.MAX_VALUE;
    int age = state.clock.day - seen;
    return age > policy.memoryDays() ? Integer.MAX_VALUE : age;
  }

  private List<Candidate> explained(TrailState state, long[] weights) {
    List<Candidate> all = new ArrayList<>();
    for (int i = 0; i < weights.length; i++) {
      int base = Math.max(1, pool.get(i).weight());
      List<Factor> factors = new ArrayList<>();
      if (weights[i] > 0)
        additions(
            state,
            i,
            (label, more) -> factors.add(new Factor(label, Ratio.of(base + more, base))));
      all.add(new Candidate(pool.get(i).id(), base, factors, weights[i]));
    }
    return all;
  }
}
