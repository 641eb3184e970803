package dev.astragal.games.trail.wagon;

import static dev.astragal.games.trail.decisions.Refusals.notNow;
import static dev.astragal.games.trail.decisions.Refusals.refused;

import dev.astragal.games.trail.TrailChoice;
import dev.astragal.games.trail.TrailChoice.Act;
import dev.astragal.games.trail.TrailChoice.Buy;
import dev.astragal.games.trail.TrailChoice.Cross;
import dev.astragal.games.trail.TrailChoice.Hunt;
import dev.astragal.games.trail.TrailChoice.Pass;
import dev.astragal.games.trail.TrailChoice.Purchase;
import dev.astragal.games.trail.TrailChoice.Respond;
import dev.astragal.games.trail.TrailChoice.Rest;
import dev.astragal.games.trail.TrailChoice.SetPace;
import dev.astragal.games.trail.TrailChoice.SetRations;
import dev.astragal.games.trail.TrailContent;
import dev.astragal.games.trail.TrailState;
import dev.astragal.games.trail.camp.HuntingGround;
import dev.astragal.games.trail.decisions.Asked;
import dev.astragal.games.trail.decisions.Offered.Menu;
import dev.astragal.games.trail.decisions.Pending;
import dev.astragal.games.trail.encounters.Wayfarers;
import dev.astragal.games.trail.health.Rations;
import dev.astragal.games.trail.hunt.HuntScene;
import dev.astragal.games.trail.river.CrossingMethod;
import dev.astragal.games.trail.river.CrossingResolver;
import dev.astragal.games.trail.river.DallesResolver;
import dev.astragal.games.trail.river.DallesWay;
import dev.astragal.games.trail.road.Journey;
import dev.astragal.games.trail.road.Pace;
import dev.astragal.games.trail.store.Barterable;
import dev.astragal.games.trail.store.StoreCounter;
import dev.astragal.games.trail.store.TradeResolver;
import dev.astragal.games.trail.wagon.WagonPolicy.Camp;
import dev.astragal.kernel.game.Choices;
import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.game.Rejection;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.screen.Msg;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The questions of the wagon trail, their answers, and why others are refused. */
final class WagonPrompts {
  private static final int[] HUNTS = {5, 10, 20, 40};
  private static final List<TrailChoice> HALT = List.of(Act.HALT);
  private static final Status<TrailChoice> ROLLING = new Status.Running<>(Choices.of(HALT));
  private static final List<TrailChoice> BRANCH = List.of(Act.STAY_ON_MAIN_ROAD, Act.TAKE_SHORTCUT);

  private final Camp camp;
  private final StoreCounter store;
  private final CrossingResolver crossings;
  private final DallesResolver dalles;
  private final TradeResolver trades;
  private final HuntingGround hunting;
  private final HuntScene scene;
  private final List<Msg> faces = new ArrayList<>();

  private final Menu goods = new Menu("store", this::storeChoices, false, this::storeRefusal);
  private final Menu campfire = new Menu("camp", this::campChoices, false, this::campRefusal);
  private final Menu barter = new Menu("trade", this::deals, true, this::dealRefusal);
  private final Menu fords = new Menu("crossing", this::methods, true, this::crossingRefusal);
  private final Menu lastStretch = new Menu("dalles", this::ways, true, this::dallesRefusal);
  private final Menu replies =
      new Menu("encounter", WagonPrompts::answers, true, WagonPrompts::answerRefusal);

  WagonPrompts(
      TrailContent content,
      StoreCounter store,
      CrossingResolver crossings,
      DallesResolver dalles,
      TradeResolver trades) {
    WagonPolicy policy = content.wagonPolicy();
    for (int met = 0; met < content.wayfarers().size(); met++)
      faces.add(Msg.of("encounter." + content.wayfarers().get(met).id()));
    this.camp = policy.camp();
    this.store = store;
    this.crossings = crossings;
    this.dalles = dalles;
    this.trades = trades;
    this.hunting = new HuntingGround(policy);
    this.scene = new HuntScene(policy);
  }

  Status<TrailChoice> of(TrailState state) {
    // On most days nobody is asked anything.
    if (state.pending.asked == Asked.NOTHING) return ROLLING;
    return switch (state.pending.asked) {
      case NOTHING -> ROLLING;
      case STORE -> state.ask(goods);
      case CAMP -> state.ask(campfire);
      case TRADE -> tradePrompt(state);
      case CROSSING -> crossingPrompt(state);
      case BRANCH -> Status.awaiting(Seat.first(), "branch", Choices.of(BRANCH));
      case DALLES -> state.ask(lastStretch);
      case ENCOUNTER -> wayfarerPrompt(state);
      case HUNT -> huntPrompt(state);
      case BOSS ->
          throw new IllegalStateException(
              "the wagon trail asks nothing like " + state.pending.asked);
    };
  }

  private List<TrailChoice> storeChoices(TrailState state) {
    List<TrailChoice> all = new ArrayList<>();
    all.add(Act.LEAVE_STORE);
    all.addAll(store.offers(state));
    return all;
  }

  private Optional<Rejection> storeRefusal(TrailState state, TrailChoice choice) {
    return switch (choice) {
      case Act act when act == Act.LEAVE_STORE -> Optional.empty();
      case Buy buy when buy.quantity() < 1 -> refused("NOTHING_BOUGHT");
      case Buy buy -> store.refusal(state, StoreCounter.order(buy));
      case Purchase order -> store.refusal(state, order);
      default -> notNow();
    };
  }

  /** In the order of their numbers in the menu. */
  private List<TrailChoice> campChoices(TrailState state) {
    List<TrailChoice> all = new ArrayList<>();
    all.add(Act.CONTINUE);
    for (int days = 1; days <= camp.restDaysMax(); days++) all.add(new Rest(days));
    all.add(Act.TRADE);
    for (int bullets : HUNTS)
      if (hunting.refusal(state, bullets).isEmpty()) all.add(new Hunt(bullets));
    if (state.content.revised() && hunting.refusal(state, 1).isEmpty()) all.add(Act.STALK);
    if (mayTalk(state)) all.add(Act.TALK);
    if (atStore(state)) all.add(Act.VISIT_STORE);
    for (Pace pace : Pace.values()) if (pace != state.journey.pace) all.add(new SetPace(pace));
    for (Rations rations : Rations.values())
      if (rations != state.journey.rations) all.add(new SetRations(rations));
    return all;
  }

  private Optional<Rejection> campRefusal(TrailState state, TrailChoice choice) {
    return switch (choice) {
      case Act act when act == Act.CONTINUE || act == Act.TRADE -> Optional.empty();
      case Act act when act == Act.STALK ->
          state.content.revised() ? hunting.refusal(state, 1) : notNow();
      case Act act when act == Act.TALK -> mayTalk(state) ? Optional.empty() : notNow();
      case Act act when act == Act.VISIT_STORE ->
          atStore(state) ? Optional.empty() : refused("NO_STORE");
      case Rest(int days) ->
          days >= 1 && days <= camp.restDaysMax()
              ? Optional.empty()
              : refused("REST_OUT_OF_RANGE", "most", camp.restDaysMax());
      case Hunt(int bullets) -> hunting.refusal(state, bullets);
      case SetPace(Pace pace) ->
          pace != state.journey.pace ? Optional.empty() : refused("UNCHANGED");
      case SetRations(Rations rations) ->
          rations != state.journey.rations ? Optional.empty() : refused("UNCHANGED");
      default -> notNow();
    };
  }

  /** Made when somebody looks: what can be paid depends on what there is. */
  private Status<TrailChoice> wayfarerPrompt(TrailState state) {
    return ask(replies, faces.get(state.pending.encounter), state);
  }

  private static List<TrailChoice> answers(TrailState state) {
    Wayfarers.Row row = state.content.wayfarers().get(state.pending.encounter);
    List<TrailChoice> answers = new ArrayList<>();
    for (int option = 0; option < row.choices().size(); option++)
      if (row.choices().get(option).affordable(state.stores))
        answers.add(new Respond(row.id(), option));
    return answers;
  }

  private static Optional<Rejection> answerRefusal(TrailState state, TrailChoice choice) {
    return answers(state).contains(choice) ? Optional.empty() : notNow();
  }

  private Status<TrailChoice> tradePrompt(TrailState state) {
    Pending pending = state.pending;
    Barterable give = Barterable.values()[pending.give];
    Barterable receive = Barterable.values()[pending.receive];
    Msg why =
        Msg.of(
            "prompt.trade",
            "give",
            Msg.of("barter." + give, "amount", pending.giveAmount),
            "receive",
            Msg.of("barter." + receive, "amount", pending.receiveAmount));
    return ask(barter, why, state);
  }

  private List<TrailChoice> deals(TrailState state) {
    return trades.refusal(state).isEmpty()
        ? List.of(Act.ACCEPT_TRADE, Act.DECLINE_TRADE)
        : List.of(Act.DECLINE_TRADE);
  }

  private Optional<Rejection> dealRefusal(TrailState state, TrailChoice choice) {
    if (choice == Act.DECLINE_TRADE) return Optional.empty();
    return choice == Act.ACCEPT_TRADE ? trades.refusal(state) : notNow();
  }

  private Status<TrailChoice> crossingPrompt(TrailState state) {
    Msg why =
        Msg.of(
            "prompt.crossing",
            "river",
            state.content.road().name(state.journey.node),
            "depth",
            state.pending.depth,
            "width",
            state.pending.width / 1000);
    return ask(fords, why, state);
  }

  private List<TrailChoice> methods(TrailState state) {
    List<TrailChoice> all = new ArrayList<>();
    for (CrossingMethod method : CrossingMethod.values())
      if (crossings.refusal(state, method).isEmpty()) all.add(new Cross(method));
    return all;
  }

  private Optional<Rejection> crossingRefusal(TrailState state, TrailChoice choice) {
    return choice instanceof Cross(CrossingMethod method)
        ? crossings.refusal(state, method)
        : notNow();
  }

  private List<TrailChoice> ways(TrailState state) {
    List<TrailChoice> all = new ArrayList<>();
    for (DallesWay way : DallesWay.values())
      if (dalles.refusal(state, way).isEmpty()) all.add(new Pass(way));
    return all;
  }

  private Optional<Rejection> dallesRefusal(TrailState state, TrailChoice choice) {
    return choice instanceof Pass(DallesWay way) ? dalles.refusal(state, way) : notNow();
  }

  private Status<TrailChoice> huntPrompt(TrailState state) {
    Msg why =
        Msg.of(
            "prompt.hunt",
            "animal",
            Msg.of("animal." + scene.animal(state).id()),
            "distance",
            Msg.of("distance." + state.stalk.distance()));
    List<TrailChoice> offers = List.copyOf(scene.offers(state));
    return new Status.Awaiting<>(Prompt.ask(Seat.first(), "hunt", why, Choices.of(offers)));
  }

  private static boolean atStore(TrailState state) {
    return state.content.road().node(state.journey.node).store() && atPlace(state);
  }

  /** There is somebody to talk to at every place. */
  private static boolean mayTalk(TrailState state) {
    return state.content.revised() && atPlace(state);
  }

  static boolean atPlace(TrailState state) {
    Journey journey = state.journey;
    return journey.milliMiles == state.content.road().marker(journey.variant, journey.node);
  }

  private static Status<TrailChoice> ask(Menu menu, Msg why, TrailState state) {
    return new Status.Awaiting<>(Prompt.ask(Seat.first(), menu.kind(), why, menu.to(state)));
  }
}
