package dev.astragal.games.trail.encounters;

import dev.astragal.games.trail.TrailContent;
import dev.astragal.games.trail.TrailState;
import dev.astragal.games.trail.encounters.EncounterPolicy.Variety;
import dev.astragal.games.trail.encounters.Encounters.Trait;
import dev.astragal.games.trail.health.Travellers;
import dev.astragal.games.trail.modern.Mode;
import dev.astragal.games.trail.modern.ModernSetup;
import dev.astragal.games.trail.modern.Strategy;
import dev.astragal.games.trail.road.Region;
import dev.astragal.kernel.rng.Candidate;
import dev.astragal.kernel.rng.Candidate.Factor;
import dev.astragal.kernel.rng.Ratio;
import dev.astragal.kernel.rng.Rng;
import dev.astragal.kernel.state.Ints;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Who it is: by weight, more for faces not seen lately. Those seen in the last days are met again
 * only when nobody else is about.
 */
final class EncounterOdds {
  static final int NOBODY = -1;

  private static final int NEVER = 0;
  private static final Heard UNHEARD = (label, from, to) -> {};

  private final Encounters pool;
  private final EncounterPolicy policy;
  private final Variety variety;
  private final boolean diverse;
  private final boolean rareCounts;
  private final int[][] about;
  private final int[] base;
  private final boolean[] chainable;
  private final boolean[] forage;
  private final int[] regions;
  private final long[] rareBonus;
  private final int memoryDays;

  /** The weights in each region of those about, as long as nobody was met and nobody is hungry. */
  private final long[][] unmet;

  EncounterOdds(TrailContent content) {
    pool = content.encounters();
    policy = content.modernPolicy().encounters();
    diverse = content.modernPolicy().features().encounterDiversity();
    ModernSetup setup = content.modern();
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
    regions = new int[base.length];
    rareBonus = new long[base.length];
    memoryDays = policy.memoryDays();
    for (int i = 0; i < base.length; i++) {
      base[i] = Math.max(1, pool.get(i).weight());
      chainable[i] = pool.get(i).is(Trait.CHAINABLE);
      forage[i] = pool.get(i).is(Trait.FORAGE);
      for (Region region : pool.get(i).regions()) regions[i] |= 1 << region.ordinal();
      rareBonus[i] = Math.max(1, -variety.rareRegion().of(-base[i]));
    }
    Mood usual = new Mood(false, 0, 0);
    unmet = new long[about.length][];
    for (int region = 0; region < about.length; region++)
      unmet[region] =
          Arrays.stream(about[region])
              .mapToLong(i -> weight(usual, i, Integer.MAX_VALUE, UNHEARD))
              .toArray();
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

  /** Most were not met lately: their weights are known before. */
  private long[] weights(TrailState state, int[] here) {
    Mood mood = mood(state);
    boolean usual = !mood.hungry() && mood.rareRegions() == 0;
    long[] weights = usual ? unmet[state.region().ordinal()].clone() : new long[here.length];
    long stale = 0;
    boolean forced = state.affairs.quietDays >= variety.forceAfterDays();
    int freshAge = policy.freshDays() - (forced ? 1 : 0);
    for (int i = 0; i < weights.length; i++) {
      int encounter = here[i];
      int age = age(state, encounter);
      if (usual && age == Integer.MAX_VALUE) continue;
      weights[i] = weight(mood, encounter, age, UNHEARD);
      if (age < freshAge && !chainable[encounter]) stale |= 1L << i;
    }
    boolean fresh = Long.bitCount(stale) < weights.length;
    if (diverse && fresh)
      for (long left = stale; left != 0; left &= left - 1)
        weights[Long.numberOfTrailingZeros(left)] = 0;
    return weights;
  }

  /**
   * What is the same for everybody who may be met today; {@code rareRegions} has a bit for each.
   */
  private record Mood(boolean hungry, long hungryBonus, int rareRegions) {}

  private Mood mood(TrailState state) {
    Travellers travellers = state.travellers;
    return new Mood(
        travellers.hungryDays > 0 || travellers.malnutrition > 0,
        policy.hungryBonus() + (long) policy.perMalnutrition() * travellers.malnutrition,
        rareCounts ? rareRegions(state.affairs.metInRegion) : 0);
  }

  /** Those where the fewest were met. */
  private static int rareRegions(Ints met) {
    int fewest = Integer.MAX_VALUE;
    for (int region = 0; region < met.size(); region++) fewest = Math.min(fewest, met.get(region));
    int rare = 0;
    for (int region = 0; region < met.size(); region++)
      if (met.get(region) == fewest) rare |= 1 << region;
    return rare;
  }

  /** Hears of everything that changes a weight: what it was before, and what it is then. */
  @FunctionalInterface
  private interface Heard {
    void change(String label, long from, long to);
  }

  private long weight(Mood mood, int encounter, int age, Heard heard) {
    long weight = base[encounter];
    if (mood.hungry() && forage[encounter])
      weight = changed("hungry", weight, weight + mood.hungryBonus(), heard);
    weight =
        age == Integer.MAX_VALUE
            ? changed("unseen", weight, weight + policy.unseenBonus(), heard)
            : changed("age", weight, weight + (long) policy.agePerDay() * Math.max(1, age), heard);
    if ((regions[encounter] & mood.rareRegions()) != 0)
      weight = changed("rare_region", weight, weight + rareBonus[encounter], heard);
    if (chainable[encounter])
      weight = changed("chainable", weight, Math.max(1, weight - policy.chainableMalus()), heard);
    return weight;
  }

  private static long changed(String label, long from, long to, Heard heard) {
    heard.change(label, from, to);
    return to;
  }

  /** In days; who was met too long ago to be remembered counts as never met. */
  private int age(TrailState state, int encounter) {
    int seen = state.affairs.lastSeen[encounter];
    if (seen == NEVER) return Integer.MAX_VALUE;
    int age = state.clock.day - seen;
    return age > memoryDays ? Integer.MAX_VALUE : age;
  }

  private List<Candidate> explained(TrailState state, int[] here, long[] weights) {
    List<Candidate> all = new ArrayList<>();
    Mood mood = mood(state);
    for (int i = 0; i < weights.length; i++) {
      List<Factor> factors = new ArrayList<>();
      if (weights[i] > 0)
        weight(
            mood,
            here[i],
            age(state, here[i]),
            (label, from, to) -> factors.add(new Factor(label, Ratio.of(to, from))));
      else factors.add(new Factor("seen_lately", Ratio.ZERO));
      all.add(new Candidate(pool.get(here[i]).id(), base[here[i]], factors, weights[i]));
    }
    return all;
  }
}
