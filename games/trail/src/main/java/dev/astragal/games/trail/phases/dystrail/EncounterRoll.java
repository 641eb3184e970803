package dev.astragal.games.trail.phases.dystrail;

import dev.astragal.games.trail.DayOutcome;
import dev.astragal.games.trail.Encounters;
import dev.astragal.games.trail.Encounters.Row;
import dev.astragal.games.trail.Mode;
import dev.astragal.games.trail.ModernEvent.ModernEncounter;
import dev.astragal.games.trail.Ppm;
import dev.astragal.games.trail.Region;
import dev.astragal.games.trail.Streams;
import dev.astragal.games.trail.TrailEvent;
import dev.astragal.games.trail.TrailRules;
import dev.astragal.games.trail.TrailState;
import dev.astragal.games.trail.Vehicle;
import dev.astragal.games.trail.phases.DayPhase;
import dev.astragal.games.trail.policy.DystrailPolicy;
import dev.astragal.games.trail.policy.DystrailPolicy.EncounterPolicy;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.phase.Verdict;
import dev.astragal.kernel.rng.Candidate;
import dev.astragal.kernel.rng.Candidate.Factor;
import dev.astragal.kernel.rng.Ratio;
import dev.astragal.kernel.rng.Rng;
import java.util.ArrayList;
import java.util.List;

/**
 * Phase 9: somebody on the road, at most once a day and never on two days running. Faces not seen
 * for long are likelier; after a long quiet time only those count.
 */
public final class EncounterRoll extends DayPhase {
  private static final int NEVER = 0;

  private final EncounterPolicy policy;
  private final DystrailPolicy dystrail;
  private final ModernDistance distance;
  private final TravelWear wear;

  public EncounterRoll(TrailRules rules) {
    super("encounter", Streams.ENCOUNTER);
    dystrail = rules.policy().dystrail();
    policy = dystrail.encounters();
    distance = new ModernDistance(rules);
    wear = new TravelWear(rules);
  }

  @Override
  public Verdict<DayOutcome> run(TrailState state, Turn<TrailState, TrailEvent> turn) {
    if (state.affairs.encounterCooldown > 0) return PROCEED;
    Rng rng = turn.rng(Streams.ENCOUNTER);
    if (!rng.purpose("encounter").chance(chance(state), Ppm.ONE)) return PROCEED;
    int picked = pick(state, rng);
    if (picked < 0) return PROCEED;
    Row row = state.rules.encounters().get(picked);
    turn.emit(new ModernEncounter(picked, row.id(), row.hardStop(), policy.cooldownDays()));
    if (!row.hardStop()) {
      ModernMiles.advance(state, (int) policy.partialDay().of(distance.today(state)), turn);
      wear.apply(state, state.journey.todayMilliMiles, turn);
    }
    return ENCOUNTER;
  }

  private int chance(TrailState state) {
    long chance = Ppm.of(policy.chance());
    chance += Ppm.of(dystrail.pace().of(state.travellers.drive).encounter());
    chance += Ppm.of(dystrail.weather().encounter().of(state.weather.today));
    chance += Ppm.times(GeneralStrain.normPpm(state), Ppm.of(dystrail.strain().encounter()));
    if (state.vehicle.health <= dystrail.vehicle().criticalHealth() * Vehicle.UNIT)
      chance += Ppm.of(policy.criticalVehicle());
    chance = Math.min(chance, Ppm.of(policy.chanceMax()));
    int window = (1 << policy.windowDays()) - 1;
    boolean crowded = Integer.bitCount(state.affairs.encounterDays & window) >= policy.windowMax();
    return Ppm.clamp(crowded ? Ppm.times(chance, Ppm.of(policy.crowded())) : chance);
  }

  private int pick(TrailState state, Rng rng) {
    long[] weights = weights(state);
    long total = 0;
    for (long weight : weights) total += weight;
    if (total == 0) return -1;
    int picked = rng.purpose("encounter.who").pick(weights, () -> explained(state, weights));
    boolean stale = age(state, picked) < policy.freshDays();
    if (stale && rng.purpose("encounter.reroll").chance(policy.reroll()))
      picked = rng.purpose("encounter.who").pick(weights, () -> explained(state, weights));
    return picked;
  }

  private long[] weights(TrailState state) {
    Encounters pool = state.rules.encounters();
    Region region = state.region();
    Mode mode = state.rules.modern().mode();
    boolean forced = state.affairs.quietDays >= policy.forceAfterDays();
    long[] weights = new long[pool.size()];
    boolean fresh = false;
    for (int i = 0; i < weights.length; i++) {
      Row row = pool.get(i);
      if (!row.regions().contains(region) || !row.modes().contains(mode)) continue;
      weights[i] = Math.max(1L, row.weight()) + freshness(state, i);
      fresh |= age(state, i) >= policy.freshDays();
    }
    if (forced && fresh)
      for (int i = 0; i < weights.length; i++)
        if (age(state, i) < policy.freshDays()) weights[i] = 0;
    return weights;
  }

  private int freshness(TrailState state, int encounter) {
    return state.affairs.lastSeen[encounter] == NEVER
        ? policy.unseenBonus()
        : policy.agePerDay() * Math.max(1, age(state, encounter));
  }

  private static int age(TrailState state, int encounter) {
    int seen = state.affairs.lastSeen[encounter];
    return seen == NEVER ? Integer.MAX_VALUE : state.clock.day - seen;
  }

  private static List<Candidate> explained(TrailState state, long[] weights) {
    List<Candidate> all = new ArrayList<>();
    for (int i = 0; i < weights.length; i++) {
      Row row = state.rules.encounters().get(i);
      Ratio effective = Ratio.of(weights[i], Math.max(1, row.weight()));
      all.add(
          new Candidate(
              row.id(), row.weight(), List.of(new Factor("effective", effective)), weights[i]));
    }
    return all;
  }
}
