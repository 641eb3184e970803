package dev.astragal.games.regrets.rules;

import dev.astragal.games.regrets.CardEvent.RegretDrawn;
import dev.astragal.games.regrets.Day;
import dev.astragal.games.regrets.DayEvent.BagFilled;
import dev.astragal.games.regrets.DayEvent.BoardSetUp;
import dev.astragal.games.regrets.DayEvent.DayStarted;
import dev.astragal.games.regrets.DayEvent.DinksShuffled;
import dev.astragal.games.regrets.DayEvent.FirstPlayerDrawn;
import dev.astragal.games.regrets.DayEvent.PhaseBegan;
import dev.astragal.games.regrets.DayEvent.RegretsShuffled;
import dev.astragal.games.regrets.DayEvent.SeaDealt;
import dev.astragal.games.regrets.DayEvent.ShopArranged;
import dev.astragal.games.regrets.Phase;
import dev.astragal.games.regrets.RegretsEvent;
import dev.astragal.games.regrets.RegretsPolicy;
import dev.astragal.games.regrets.RegretsState;
import dev.astragal.games.regrets.SeaEvent.PlugPulled;
import dev.astragal.games.regrets.Streams;
import dev.astragal.games.regrets.cards.Angler;
import dev.astragal.games.regrets.cards.Cards;
import dev.astragal.games.regrets.cards.Dink;
import dev.astragal.games.regrets.cards.Fish;
import dev.astragal.games.regrets.cards.Gear;
import dev.astragal.games.regrets.cards.Regret;
import dev.astragal.games.regrets.cards.Shop;
import dev.astragal.games.regrets.madness.Draws;
import dev.astragal.games.regrets.port.Market;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.rng.Rng;
import dev.astragal.kernel.state.Ints;
import java.util.Arrays;
import java.util.List;

/** Lays the table: crew, sea, decks, shops, first dice. */
final class SettingUp {
  private final Figures figures;
  private final Crew crew;
  private final Market market;
  private final DiceRolls dice;
  private final Draws draws;
  private final StartOfDay startOfDay;

  /** By angler. */
  private final List<List<Gear>> firstGear;

  SettingUp(
      Figures figures,
      Crew crew,
      Market market,
      DiceRolls dice,
      Draws draws,
      StartOfDay startOfDay) {
    this.figures = figures;
    this.crew = crew;
    this.market = market;
    this.dice = dice;
    this.draws = draws;
    this.startOfDay = startOfDay;
    this.firstGear =
        Arrays.stream(Angler.values()).map(angler -> gear(figures.cards(), angler)).toList();
  }

  private static List<Gear> gear(Cards cards, Angler angler) {
    return Arrays.stream(Draws.members(cards.firstGear(angler))).mapToObj(Gear::of).toList();
  }

  void run(Turn<RegretsState, RegretsEvent> turn) {
    Rng rng = turn.rng(Streams.SETUP);
    seatCrew(rng, turn);
    dealSea(rng, turn);
    turn.emit(new RegretsShuffled(shuffled(Regret.COUNT, rng)));
    turn.emit(new DinksShuffled(shuffled(Dink.COUNT, rng)));
    stockShops(rng, turn);
    Cards cards = figures.cards();
    turn.emit(new BagFilled(cards.tackleCount(0), cards.tackleCount(1), cards.tackleCount(2)));
    market.fillTackle(turn);
    for (int seat = 0; seat < turn.state().seats(); seat++) {
      dice.rollFirst(seat, turn);
      int gifts = cards.firstDinks(turn.state().fisher(seat).angler());
      for (int i = 0; i < gifts; i++) draws.drawDink(seat, turn);
    }
    special(turn);
    if (figures.policy().setup().firstPlayer() == RegretsPolicy.FirstPlayer.RANDOM) {
      turn.emit(new FirstPlayerDrawn(Seat.of(rng.below(turn.state().seats()))));
    }
    turn.emit(new DayStarted(Day.MONDAY, Seat.of(turn.state().first())));
    startOfDay.grantExtraActions(turn);
    turn.emit(PhaseBegan.of(Phase.REFRESH));
  }

  /** Weeks that do not begin like others. */
  private void special(Turn<RegretsState, RegretsEvent> turn) {
    RegretsPolicy.Start start = figures.policy().setup();
    for (int i = 0; i < start.regrets() * turn.state().seats(); i++) {
      Seat seat = Seat.of(i % turn.state().seats());
      turn.emit(new RegretDrawn(seat, Regret.of(turn.state().topRegret())));
    }
    if (start.plugPulled()) turn.emit(new PlugPulled(Seat.SPECTATOR));
  }

  private void seatCrew(Rng rng, Turn<RegretsState, RegretsEvent> turn) {
    Cards cards = figures.cards();
    RegretsPolicy.Start start = figures.policy().setup();
    Angler[] anglers = crew.seated(turn.state().seats(), rng);
    for (int seat = 0; seat < anglers.length; seat++) {
      Angler angler = anglers[seat];
      int bucks =
          Math.min(figures.policy().port().bucksMax(), start.bucks() + cards.extraBucks(angler));
      turn.emit(
          new BoardSetUp(
              Seat.of(seat),
              angler,
              bucks,
              1 + cards.extraDepth(angler),
              start.mountSlots() + cards.extraSlots(angler),
              cards.shields(angler),
              firstGear.get(angler.ordinal())));
    }
  }

  /** Each depth is shuffled and dealt round-robin to its three shoals. */
  private void dealSea(Rng rng, Turn<RegretsState, RegretsEvent> turn) {
    int[] sizes = new int[RegretsState.SHOALS];
    int[] dealt = new int[Fish.COUNT];
    int next = 0;
    for (int depth = 1; depth <= Cards.DEPTHS; depth++) {
      int[] deck = Draws.members(figures.cards().fishAtDepth(depth));
      rng.shuffle(deck);
      for (int column = 0; column < RegretsState.SHOALS_PER_DEPTH; column++) {
        int shoal = (depth - 1) * RegretsState.SHOALS_PER_DEPTH + column;
        for (int i = column; i < deck.length; i += RegretsState.SHOALS_PER_DEPTH) {
          dealt[next++] = deck[i];
          sizes[shoal]++;
        }
      }
    }
    turn.emit(new SeaDealt(Ints.of(sizes), Ints.of(dealt)));
  }

  private void stockShops(Rng rng, Turn<RegretsState, RegretsEvent> turn) {
    int taken = figures.cards().starters();
    for (int seat = 0; seat < turn.state().seats(); seat++) {
      taken |= turn.state().fisher(seat).gear();
    }
    for (int shop = 0; shop < Shop.CARD_SHOPS; shop++) {
      int[] deck = Draws.members(figures.cards().gearOf(Shop.of(shop)) & ~taken);
      rng.shuffle(deck);
      int visible = Math.min(deck.length, figures.policy().port().visibleCards());
      turn.emit(new ShopArranged(Shop.of(shop), Ints.of(deck), visible));
    }
  }

  private static Ints shuffled(int count, Rng rng) {
    int[] order = new int[count];
    for (int i = 0; i < count; i++) order[i] = i;
    rng.shuffle(order);
    return Ints.of(order);
  }
}
