package dev.astragal.games.trail.modern;

import dev.astragal.games.trail.BarrierEvent.VotePostponed;
import dev.astragal.games.trail.CampEvent.CampMade;
import dev.astragal.games.trail.CampEvent.ChoiceRejected;
import dev.astragal.games.trail.CampEvent.IntentSet;
import dev.astragal.games.trail.CampEvent.StoreLeft;
import dev.astragal.games.trail.ModernEvent.DietSet;
import dev.astragal.games.trail.ModernEvent.DriveSet;
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
import dev.astragal.games.trail.barriers.BarrierResolver;
import dev.astragal.games.trail.barriers.BarrierWay;
import dev.astragal.games.trail.boss.BossFight;
import dev.astragal.games.trail.breakdowns.VehiclePart;
import dev.astragal.games.trail.camp.Intent;
import dev.astragal.games.trail.day.Clock;
import dev.astragal.games.trail.day.DayOutcome;
import dev.astragal.games.trail.day.Ending;
import dev.astragal.games.trail.decisions.Asked;
import dev.astragal.games.trail.decisions.MenuNumbers;
import dev.astragal.games.trail.encounters.EncounterResolver;
import dev.astragal.games.trail.health.Diet;
import dev.astragal.games.trail.health.Toll;
import dev.astragal.games.trail.health.Travellers;
import dev.astragal.games.trail.orders.ExecOrder;
import dev.astragal.games.trail.road.Drive;
import dev.astragal.games.trail.road.Region;
import dev.astragal.games.trail.store.Item;
import dev.astragal.games.trail.store.Outfitter;
import dev.astragal.games.trail.story.ModernStory;
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

/** The modern road. */
public final class ModernRules implements TrailRules {
  private final TrailContent content;
  private final Pipeline<TrailState, TrailEvent, DayOutcome> day;
  private final ModernPrompts prompts;
  private final ModernScreen screen;
  private final ModernWords words;
  private final ModernStory story;
  private final ModernScore score;
  private final Outfitter outfitter;
  private final BarrierResolver barriers;
  private final BossFight boss;
  private final EncounterResolver encounters;

  public ModernRules(TrailContent content) {
    this.content = content;
    ModernPolicy policy = content.modernPolicy();
    ModernDay course = new ModernDay(content);
    day = new Pipeline<>(course::whole, DayOutcome.TRAVELED_DAY, new ModernFinish(policy));
    outfitter = content.outfitter();
    barriers = new BarrierResolver(content);
    boss = new BossFight(content);
    encounters = new EncounterResolver(content);
    score = new ModernScore(content);
    prompts = new ModernPrompts(content.encounters(), outfitter, barriers, boss);
    screen = new ModernScreen(content, outfitter, boss, score);
    words = new ModernWords(outfitter, barriers, boss);
    story = new ModernStory(barriers);
  }

  @Override
  public TrailState begin(Setup setup) {
    TrailState state = new TrailState(content);
    ModernPolicy.Stats start = content.modernPolicy().start();
    ModernPolicy.PersonaRow persona = content.modern().persona();
    Travellers travellers = state.travellers;
    travellers.hp = start.hp();
    travellers.pants = start.pants();
    travellers.supplies = given(persona.supplies(), start.supplies());
    travellers.credibility = given(persona.credibility(), start.credibility());
    travellers.sanity = given(persona.sanity(), start.sanity());
    travellers.morale = given(persona.morale(), start.morale());
    travellers.allies = given(persona.allies(), start.allies());
    travellers.budgetCents = given(persona.budgetCents(), start.budgetCents());
    travellers.add(Toll.NONE, content);
    return state;
  }

  private static int given(int persona, int otherwise) {
    return persona > 0 ? persona : otherwise;
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
    Ints scores = Ints.of(score.of(state));
    return ending.won()
        ? new Outcome(ending.code(), List.of(Seat.of(0)), scores)
        : Outcome.ended(ending.code(), scores);
  }

  @Override
  public void choose(TrailState state, TrailChoice choice, Turn<TrailState, TrailEvent> turn) {
    switch (choice) {
      case Act act -> act(state, act, turn);
      case Shop(Item item, int quantity) -> outfitter.sell(state, item, quantity, turn);
      case SetDrive(Drive drive) -> turn.emit(new DriveSet(drive));
      case SetDiet(Diet diet) -> turn.emit(new DietSet(diet));
      case Rest(int days) -> {
        if (state.pending.asked == Asked.BOSS) boss.rest(state, turn);
        else turn.emit(IntentSet.of(Intent.REST, days));
      }
      case Clear(BarrierWay way) -> barriers.resolve(state, way, turn);
      case Respond(String _, int option) -> encounters.resolve(state, option, turn);
      case Buy _, Purchase _, SetPace _, SetRations _, Hunt _, Cross _, Pass _ ->
          throw notHere(turn);
    }
  }

  private void act(TrailState state, Act act, Turn<TrailState, TrailEvent> turn) {
    switch (act) {
      case CONTINUE -> {
        if (state.pending.asked == Asked.BOSS) turn.emit(new VotePostponed());
        else turn.emit(IntentSet.of(Intent.CONTINUE, 0));
      }
      case FORAGE -> turn.emit(IntentSet.of(Intent.FORAGE, 0));
      case LEAVE_STORE -> turn.emit(new StoreLeft(0));
      case FACE_BOSS -> boss.resolve(state, turn);
      case COMPOSE -> boss.compose(state, turn);
      case HALT -> turn.emit(new CampMade());
      case TRADE,
          VISIT_STORE,
          ACCEPT_TRADE,
          DECLINE_TRADE,
          STAY_ON_MAIN_ROAD,
          TAKE_SHORTCUT,
          TALK,
          STALK,
          SHOOT,
          CREEP,
          LOOK_ON,
          GO_HOME ->
          throw notHere(turn);
    }
  }

  private static RuntimeException notHere(Turn<TrailState, TrailEvent> turn) {
    return turn.refuse(Rejection.because("NOT_HERE"));
  }

  @Override
  public void refused(
      TrailState state,
      TrailChoice choice,
      List<Rejection> reasons,
      Turn<TrailState, TrailEvent> turn) {
    if (choice instanceof Clear(BarrierWay way) && state.pending.asked == Asked.CROSSING)
      turn.emit(new ChoiceRejected(way.name(), reasons.getFirst().code().toLowerCase(Locale.ROOT)));
  }

  @Override
  public void check(TrailState state, Violations out) {
    ModernInvariants.check(state, out);
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
      case "pending.encounter" ->
          Optional.of(Msg.of("encounter." + content.encounters().get((int) value).id()));
      case "vehicle.spares" ->
          Optional.of(counted(Msg.word(VehiclePart.values()[place].name()), value));
      case "affairs.metInRegion" ->
          Optional.of(counted(Msg.of("region." + Region.values()[place]), value));
      case "affairs.order" -> Optional.of(Msg.of("order." + ExecOrder.values()[(int) value]));
      case "vehicle.brokenPart" -> Optional.of(Msg.word(VehiclePart.values()[(int) value].name()));
      default -> Optional.empty();
    };
  }

  private static Msg counted(Msg what, long count) {
    return Msg.of("state.count", "what", what, "count", count);
  }

  @Override
  public Optional<Msg> renown(TrailState state) {
    return Optional.of(score.renown(state));
  }

  @Override
  public void measureEnd(TrailState state, Measures out) {
    boolean carried = state.journey.ending.won();
    out.value("arrived", carried ? 1 : 0);
    if (carried) {
      out.value("days of those who arrive", state.clock.day - 1L);
      out.value("score of those who arrive", score.of(state));
    }
    out.value("breakdowns", state.vehicle.breakdowns);
    out.value("reached the vote", state.vehicle.bossReady ? 1 : 0);
    Clock clock = state.clock;
    int moved = clock.travelDays + clock.partialDays;
    out.value("travelled of 1000 days", 1000L * moved / Math.max(1, moved + clock.nonTravelDays));
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
