package dev.astragal.games.trail.wayside;

import dev.astragal.games.trail.Ppm;
import dev.astragal.games.trail.TrailContent;
import dev.astragal.games.trail.TrailState;
import dev.astragal.games.trail.road.Region;
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
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** How likely each family of events is, and why: worked out once for all that may be. */
final class FamilyWeights {
  private static final EventFamily[] FAMILIES = EventFamily.values();
  private static final long UNIT = 1000;
  private static final int SEASONS = Season.values().length;
  private static final int HERDS = Herd.values().length;

  private final TrailContent content;
  private final Context context;
  private final int[] base;
  private final Ratio oxCare;
  private final boolean caring;
  private final Hat[] hats = new Hat[8 * Region.values().length * SEASONS * HERDS];

  /** How many oxen there are. */
  private enum Herd {
    NONE,
    FEW,
    ENOUGH
  }

  /** All that a weight depends on. */
  private record Circumstances(
      Region region, Season season, Herd herd, boolean scarce, boolean frail, boolean spares) {
    int place() {
      int place = (region.ordinal() * SEASONS + season.ordinal()) * HERDS + herd.ordinal();
      return place << 3 | (scarce ? 4 : 0) | (frail ? 2 : 0) | (spares ? 1 : 0);
    }
  }

  /** The weights of all families in some circumstances, and for the ledger why they are so. */
  final class Hat implements Supplier<List<Candidate>> {
    private final Circumstances circumstances;
    private final long[] weights = new long[FAMILIES.length];

    private Hat(Circumstances circumstances) {
      this.circumstances = circumstances;
      for (EventFamily family : FAMILIES)
        weights[family.ordinal()] = weight(family, circumstances, null);
    }

    /** Not to be changed. */
    long[] weights() {
      return weights;
    }

    @Override
    public List<Candidate> get() {
      return explained(circumstances);
    }
  }

  FamilyWeights(TrailContent content) {
    this.content = content;
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
    for (Region region : Region.values())
      for (Season season : Season.values())
        for (Herd herd : Herd.values())
          for (int bits = 0; bits < 8; bits++) {
            Circumstances circumstances =
                new Circumstances(
                    region, season, herd, (bits & 4) != 0, (bits & 2) != 0, (bits & 1) != 0);
            hats[circumstances.place()] = new Hat(circumstances);
          }
  }

  Hat of(TrailState state) {
    Stores stores = state.stores;
    Circumstances now =
        new Circumstances(
            state.weather.region,
            state.weather.season,
            herd(stores.oxen + stores.sickOxen),
            stores.food < context.scarceFoodLbs(),
            state.party.health >= context.frailHealth(),
            stores.spares() > 0);
    return hats[now.place()];
  }

  private Herd herd(int oxen) {
    if (oxen == 0) return Herd.NONE;
    return oxen < context.fewOxen() ? Herd.FEW : Herd.ENOUGH;
  }

  private List<Candidate> explained(Circumstances circumstances) {
    List<Candidate> all = new ArrayList<>();
    for (EventFamily family : FAMILIES) {
      List<Factor> factors = new ArrayList<>();
      long weight = weight(family, circumstances, factors);
      all.add(new Candidate(family.name(), base[family.ordinal()] * UNIT, factors, weight));
    }
    return all;
  }

  /** The weight of a family, and into {@code why} whatever multiplied it, where somebody asks. */
  private long weight(EventFamily family, Circumstances now, @Nullable List<Factor> why) {
    long weight = inContext(family, now, base[family.ordinal()] * UNIT, why);
    Climate.Overlay overlay = content.overlay(now.region, now.season);
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

  private long inContext(
      EventFamily family, Circumstances now, long weight, @Nullable List<Factor> why) {
    return switch (family) {
      case WEATHER_CATASTROPHE ->
          switch (now.season) {
            case WINTER -> times(weight, "season_winter", context.catastropheWinter(), why);
            case SUMMER -> times(weight, "season_summer", context.catastropheSummer(), why);
            case SPRING, FALL -> weight;
          };
      case RESOURCE_SHORTAGE ->
          now.scarce ? times(weight, "low_food", context.shortageScarceFood(), why) : weight;
      case PARTY_INCIDENT ->
          now.frail ? times(weight, "frail_party", context.incidentFrail(), why) : weight;
      case OXEN_INCIDENT -> {
        long herd =
            switch (now.herd) {
              case NONE -> times(weight, "no_oxen", Ratio.ZERO, why);
              case FEW -> times(weight, "low_oxen", context.oxenFew(), why);
              case ENOUGH -> weight;
            };
        yield caring ? times(herd, "occupation", oxCare, why) : herd;
      }
      case RESOURCE_CHANGE ->
          now.scarce ? times(weight, "low_food", context.changeScarceFood(), why) : weight;
      case WAGON_PART_BREAK ->
          now.spares
              ? times(weight, "has_spares", context.breakSpares(), why)
              : times(weight, "no_spares", context.breakNoSpares(), why);
      case TRAVEL_HAZARD ->
          now.season == Season.SPRING
              ? times(weight, "season_spring", context.hazardSpring(), why)
              : weight;
    };
  }

  private static long times(long weight, String label, Ratio value, @Nullable List<Factor> why) {
    if (why != null) why.add(new Factor(label, value));
    return value.nearest(weight);
  }
}
