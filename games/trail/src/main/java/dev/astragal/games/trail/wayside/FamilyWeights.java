package dev.astragal.games.trail.wayside;

import dev.astragal.games.trail.Ppm;
import dev.astragal.games.trail.TrailContent;
import dev.astragal.games.trail.TrailState;
import dev.astragal.games.trail.store.Stores;
import dev.astragal.games.trail.wayside.EventPolicy.Context;
import dev.astragal.games.trail.wayside.EventPolicy.Families;
import dev.astragal.games.trail.weather.Climate;
import dev.astragal.games.trail.weather.Season;
import dev.astragal.kernel.rng.Candidate;
import dev.astragal.kernel.rng.Candidate.Factor;
import dev.astragal.kernel.rng.Ratio;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

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
    for (int family = 0; family < weights.length; family++)
      weights[family] = weight(FAMILIES[family], state, null);
    return weights;
  }

  List<Candidate> explained(TrailState state) {
    List<Candidate> all = new ArrayList<>();
    for (EventFamily family : FAMILIES) {
      List<Factor> factors = new ArrayList<>();
      long weight = weight(family, state, factors);
      all.add(new Candidate(family.name(), base[family.ordinal()] * UNIT, factors, weight));
    }
    return all;
  }

  /** The weight of a family, and into {@code why} whatever multiplied it, where somebody asks. */
  private long weight(EventFamily family, TrailState state, @Nullable List<Factor> why) {
    long weight = circumstances(family, state, base[family.ordinal()] * UNIT, why);
    Climate.Overlay overlay = state.content.overlay(state);
    if (overlay.eventWeightPpm() != Ppm.ONE) {
      if (why != null)
        why.add(
            new Factor("policy_event_weight_mult", Ratio.of(overlay.eventWeightPpm(), Ppm.ONE)));
      weight = Ppm.nearest(weight, overlay.eventWeightPpm());
    }
    long most = overlay.eventWeightMax() * UNIT;
    if (weight <= most) return weight;
    if (why != null) why.add(new Factor("policy_event_weight_cap", Ratio.of(most, weight)));
    return most;
  }

  private long circumstances(
      EventFamily family, TrailState state, long weight, @Nullable List<Factor> why) {
    Season season = state.season();
    Stores stores = state.stores;
    boolean scarce = stores.food < context.scarceFoodLbs();
    return switch (family) {
      case WEATHER_CATASTROPHE ->
          switch (season) {
            case WINTER -> times(weight, "season_winter", context.catastropheWinter(), why);
            case SUMMER -> times(weight, "season_summer", context.catastropheSummer(), why);
            case SPRING, FALL -> weight;
          };
      case RESOURCE_SHORTAGE ->
          scarce ? times(weight, "low_food", context.shortageScarceFood(), why) : weight;
      case PARTY_INCIDENT ->
          state.party.health >= context.frailHealth()
              ? times(weight, "frail_party", context.incidentFrail(), why)
              : weight;
      case OXEN_INCIDENT -> {
        int oxen = stores.oxen + stores.sickOxen;
        long herd = weight;
        if (oxen == 0) herd = times(weight, "no_oxen", Ratio.ZERO, why);
        else if (oxen < context.fewOxen()) herd = times(weight, "low_oxen", context.oxenFew(), why);
        yield caring ? times(herd, "occupation", oxCare, why) : herd;
      }
      case RESOURCE_CHANGE ->
          scarce ? times(weight, "low_food", context.changeScarceFood(), why) : weight;
      case WAGON_PART_BREAK ->
          stores.spares() == 0
              ? times(weight, "no_spares", context.breakNoSpares(), why)
              : times(weight, "has_spares", context.breakSpares(), why);
      case TRAVEL_HAZARD ->
          season == Season.SPRING
              ? times(weight, "season_spring", context.hazardSpring(), why)
              : weight;
    };
  }

  private static long times(long weight, String label, Ratio value, @Nullable List<Factor> why) {
    if (why != null) why.add(new Factor(label, value));
    return value.nearest(weight);
  }
}
