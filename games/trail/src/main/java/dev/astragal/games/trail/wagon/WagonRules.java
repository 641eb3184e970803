package dev.astragal.games.trail.wagon;

import dev.astragal.games.trail.CampEvent.CampMade;
import dev.astragal.games.trail.CampEvent.ChoiceRejected;
import dev.astragal.games.trail.CampEvent.IntentSet;
import dev.astragal.games.trail.CampEvent.PaceSet;
import dev.astragal.games.trail.CampEvent.RationsSet;
import dev.astragal.games.trail.CampEvent.StoreLeft;
import dev.astragal.games.trail.CampEvent.StoreOpened;
import dev.astragal.games.trail.CampEvent.Talked;
import dev.astragal.games.trail.RiverEvent.CrossingChoiceInvalid;
import dev.astragal.games.trail.TrailChoice;
import dev.astragal.games.trail.TrailChoice.Act;
import dev.astragal.games.trail.TrailChoice.Buy;
import dev.astragal.games.trail.TrailChoice.Clear;
import dev.astragal.games.trail.TrailChoice.Cross;
import dev.astragal.games.trail.TrailChoice.Hunt;
import dev.astragal.games.trail.TrailChoice.Pass;
import dev.astragal.games.trail.TrailChoice.Purchase;
import dev.astragal.games.trail.TrailChoice.Respond;
import dev.astragal.games.trail.TrailChoice.Rest;
import dev.astragal.games.trail.TrailChoice.SetDiet;
import dev.astragal.games.trail.TrailChoice.SetDrive;
import dev.astragal.games.trail.TrailChoice.SetPace;
import dev.astragal.games.trail.TrailChoice.SetRations;
import dev.astragal.games.trail.TrailChoice.Shop;
import dev.astragal.games.trail.TrailContent;
import dev.astragal.games.trail.TrailEvent;
import dev.astragal.games.trail.TrailRules;
import dev.astragal.games.trail.TrailState;
import dev.astragal.games.trail.WayEvent.RouteChosen;
import dev.astragal.games.trail.breakdowns.Part;
import dev.astragal.games.trail.breakdowns.WagonBreakdown;
import dev.astragal.games.trail.camp.HuntingGround;
import dev.astragal.games.trail.camp.Intent;
import dev.astragal.games.trail.camp.IntentResolution;
import dev.astragal.games.trail.day.DayFinish;
import dev.astragal.games.trail.day.DayOutcome;
import dev.astragal.games.trail.day.Ending;
import dev.astragal.games.trail.decisions.Asked;
import dev.astragal.games.trail.decisions.MenuNumbers;
import dev.astragal.games.trail.encounters.WayfarerResolver;
import dev.astragal.games.trail.health.Fatality;
import dev.astragal.games.trail.health.Party;
import dev.astragal.games.trail.health.Rations;
import dev.astragal.games.trail.hunt.HuntScene;
import dev.astragal.games.trail.hunt.HuntYield;
import dev.astragal.games.trail.river.CrossingMethod;
import dev.astragal.games.trail.river.CrossingResolver;
import dev.astragal.games.trail.river.DallesResolver;
import dev.astragal.games.trail.river.DallesWay;
import dev.astragal.games.trail.road.Pace;
import dev.astragal.games.trail.road.Road;
import dev.astragal.games.trail.road.RouteVariant;
import dev.astragal.games.trail.store.StoreCounter;
import dev.astragal.games.trail.store.TradeResolver;
import dev.astragal.games.trail.story.WagonStory;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Measures;
import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Rejection;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Setup;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.game.Violations;
import dev.astragal.kernel.phase.Pipeline;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.screen.Screen;
import dev.astragal.kernel.screen.Telling;
import dev.astragal.kernel.screen.Wording;
import dev.astragal.kernel.state.Ints;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The wagon trail of 1848. */
public final class WagonRules implements TrailRules {
  private static final int FORT_BRIDGER_BRANCH = 7;

  private final TrailContent content;
  private final Pipeline<TrailState, TrailEvent, DayOutcome> day;
  private final WagonPrompts prompts;
  private final WagonScreen screen;
  private final WagonWords words;
  private final WagonStory story;
  private final WagonScore score;
  private final StoreCounter store;
  private final CrossingResolver crossings;
  private final DallesResolver dalles;
  private final TradeResolver trades;
  private final WayfarerResolver wayfarers;
  private final HuntScene hunt;

  public WagonRules(TrailContent content) {
    this.content = content;
    WagonPolicy policy = content.wagonPolicy();
    DayFinish finish = new DayFinish(policy.camp().askAfterDays());
    WagonDay course = new WagonDay(content);
    day = new Pipeline<>(course::whole, DayOutcome.TRAVELED_DAY, finish);
    Pipeline<TrailState, TrailEvent, DayOutcome> idleDay =
        new Pipeline<>(course::rootCauses, DayOutcome.NON_TRAVEL_DAY, finish);
    store = new StoreCounter(policy.store());
    crossings = new CrossingResolver(policy.crossings());
    dalles = new DallesResolver(policy.dalles(), idleDay);
    trades = new TradeResolver(policy.store());
    wayfarers = new WayfarerResolver(policy.store());
    hunt = new HuntScene(policy);
    score = new WagonScore(content);
    prompts = new WagonPrompts(content, store, crossings, dalles, trades);
    screen = new WagonScreen(content, store, score, hunt);
    words =
        new WagonWords(
            store,
            crossings,
            dalles,
            hunt,
            new HuntYield(policy),
            new Fatality(content),
            new WagonBreakdown(content),
            FORT_BRIDGER_BRANCH);
    story = new WagonStory(crossings, dalles, new HuntingGround(policy));
  }

  @Override
  public TrailState begin(Setup setup) {
    TrailState state = new TrailState(content);
    state.clock.year = content.wagonPolicy().calendar().year();
    state.clock.month = content.startMonth();
    state.stores.cashCents = content.occupation().cashCents();
    return state;
  }

  @Override
  public Pipeline<TrailState, TrailEvent, DayOutcome> day() {
    return day;
  }

  @Override
  public Status<TrailChoice> status(TrailState state) {
    return state.over() ? Status.finished(outcome(state)) : prompts.of(state);
  }

  private Outcome outcome(TrailState state) {
    Ending ending = state.journey.ending;
    return ending.won()
        ? new Outcome(ending.code(), List.of(Seat.of(0)), Ints.of(score.of(state)))
        : Outcome.ended(ending.code(), Ints.of(0));
  }

  @Override
  public void choose(TrailState state, TrailChoice choice, Turn<TrailState, TrailEvent> turn) {
    switch (choice) {
      case Act act -> act(state, act, turn);
      case Buy buy -> store.sell(state, StoreCounter.order(buy), turn);
      case Purchase order -> {
        store.sell(state, order, turn);
        turn.emit(new StoreLeft(state.journey.node));
      }
      case SetPace(Pace pace) -> turn.emit(new PaceSet(pace));
      case SetRations(Rations rations) -> turn.emit(new RationsSet(rations));
      case Rest(int days) -> turn.emit(IntentSet.of(Intent.REST, days));
      case Hunt(int bullets) -> turn.emit(IntentSet.of(Intent.HUNT, bullets));
      case Cross(CrossingMethod method) -> crossings.resolve(state, method, turn);
      case Pass(DallesWay way) -> dalles.resolve(state, way, turn);
      case Respond(String _, int option) -> wayfarers.resolve(state, option, turn);
      case Shop _, SetDrive _, SetDiet _, Clear _ -> throw notHere(turn);
    }
  }

  private void act(TrailState state, Act act, Turn<TrailState, TrailEvent> turn) {
    switch (act) {
      case CONTINUE -> turn.emit(IntentSet.of(Intent.CONTINUE, 0));
      case TRADE -> turn.emit(IntentSet.of(Intent.TRADE, 0));
      case VISIT_STORE -> turn.emit(new StoreOpened(state.journey.node));
      case LEAVE_STORE -> turn.emit(new StoreLeft(state.journey.node));
      case ACCEPT_TRADE -> trades.resolve(state, true, turn);
      case DECLINE_TRADE -> trades.resolve(state, false, turn);
      case STAY_ON_MAIN_ROAD -> route(state, state.journey.variant, turn);
      case TAKE_SHORTCUT -> {
        boolean eastern = state.journey.node == FORT_BRIDGER_BRANCH;
        route(state, Road.shortcut(state.journey.variant, eastern), turn);
      }
      case HALT -> turn.emit(new CampMade());
      case TALK -> turn.emit(new Talked(state.journey.node));
      case STALK -> turn.emit(IntentSet.of(Intent.HUNT, IntentResolution.HOUR_BY_HOUR));
      case SHOOT, CREEP, LOOK_ON, GO_HOME -> hunt.resolve(state, act, turn);
      case FORAGE, FACE_BOSS, COMPOSE -> throw notHere(turn);
    }
  }

  private static RuntimeException notHere(Turn<TrailState, TrailEvent> turn) {
    return turn.refuse(Rejection.because("NOT_HERE"));
  }

  private void route(TrailState state, RouteVariant variant, Turn<TrailState, TrailEvent> turn) {
    turn.emit(new RouteChosen(variant, content.road().nodeAt(variant, state.journey.milliMiles)));
  }

  @Override
  public void refused(
      TrailState state,
      TrailChoice choice,
      List<Rejection> reasons,
      Turn<TrailState, TrailEvent> turn) {
    String reason = reasons.getFirst().code().toLowerCase(Locale.ROOT);
    switch (choice) {
      case Cross(CrossingMethod method) when state.pending.asked == Asked.CROSSING ->
          turn.emit(new CrossingChoiceInvalid(method, reason, state.pending.depth));
      case Pass(DallesWay way) when state.pending.asked == Asked.DALLES ->
          turn.emit(new ChoiceRejected(way.name(), reason));
      case Hunt _ when state.pending.asked == Asked.CAMP ->
          turn.emit(new ChoiceRejected("HUNT", reason));
      default -> {}
    }
  }

  @Override
  public void check(TrailState state, Violations out) {
    WagonInvariants.check(state, out);
  }

  @Override
  public Optional<Msg> renown(TrailState state) {
    return Optional.of(score.renown(state));
  }

  @Override
  public List<Msg> reckoning(TrailState end, List<TrailEvent> past) {
    return score.told(end);
  }

  @Override
  public Optional<Msg> name(String field, int place, long value) {
    if (value < 0) return Optional.empty();
    return switch (field) {
      case "clock.month" -> Optional.of(Msg.of("month." + value));
      case "party.sickDays", "party.injuredDays" ->
          Optional.of(Msg.of("state.days", "name", content.names().get(place), "days", value));
      case "pending.encounter" ->
          Optional.of(Msg.of("encounter." + content.wayfarers().get((int) value).id()));
      case "journey.node" -> Optional.of(content.road().name((int) value));
      case "journey.brokenPart" -> Optional.of(Msg.word(Part.values()[(int) value].name()));
      case "stalk.animal" ->
          Optional.of(
              Msg.of("animal.the." + content.wagonPolicy().hunt().animals().get((int) value).id()));
      default -> Optional.empty();
    };
  }

  @Override
  public void measureEnd(TrailState state, Measures out) {
    boolean arrived = state.journey.ending.won();
    out.value("arrived", arrived ? 1 : 0);
    out.value("survivors", state.party.count());
    out.value("deaths", Party.SIZE - state.party.count());
    out.value("deaths by mere chance", state.graves.byChance());
    if (arrived) {
      out.value("survivors of those who arrive", state.party.count());
      out.value("days of those who arrive", state.clock.day - 1L);
      out.value("score of those who arrive", score.of(state));
    }
    out.category("ending", state.journey.ending.code());
  }

  @Override
  public Wording word(TrailState state, TrailChoice choice, Seat viewer) {
    return words.of(state, choice).numbered(MenuNumbers.of(state, choice));
  }

  @Override
  public Telling tell(TrailState before, Event event, Seat viewer) {
    return event instanceof TrailEvent happened ? story.of(before, happened) : Telling.of(event);
  }

  @Override
  public Screen present(TrailState state, Seat viewer) {
    return screen.of(state);
  }
}
