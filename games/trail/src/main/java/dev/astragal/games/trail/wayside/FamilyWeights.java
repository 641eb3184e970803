package dev.astragal.games.trail.wayside;

import dev.astragal.games.trail.Ppm;
import dev.astragal.games.trail.TrailContent;
import dev.astragal.games.trail.TrailState;
import dev.astragal.games.trail.store.Stores;
import dev.astragal.games.trail.wayside.EventPolicy.Context;
import dev.astragal.games.trail.wayside.EventPolicy.Families;
import dev.astragal.games.trail.weather.Season;
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

  FamilyWeights(TrailContent content) {
    Families weights = content.wagonPolicy().events().weights();
    context = content.wagonPolicy().events().context();
    oxCare = content.occupation().mobility();
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
    Product product = new Product();
    long most = state.content.overlay(state).eventWeightMax() * UNIT;
    for (int family = 0; family < weights.length; family++) {
      product.weight = base[family] * UNIT;
      factors(FAMILIES[family], state, product);
      weights[family] = Math.min(product.weight, most);
    }
    return weights;
  }

  List<Candidate> explained(TrailState state) {
    List<Candidate> all = new ArrayList<>();
    long[] weights = of(state);
    for (EventFamily family : FAMILIES) {
      List<Factor> factors = new ArrayList<>();
      factors(family, state, (label, value) -> factors.add(new Factor(label, value)));
      int place = family.ordinal();
      all.add(new Candidate(family.name(), base[place] * UNIT, factors, weights[place]));
    }
    return all;
  }

  /** Hears of every factor of a weight. */
  @FunctionalInterface
  private interface Factors {
    void times(String label, Ratio value);
  }

  private static final class Product implements Factors {
    private long weight;

    @Override
    public void times(String label, Ratio value) {
      weight = value.nearest(weight);
    }
  }

  private void factors(EventFamily family, TrailState state, Factors out) {
    Season season = state.season();
    Stores stores = state.stores;
    boolean scarce = stores.food < context.scarceFoodLbs();
    int oxen = stores.oxen + stores.sickOxen;
    switch (family) {
      case WEATHER_CATASTROPHE -> {
        if (season == Season.WINTER) out.times("season_winter", context.catastropheWinter());
        if (season == Season.SUMMER) out.times("season_summer", context.catastropheSummer());
      }
      case RESOURCE_SHORTAGE -> {
        if (scarce) out.times("low_food", context.shortageScarceFood());
      }
      case PARTY_INCIDENT -> {
        if (state.party.health >= context.frailHealth())
          out.times("frail_party", context.incidentFrail());
      }
      case OXEN_INCIDENT -> {
        if (oxen == 0) out.times("no_oxen", Ratio.ZERO);
        else if (oxen < context.fewOxen()) out.times("low_oxen", context.oxenFew());
        if (caring) out.times("occupation", oxCare);
      }
      case RESOURCE_CHANGE -> {
        if (scarce) out.times("low_food", context.changeScarceFood());
      }
      case WAGON_PART_BREAK -> {
        if (stores.spares() == 0) out.times("no_spares", context.breakNoSpares());
        else out.times("has_spares", context.breakSpares());
      }
      case TRAVEL_HAZARD -> {
        if (season == Season.SPRING) out.times("season_spring", context.hazardSpring());
      }
    }
    int overlay = state.content.overlay(state).eventWeightPpm();
    if (overlay != Ppm.ONE) out.times("policy_event_weight_mult", Ratio.of(overlay, Ppm.ONE));
  }
}
