package dev.astragal.games.trail.wayside;

import dev.astragal.games.trail.HealthEvent.MemberDied;
import dev.astragal.games.trail.Ppm;
import dev.astragal.games.trail.Streams;
import dev.astragal.games.trail.TrailContent;
import dev.astragal.games.trail.TrailEvent;
import dev.astragal.games.trail.TrailState;
import dev.astragal.games.trail.day.DayOutcome;
import dev.astragal.games.trail.day.DayPhase;
import dev.astragal.games.trail.health.AfflictionPolicy.Kind;
import dev.astragal.games.trail.health.Afflictions;
import dev.astragal.games.trail.wayside.EventPolicy.Special;
import dev.astragal.games.trail.wayside.EventPolicy.Variant;
import dev.astragal.games.trail.weather.Season;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.phase.Verdict;
import dev.astragal.kernel.rng.Candidate;
import dev.astragal.kernel.rng.Candidate.Factor;
import dev.astragal.kernel.rng.Ratio;
import dev.astragal.kernel.rng.Rng;
import java.util.ArrayList;
import java.util.List;

/** Phase 14: at most one thing by the wayside, on days that were travelled. */
public final class RandomEvents extends DayPhase {
  private static final EventFamily[] FAMILIES = EventFamily.values();
  private static final long UNIT = 1000;

  private final EventPolicy policy;
  private final FamilyWeights families;
  private final Afflictions afflictions;
  private final Haul haul;
  private final int[] chance;
  private final int lowFood;
  private final List<List<Variant>> variants = new ArrayList<>();
  private final long[][] variantWeights = new long[FAMILIES.length][];

  public RandomEvents(TrailContent content) {
    super("random-events", Streams.EVENTS);
    policy = content.wagonPolicy().events();
    families = new FamilyWeights(content);
    afflictions = new Afflictions(content.wagonPolicy().afflictions());
    haul = new Haul(content.wagonPolicy().store());
    chance =
        Ppm.table(Season.values(), season -> policy.chance().times(policy.season().of(season)));
    lowFood = Ppm.of(policy.lowFood());
    for (EventFamily family : FAMILIES) {
      variants.add(variants(policy, family));
      variantWeights[family.ordinal()] =
          weights(variants.getLast(), content.occupation().mobility());
    }
  }

  @Override
  public Verdict<DayOutcome> run(TrailState state, Turn<TrailState, TrailEvent> turn) {
    long risk = chance[state.season().ordinal()];
    if (state.stores.food < policy.lowFoodLbs()) risk = Ppm.times(risk, lowFood);
    Rng rng = turn.rng(Streams.EVENTS);
    if (!rng.purpose("random event").chance(Ppm.clamp(risk), Ppm.ONE)) return PROCEED;
    FamilyWeights.Hat hat = families.of(state);
    EventFamily family = FAMILIES[rng.purpose("random event.family").pick(hat.weights(), hat)];
    happen(state, variant(family, rng), rng, turn);
    return PROCEED;
  }

  private Variant variant(EventFamily family, Rng rng) {
    List<Variant> among = variants.get(family.ordinal());
    long[] weights = variantWeights[family.ordinal()];
    return among.get(
        weights.length == 1
            ? 0
            : rng.purpose("random event.variant").pick(weights, () -> explained(among, weights)));
  }

  private static List<Variant> variants(EventPolicy policy, EventFamily family) {
    return policy.variants().stream().filter(variant -> variant.family() == family).toList();
  }

  /** Those who know oxen see to it that scarce grass hurts them less. */
  private static long[] weights(List<Variant> among, Ratio oxCare) {
    long[] weights = new long[among.size()];
    for (int i = 0; i < weights.length; i++) {
      Variant variant = among.get(i);
      boolean hungryOx =
          variant.family() == EventFamily.RESOURCE_SHORTAGE
              && variant.special() == Special.OX_SICKENS;
      weights[i] = (hungryOx ? oxCare : Ratio.ONE).nearest(variant.weight() * UNIT);
    }
    return weights;
  }

  private static List<Candidate> explained(List<Variant> among, long[] weights) {
    List<Candidate> all = new ArrayList<>();
    for (int i = 0; i < weights.length; i++) {
      long base = among.get(i).weight() * UNIT;
      List<Factor> factors =
          weights[i] == base
              ? List.of()
              : List.of(new Factor("occupation", Ratio.of(weights[i], base)));
      all.add(new Candidate(among.get(i).id(), base, factors, weights[i]));
    }
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
        turn.emit(new MemberDied(member, state.content.names().get(member), "lost"));
      }
      case NONE, OX_SICKENS, OX_LOST, SPARE_LOST -> {}
    }
  }
}
