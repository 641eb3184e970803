package dev.astragal.games.trail.wagon;

import dev.astragal.games.trail.Ppm;
import dev.astragal.games.trail.TrailChoice;
import dev.astragal.games.trail.TrailChoice.Act;
import dev.astragal.games.trail.TrailState;
import dev.astragal.games.trail.breakdowns.Part;
import dev.astragal.games.trail.breakdowns.WagonBreakdown;
import dev.astragal.games.trail.encounters.Wayfarers;
import dev.astragal.games.trail.health.AfflictionPolicy;
import dev.astragal.games.trail.health.Fatality;
import dev.astragal.games.trail.health.Party;
import dev.astragal.games.trail.health.Rations;
import dev.astragal.games.trail.hunt.HuntPolicy;
import dev.astragal.games.trail.hunt.HuntScene;
import dev.astragal.games.trail.hunt.HuntYield;
import dev.astragal.games.trail.river.CrossingMethod;
import dev.astragal.games.trail.river.CrossingOutcome;
import dev.astragal.games.trail.river.CrossingPolicy;
import dev.astragal.games.trail.river.CrossingResolver;
import dev.astragal.games.trail.river.DallesPolicy;
import dev.astragal.games.trail.river.DallesResolver;
import dev.astragal.games.trail.river.DallesWay;
import dev.astragal.games.trail.road.Journey;
import dev.astragal.games.trail.road.Pace;
import dev.astragal.games.trail.road.Road;
import dev.astragal.games.trail.road.RouteVariant;
import dev.astragal.games.trail.store.Barterable;
import dev.astragal.games.trail.store.Good;
import dev.astragal.games.trail.store.StoreCounter;
import dev.astragal.games.trail.story.Amounts;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.screen.Wording;
import java.util.List;

/** How the choices of the wagon trail read, with what they cost and risk now. */
record WagonWords(
    StoreCounter store,
    CrossingResolver crossings,
    DallesResolver dalles,
    HuntScene hunt,
    HuntYield yield,
    Fatality fatality,
    WagonBreakdown breakdowns,
    int firstBranch) {
  /** Days of food at which whoever goes on is told. */
  private static final int FEW_DAYS = 5;

  Wording of(TrailState state, TrailChoice choice) {
    Wording plain = Wording.of(choice);
    return switch (choice) {
      case Act act -> act(state, act, plain);
      case TrailChoice.Buy(Good good, int quantity) -> buy(state, good, quantity, plain);
      case TrailChoice.Rest(int days) ->
          plain
              .in("group.rest")
              .amount("rest", days)
              .gain("detail.rest")
              .cost("detail.food", "lbs", days * meal(state, Pace.STEADY, state.journey.rations));
      case TrailChoice.Hunt(int bullets) ->
          plain
              .in("group.hunt")
              .amount("hunt", bullets)
              .gain("detail.hunt", "lbs", yield.expected(state, bullets))
              .note("detail.bullets", "bullets", state.stores.bullets);
      case TrailChoice.SetPace(Pace pace) -> pace(state, pace, plain);
      case TrailChoice.SetRations(Rations rations) -> rations(state, rations, plain);
      case TrailChoice.Cross(CrossingMethod method) -> cross(state, method, plain);
      case TrailChoice.Pass(DallesWay way) -> pass(way, plain);
      case TrailChoice.Respond(String _, int option) -> respond(state, option, plain);
      case TrailChoice.Purchase _,
          TrailChoice.Shop _,
          TrailChoice.SetDrive _,
          TrailChoice.SetDiet _,
          TrailChoice.Clear _ ->
          plain;
    };
  }

  private Wording act(TrailState state, Act act, Wording plain) {
    return switch (act) {
      case CONTINUE -> warned(state, plain.suggested().note("detail.ahead", ahead(state)));
      case LEAVE_STORE ->
          state.content.oxTeam().canMove(state.stores)
              ? plain.suggested()
              : plain.warning("detail.stranded");
      case DECLINE_TRADE -> plain.suggested();
      case STAY_ON_MAIN_ROAD -> road(state, state.journey.variant, plain).suggested();
      case TAKE_SHORTCUT -> {
        boolean eastern = state.journey.node == firstBranch;
        yield shortcut(state, Road.shortcut(state.journey.variant, eastern), plain);
      }
      case STALK -> plain.in("group.hunt").note("detail.bullets", "bullets", state.stores.bullets);
      case SHOOT -> shoot(state, plain);
      case CREEP ->
          plain
              .cost("detail.hour")
              .warning("detail.creep", "percent", hunt.animal(state).shy().of(100));
      case LOOK_ON -> plain.cost("detail.hour");
      case GO_HOME -> plain.gain("detail.bag", "lbs", state.stalk.lbs());
      case TRADE, TALK, VISIT_STORE, ACCEPT_TRADE, HALT, FORAGE, FACE_BOSS, COMPOSE -> plain;
    };
  }

  /**
   * Whoever goes on is told who may not live to see the next place, and how long the food lasts.
   */
  private Wording warned(TrailState state, Wording plain) {
    Party party = state.party;
    Wording words = plain;
    if (state.journey.brokenPart != Journey.WHOLE) {
      Part part = Part.values()[state.journey.brokenPart];
      int percent = (int) breakdowns.repair(part).nearest(100);
      words = words.warning("detail.broken", "part", part, "percent", Math.min(100, percent));
    }
    for (int member = 0; member < Party.SIZE; member++) {
      if (!party.afflicted(member)) continue;
      words =
          words.warning(
              "detail.ailing",
              "name",
              state.content.names().get(member),
              "disease",
              Msg.of("disease." + disease(state, member)),
              "percent",
              Math.ceilDiv(fatality.of(state, member), Ppm.ONE / 100));
    }
    if (!state.content.oxTeam().canMove(state.stores)) words = words.warning("detail.stranded");
    long days = state.stores.food / meal(state, state.journey.pace, state.journey.rations);
    if (days >= FEW_DAYS) return words;
    return days == 0
        ? words.warning("detail.no.food")
        : words.warning("detail.low.food", "days", days);
  }

  private static String disease(TrailState state, int member) {
    AfflictionPolicy policy = state.content.wagonPolicy().afflictions();
    return policy.diseases().get(state.party.disease.get(member)).id();
  }

  private Wording shoot(TrailState state, Wording plain) {
    HuntPolicy.Animal animal = hunt.animal(state);
    return plain
        .with("animal", Msg.of("animal.the." + animal.id()))
        .odds("detail.shot", "percent", hunt.hit(state) / 10_000)
        .cost("detail.shots", "bullets", animal.bullets())
        .gain("detail.meat", "lbs", animal.lbs());
  }

  /** The next place and how far it is. */
  private static Object[] ahead(TrailState state) {
    Road road = state.content.road();
    Journey journey = state.journey;
    int next = road.next(journey.variant, journey.node);
    return new Object[] {
      "place",
      road.name(next),
      "miles",
      Road.miles(road.marker(journey.variant, next) - journey.milliMiles)
    };
  }

  private static Wording road(TrailState state, RouteVariant variant, Wording plain) {
    Road road = state.content.road();
    int here = state.journey.node;
    int next = road.next(variant, here);
    return plain
        .with("place", road.name(next))
        .with("miles", Road.miles(road.marker(variant, next) - road.marker(variant, here)))
        .note(
            "detail.length", "miles", Road.miles(road.length(variant) - state.journey.milliMiles));
  }

  /** What a shortcut saves, and what it passes by. */
  private static Wording shortcut(TrailState state, RouteVariant variant, Wording plain) {
    Road road = state.content.road();
    RouteVariant now = state.journey.variant;
    int skipped = road.next(now, state.journey.node);
    return road(state, variant, plain)
        .gain("detail.saves", "miles", Road.miles(road.length(now) - road.length(variant)))
        .warning("detail.skips", "place", road.name(skipped));
  }

  /** What a habit brings and costs in a day. */
  private static Wording pace(TrailState state, Pace pace, Wording plain) {
    WagonPolicy policy = state.content.wagonPolicy();
    return plain
        .in("group.pace")
        .rare()
        .gain(
            "detail.pace.miles",
            "miles",
            policy.pace().of(pace).speed().nearest(policy.travel().milesPerDay()))
        .cost(
            "detail.habit",
            "lbs",
            meal(state, pace, state.journey.rations),
            "strain",
            policy.pace().of(pace).health())
        .note("detail.pace", "pace", state.journey.pace);
  }

  private static Wording rations(TrailState state, Rations rations, Wording plain) {
    return plain
        .in("group.rations")
        .rare()
        .cost(
            "detail.habit",
            "lbs",
            meal(state, state.journey.pace, rations),
            "strain",
            state.content.wagonPolicy().rations().of(rations).health())
        .note("detail.rations", "rations", state.journey.rations);
  }

  /** Pounds that all eat in a day. */
  private static long meal(TrailState state, Pace pace, Rations rations) {
    WagonPolicy policy = state.content.wagonPolicy();
    return state.party.count()
        * policy.pace().of(pace).speed().nearest(policy.rations().of(rations).lbs());
  }

  private Wording buy(TrailState state, Good good, int quantity, Wording plain) {
    int cents = quantity * store.price(good, state.journey.node);
    return plain
        .with("cents", cents)
        .in("good." + good)
        .amount("buy." + good, quantity)
        .about(good.name())
        .cost("detail.left", "cents", state.stores.cashCents - cents)
        .note("detail.owned", "count", state.stores.owned(good), "what", held(good))
        .note("help." + good.name());
  }

  /** Bullets come in boxes, but are counted one by one. */
  private static Barterable held(Good good) {
    return switch (good) {
      case OXEN -> Barterable.OXEN;
      case CLOTHES -> Barterable.CLOTHES;
      case AMMO_BOX -> Barterable.BULLETS;
      case FOOD -> Barterable.FOOD;
      case WHEEL -> Barterable.WHEEL;
      case AXLE -> Barterable.AXLE;
      case TONGUE -> Barterable.TONGUE;
    };
  }

  /** What the party gets and gives. */
  private static Wording respond(TrailState state, int option, Wording plain) {
    Wayfarers.Answer answer =
        state.content.wayfarers().get(state.pending.encounter).choices().get(option);
    List<Msg> given = Amounts.given(answer);
    List<Msg> gained = Amounts.gained(answer);
    Wording words = given.isEmpty() ? plain : plain.cost("detail.given", "list", given);
    return gained.isEmpty() ? words : words.gain("detail.gained", "list", gained);
  }

  private Wording cross(TrailState state, CrossingMethod method, Wording plain) {
    CrossingPolicy policy = crossings.policy();
    int safe = crossings.percent(state, method, CrossingOutcome.SAFE);
    Wording words =
        plain
            .with("percent", safe)
            .odds(
                "detail.risks",
                "safe",
                safe,
                "late",
                crossings.percent(
                    state, method, CrossingOutcome.STUCK_IN_MUD, CrossingOutcome.SUPPLIES_WET),
                "loss",
                crossings.percent(state, method, CrossingOutcome.TIPPED, CrossingOutcome.SANK),
                "drown",
                crossings.percent(state, method, CrossingOutcome.DROWNED));
    if (crossings.soaks(state, method))
      words = words.warning("detail.soaked", "days", policy.dryingDays());
    return switch (method) {
      case FERRY ->
          words
              .cost("detail.fare", "cents", policy.ferryCents())
              .note(
                  "detail.wait",
                  "least",
                  policy.ferryWaitMin(),
                  "most",
                  policy.ferryWaitMax(),
                  "mean",
                  (policy.ferryWaitMin() + policy.ferryWaitMax()) / 2);
      case HIRE_GUIDE -> words.cost("detail.guide", "clothes", policy.guideClothes());
      case FORD, CAULK_FLOAT -> words;
    };
  }

  private Wording pass(DallesWay way, Wording plain) {
    DallesPolicy.Way row = dalles.row(way);
    long all = (long) row.safeWeight() + row.lossWeight() + row.drownWeight();
    Wording words =
        plain
            .odds(
                "detail.gate",
                "safe",
                100L * row.safeWeight() / all,
                "loss",
                100L * row.lossWeight() / all,
                "drown",
                100L * row.drownWeight() / all)
            .note("detail.days", "days", row.days());
    return row.cents() == 0
        ? words
        : words.cost("detail.fare", "cents", row.cents()).with("cents", row.cents());
  }
}
