package dev.astragal.games.regrets.rules;

import dev.astragal.games.regrets.Decision;
import dev.astragal.games.regrets.RegretsChoice;
import dev.astragal.games.regrets.RegretsEvent;
import dev.astragal.games.regrets.RegretsState;
import dev.astragal.games.regrets.choices.FixedChoices;
import dev.astragal.games.regrets.choices.Judge;
import dev.astragal.games.regrets.choices.OfferedChoices;
import dev.astragal.games.regrets.madness.Draws;
import dev.astragal.games.regrets.port.AtPort;
import dev.astragal.games.regrets.port.Items;
import dev.astragal.games.regrets.port.Market;
import dev.astragal.games.regrets.scoring.Reckoning;
import dev.astragal.games.regrets.sea.DinkPlay;
import dev.astragal.games.regrets.sea.Fishing;
import dev.astragal.kernel.game.Choices;
import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.screen.Msg;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The day machine: which rule comes now, and who is asked. */
public final class DayCycle {
  private static final Msg DECLARE = Msg.of("prompt.declare");
  private static final Msg TURN_AT_SEA = Msg.of("prompt.turn.sea");
  private static final Msg TURN_AT_PORT = Msg.of("prompt.turn.port");
  private static final String[] DECISION_KINDS = new String[Decision.values().length];
  private static final Msg[] DECISION_WHYS = new Msg[DECISION_KINDS.length];

  static {
    for (Decision decision : Decision.values()) {
      String kind = decision.name().toLowerCase(Locale.ROOT).replace('_', '-');
      DECISION_KINDS[decision.ordinal()] = kind;
      DECISION_WHYS[decision.ordinal()] = Msg.of("prompt." + kind);
    }
  }

  private final Figures figures;
  private final Judge judge;
  private final SettingUp settingUp;
  private final StartOfDay startOfDay;
  private final Refreshing refreshing;
  private final Declaring declaring;
  private final Fishing fishing;
  private final AtPort atPort;
  private final DinkPlay dinks;
  private final Answers answers;
  private final TurnOrder order;

  /** One for each seat: whatever lies on the table, the question is the same. */
  private final List<Status<RegretsChoice>> givePreserver = new ArrayList<>();

  private final List<Status<RegretsChoice>> placeCard = new ArrayList<>();

  public DayCycle(Figures figures, Crew crew, int seats) {
    this.figures = figures;
    for (int seat = 0; seat < seats; seat++) {
      givePreserver.add(
          ask(Decision.GIVE_PRESERVER, seat, FixedChoices.givePreserver(seats, seat)));
      placeCard.add(ask(Decision.PLACE_CARD, seat, FixedChoices.placeCard()));
    }
    judge = new Judge(figures);
    DiceRolls dice = new DiceRolls(figures);
    Draws draws = new Draws(figures);
    Market market = new Market(figures);
    Items items = new Items(figures);
    Ending ending = new Ending(figures);
    order = new TurnOrder(figures, draws, ending);
    startOfDay = new StartOfDay(figures, market, ending);
    settingUp = new SettingUp(figures, crew, market, dice, draws, startOfDay);
    refreshing = new Refreshing(dice);
    declaring = new Declaring(figures, dice, order, items);
    fishing = new Fishing(figures, dice, draws, items, order, ending);
    atPort = new AtPort(figures, draws, items, market, judge, order);
    dinks = new DinkPlay(figures, dice, fishing);
    answers = new Answers(figures, draws, items, fishing);
  }

  public Status<RegretsChoice> status(RegretsState state) {
    if (state.hasPending()) return decision(state.pendingDecision(), state);
    return switch (state.phase()) {
      case SETUP, START, REFRESH -> Status.running();
      case DECLARATION -> ask(state.current(), "declare", DECLARE, offered(state));
      case ACTION -> {
        boolean ashore = state.fisher(state.current()).atPort();
        yield ask(state.current(), "turn", ashore ? TURN_AT_PORT : TURN_AT_SEA, offered(state));
      }
      case ENDED -> Status.finished(outcome(state));
    };
  }

  private Status<RegretsChoice> decision(Decision decision, RegretsState state) {
    int seat = state.pendingSeat();
    return switch (decision) {
      case GIVE_PRESERVER -> givePreserver.get(seat);
      case PLACE_CARD -> placeCard.get(seat);
      case PASS_REWARD, PORT_DISCARD, DISCARD_ITEM, DISCARD_SMALL ->
          ask(decision, seat, offered(state));
    };
  }

  private Choices<RegretsChoice> offered(RegretsState state) {
    return new OfferedChoices(state, judge);
  }

  private static Status<RegretsChoice> ask(
      Decision decision, int seat, Choices<RegretsChoice> choices) {
    int which = decision.ordinal();
    return ask(seat, DECISION_KINDS[which], DECISION_WHYS[which], choices);
  }

  private static Status<RegretsChoice> ask(
      int seat, String kind, Msg why, Choices<RegretsChoice> choices) {
    return new Status.Awaiting<>(Prompt.ask(Seat.of(seat), kind, why, choices));
  }

  private Outcome outcome(RegretsState state) {
    Reckoning reckoning = Reckoning.of(state, figures);
    boolean missed =
        figures.goal().filter(goal -> !goal.reached(reckoning.totals().get(0))).isPresent();
    if (missed) return Outcome.ended("missed", reckoning.totals());
    List<Seat> winners = new ArrayList<>();
    for (int seat : reckoning.winners().toArray()) winners.add(Seat.of(seat));
    return new Outcome(winners.size() == 1 ? "won" : "shared", winners, reckoning.totals());
  }

  public void tick(RegretsState state, Turn<RegretsState, RegretsEvent> turn) {
    switch (state.phase()) {
      case SETUP -> settingUp.run(turn);
      case START -> startOfDay.run(turn);
      case REFRESH -> refreshing.run(turn);
      case DECLARATION, ACTION, ENDED ->
          throw new IllegalStateException("no time passes in phase " + state.phase());
    }
  }

  public void choose(RegretsChoice choice, Turn<RegretsState, RegretsEvent> turn) {
    int seat = turn.seat().index();
    switch (choice) {
      case RegretsChoice.Reveal(int shoal) -> fishing.reveal(seat, shoal, turn);
      case RegretsChoice.Catch cast -> fishing.cast(seat, cast, turn);
      case RegretsChoice.Pass() -> order.pass(seat, turn);
      case RegretsChoice.EndTurn() -> order.endTurn(seat, true, turn);
      case RegretsChoice.DeclareSea(int depth) -> declaring.sea(seat, depth, turn);
      case RegretsChoice.DeclarePort() -> declaring.port(seat, turn);
      case RegretsChoice.Descend descent -> fishing.descend(seat, descent, turn);
      case RegretsChoice.GiveUp(int die) -> fishing.giveUp(seat, die, turn);
      case RegretsChoice.Sell(var fish) -> atPort.sell(seat, fish, turn);
      case RegretsChoice.Mount(var fish, int slot) -> atPort.mount(seat, fish, slot, turn);
      case RegretsChoice.Buy buy -> atPort.buy(seat, buy, turn);
      case RegretsChoice.BuyTackle buy -> atPort.buyTackle(seat, buy, turn);
      case RegretsChoice.CycleMarket(var shop) -> atPort.cycle(seat, shop, turn);
      case RegretsChoice.UseWorms(int shoal) -> fishing.useWorms(seat, shoal, turn);
      case RegretsChoice.Peek(int shoal) -> fishing.peek(seat, shoal, turn);
      case RegretsChoice.PlaceCard(var place) -> answers.placeCard(seat, place, turn);
      case RegretsChoice.PlayDink(var dink, int die) -> dinks.play(seat, dink, die, turn);
      case RegretsChoice.UsePreserver() -> fishing.usePreserver(seat, turn);
      case RegretsChoice.FishAgain() -> fishing.fishAgain(seat, turn);
      case RegretsChoice.AbandonShip() -> declaring.abandonShip(seat, turn);
      case RegretsChoice.TakeTender() -> declaring.takeTender(seat, turn);
      case RegretsChoice.GivePreserver(int to) -> answers.givePreserver(seat, to, turn);
      case RegretsChoice.TakeReward(var reward) -> answers.takeReward(seat, reward, turn);
      case RegretsChoice.KeepRegrets() -> answers.keepRegrets(seat, turn);
      case RegretsChoice.DiscardRegret(int value) -> answers.discardRegret(seat, value, turn);
      case RegretsChoice.DiscardItem(var gear) -> answers.discardItem(seat, gear, turn);
      case RegretsChoice.DiscardFish(var fish) -> answers.discardFish(seat, fish, turn);
    }
    order.closeDayIfOver(turn);
  }
}
