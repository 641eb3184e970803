package dev.astragal.games.trail.phases.deluxe;

import dev.astragal.games.trail.DayOutcome;
import dev.astragal.games.trail.EventFamily;
import dev.astragal.games.trail.HealthEvent.MemberDied;
import dev.astragal.games.trail.Ppm;
import dev.astragal.games.trail.Season;
import dev.astragal.games.trail.Streams;
import dev.astragal.games.trail.TrailEvent;
import dev.astragal.games.trail.TrailRules;
import dev.astragal.games.trail.TrailState;
import dev.astragal.games.trail.phases.DayPhase;
import dev.astragal.games.trail.policy.AfflictionPolicy.Kind;
import dev.astragal.games.trail.policy.EventPolicy;
import dev.astragal.games.trail.policy.EventPolicy.Special;
import dev.astragal.games.trail.policy.EventPolicy.Variant;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.phase.Verdict;
import dev.astragal.kernel.rng.Candidate;
import dev.astragal.kernel.rng.Ratio;
import dev.astragal.kernel.rng.Rng;
import java.util.ArrayList;
import java.util.List;

/** Phase 14: at most one thing by the wayside, on days that were travelled. */
public final class RandomEvents extends DayPhase {
  private static final EventFamily[] FAMILIES = EventFamily.values();

  private final EventPolicy policy;
  private final FamilyWeights families;
  private final Afflictions afflictions;
  private final Haul haul;
  private final int[] chance;
  private final Ratio oxCare;

  public RandomEvents(TrailRules rules) {
    super("random-events", Streams.EVENTS);
    policy = rules.deluxe().events();
    families = new FamilyWeights(rules);
    afflictions = new Afflictions(rules.deluxe().afflictions());
    haul = new Haul(rules.deluxe().store());
    oxCare = rules.occupation().mobility();
    chance = new int[Season.values().length];
    for (Season season : Season.values())
      chance[season.ordinal()] = Ppm.of(policy.chance().times(policy.season().of(season)));
  }

  @Override
  public Verdict<DayOutcome> run(TrailState state, Turn<TrailState, TrailEvent> turn) {
    long risk = chance[state.season().ordinal()];
    if (state.stores.food < policy.lowFoodLbs()) risk = Ppm.times(risk, Ppm.of(policy.lowFood()));
    Rng rng = turn.rng(Streams.EVENTS);
    if (!rng.purpose("random event").chance(Ppm.clamp(risk), Ppm.ONE)) return PROCEED;
    long[] weights = families.of(state);
    EventFamily family =
        FAMILIES[rng.purpose("random event.family").pick(weights, () -> families.explained(state))];
    happen(state, variant(family, rng), rng, turn);
    return PROCEED;
  }

  private Variant variant(EventFamily family, Rng rng) {
    List<Variant> variants = new ArrayList<>();
    for (Variant variant : policy.variants()) if (variant.family() == family) variants.add(variant);
    long[] weights = new long[variants.size()];
    for (int i = 0; i < weights.length; i++) {
      Variant variant = variants.get(i);
      boolean hurtsOxen =
          family == EventFamily.RESOURCE_SHORTAGE && variant.special() == Special.OX_SICKENS;
      weights[i] = (hurtsOxen ? oxCare : Ratio.ONE).nearest(variant.weight() * 1000L);
    }
    int picked =
        weights.length == 1
            ? 0
            : rng.purpose("random event.variant").pick(weights, () -> explained(variants, weights));
    return variants.get(picked);
  }

  private static List<Candidate> explained(List<Variant> variants, long[] weights) {
    List<Candidate> all = new ArrayList<>();
    for (int i = 0; i < weights.length; i++)
      all.add(
          new Candidate(
              variants.get(i).id(), variants.get(i).weight() * 1000L, List.of(), weights[i]));
    return all;
  }

  private void happen(
      TrailState state, Variant variant, Rng rng, Turn<TrailState, TrailEvent> turn) {
    turn.emit(haul.resolved(state, variant, rng));
    switch (variant.special()) {
      case ILLNESS -> afflictions.strike(state, Kind.ILLNESS, rng, turn);
      case INJURY -> afflictions.strike(state, Kind.INJURY, rng, turn);
      case MEMBER_LOST -> {
        int alive = state.party.count();
        int member = state.party.living(alive == 1 ? 0 : rng.purpose("lost member").below(alive));
        turn.emit(new MemberDied(member, state.rules.names().get(member), "lost"));
      }
      case NONE, OX_SICKENS, OX_LOST, SPARE_LOST -> {}
    }
  }
}
