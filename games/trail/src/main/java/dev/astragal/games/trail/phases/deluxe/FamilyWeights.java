package dev.astragal.games.trail.phases.deluxe;

import dev.astragal.games.trail.EventFamily;
import dev.astragal.games.trail.Ppm;
import dev.astragal.games.trail.Season;
import dev.astragal.games.trail.Stores;
import dev.astragal.games.trail.TrailRules;
import dev.astragal.games.trail.TrailState;
import dev.astragal.games.trail.policy.EventPolicy.Context;
import dev.astragal.games.trail.policy.EventPolicy.Families;
import dev.astragal.kernel.rng.Candidate;
import dev.astragal.kernel.rng.Candidate.Factor;
import dev.astragal.kernel.rng.Ratio;
import java.util.ArrayList;
import java.util.List;

/** How likely each family of events is today, and why. */
final class FamilyWeights {
  private static final EventFamily[] FAMILIES = EventFamily.values();
  private static final long UNIT = 1000;

  private final Context context;
  private final int[] base;
  private final Ratio oxCare;
  private final boolean caring;

  FamilyWeights(TrailRules rules) {
    Families weights = rules.deluxe().events().weights();
    context = rules.deluxe().events().context();
    oxCare = rules.occupation().mobility();
    caring = !oxCare.equals(Ratio.ONE);
    base =
        new int[] {
          weights.weatherCatastrophe(),
          weights.resourceShortage(),
          weights.partyIncident(),
          weights.oxenIncident(),
          weights.resourceChange(),
          weights.wagonPartBreak(),
          weights.travelHazard()
        };
  }

  long[] of(TrailState state) {
    long[] weights = new long[FAMILIES.length];
    for (EventFamily family : FAMILIES)
      weights[family.ordinal()] = weight(family, factors(family, state), state);
    return weights;
  }

  List<Candidate> explained(TrailState state) {
    List<Candidate> all = new ArrayList<>();
    for (EventFamily family : FAMILIES) {
      List<Factor> factors = factors(family, state);
      all.add(
          new Candidate(
              family.name(),
              base[family.ordinal()] * UNIT,
              factors,
              weight(family, factors, state)));
    }
    return all;
  }

  private long weight(EventFamily family, List<Factor> factors, TrailState state) {
    long weight = base[family.ordinal()] * UNIT;
    for (Factor factor : factors) weight = factor.value().nearest(weight);
    return Math.min(weight, state.rules.overlay(state).eventWeightMax() * UNIT);
  }

  private List<Factor> factors(EventFamily family, TrailState state) {
    List<Factor> factors = new ArrayList<>(2);
    Season season = state.season();
    Stores stores = state.stores;
    boolean scarce = stores.food < context.scarceFoodLbs();
    int oxen = stores.oxen + stores.sickOxen;
    switch (family) {
      case WEATHER_CATASTROPHE -> {
        if (season == Season.WINTER) add(factors, "season_winter", context.catastropheWinter());
        if (season == Season.SUMMER) add(factors, "season_summer", context.catastropheSummer());
      }
      case RESOURCE_SHORTAGE -> {
        if (scarce) add(factors, "low_food", context.shortageScarceFood());
      }
      case PARTY_INCIDENT -> {
        if (state.party.health >= context.frailHealth())
          add(factors, "frail_party", context.incidentFrail());
      }
      case OXEN_INCIDENT -> {
        if (oxen == 0) add(factors, "no_oxen", Ratio.ZERO);
        else if (oxen < context.fewOxen()) add(factors, "low_oxen", context.oxenFew());
        if (caring) add(factors, "occupation", oxCare);
      }
      case RESOURCE_CHANGE -> {
        if (scarce) add(factors, "low_food", context.changeScarceFood());
      }
      case WAGON_PART_BREAK -> {
        if (stores.spares() == 0) add(factors, "no_spares", context.breakNoSpares());
        else add(factors, "has_spares", context.breakSpares());
      }
      case TRAVEL_HAZARD -> {
        if (season == Season.SPRING) add(factors, "season_spring", context.hazardSpring());
      }
    }
    int overlay = state.rules.overlay(state).eventWeightPpm();
    if (overlay != Ppm.ONE) add(factors, "policy_event_weight_mult", Ratio.of(overlay, Ppm.ONE));
    return factors;
  }

  private static void add(List<Factor> factors, String label, Ratio value) {
    factors.add(new Factor(label, value));
  }
}
