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
import java.util.stream.IntStream;

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
  private final boolean rareCounts;
  private final int[][] about;
  private final int[] base;
  private final boolean[] chainable;
  private final boolean[] forage;

  EncounterOdds(TrailRules rules) {
    pool = rules.encounters();
    policy = rules.policy().dystrail().encounters();
    diverse = rules.policy().dystrail().features().encounterDiversity();
    ModernSetup setup = rules.modern();
    boolean slow = setup.mode() == Mode.DEEP && setup.strategy() == Strategy.CONSERVATIVE;
    variety = slow ? policy.deepConservative() : policy.variety();
    rareCounts = variety.rareRegion().numerator() > 0;
    about = new int[Region.values().length][];
    for (Region region : Region.values())
      about[region.ordinal()] =
          IntStream.range(0, pool.size())
              .filter(i -> pool.get(i).regions().contains(region))
              .filter(i -> pool.get(i).modes().contains(setup.mode()))
              .toArray();
    base = new int[pool.size()];
    chainable = new boolean[base.length];
    forage = new boolean[base.length];
    for (int i = 0; i < base.length; i++) {
      base[i] = Math.max(1, pool.get(i).weight());
      chainable[i] = pool.get(i).is(Trait.CHAINABLE);
      forage[i] = pool.get(i).is(Trait.FORAGE);
    }
  }

  int pick(TrailState state, Rng rng) {
    int[] here = about[state.region().ordinal()];
    if (here.length == 0) return NOBODY;
    long[] weights = weights(state, here);
    int picked = here[draw(state, rng, here, weights)];
    boolean stale = diverse && age(state, picked) < policy.freshDays();
    if (stale && rng.purpose("encounter.reroll").chance(variety.reroll()))
      picked = here[draw(state, rng, here, weights)];
    return picked;
  }

  private int draw(TrailState state, Rng rng, int[] here, long[] weights) {
    return rng.purpose("encounter.who").pick(weights, () -> explained(state, here, weights));
  }

  private long[] weights(TrailState state, int[] here) {
    long[] weights = new long[here.length];
    boolean[] stale = new boolean[here.length];
    boolean forced = state.affairs.quietDays >= variety.forceAfterDays();
    int freshAge = policy.freshDays() - (forced ? 1 : 0);
    boolean fresh = false;
    Sum sum = new Sum();
    for (int i = 0; i < weights.length; i++) {
      int encounter = here[i];
      int age = age(state, encounter);
      sum.weight = base[encounter];
      additions(state, encounter, age, sum);
      weights[i] = Math.max(1, sum.weight);
      stale[i] = age < freshAge && !chainable[encounter];
      fresh |= !stale[i];
    }
    if (diverse && fresh) for (int i = 0; i < weights.length; i++) if (stale[i]) weights[i] = 0;
    return weights;
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

  private void additions(TrailState state, int encounter, int age, Additions out) {
    Travellers travellers = state.travellers;
    boolean hungry = travellers.hungryDays > 0 || travellers.malnutrition > 0;
    if (hungry && forage[encounter])
      out.plus(
          "hungry",
          policy.hungryBonus() + (long) policy.perMalnutrition() * travellers.malnutrition);
    if (chainable[encounter]) out.plus("chainable", -policy.chainableMalus());
    if (age == Integer.MAX_VALUE) out.plus("unseen", policy.unseenBonus());
    else out.plus("age", (long) policy.agePerDay() * Math.max(1, age));
    if (rareCounts && rare(state, pool.get(encounter)))
      out.plus("rare_region", Math.max(1, -variety.rareRegion().of(-base[encounter])));
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

  private List<Candidate> explained(TrailState state, int[] here, long[] weights) {
    List<Candidate> all = new ArrayList<>();
    for (int i = 0; i < weights.length; i++) {
      int start = base[here[i]];
      List<Factor> factors = new ArrayList<>();
      if (weights[i] > 0)
        additions(
            state,
            here[i],
            age(state, here[i]),
            (label, more) -> factors.add(new Factor(label, Ratio.of(start + more, start))));
      else factors.add(new Factor("seen_lately", Ratio.ZERO));
      all.add(new Candidate(pool.get(here[i]).id(), start, factors, weights[i]));
    }
    return all;
  }
}
