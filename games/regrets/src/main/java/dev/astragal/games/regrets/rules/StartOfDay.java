package dev.astragal.games.regrets.rules;

import dev.astragal.games.regrets.Day;
import dev.astragal.games.regrets.DayEvent.BoatReeledIn;
import dev.astragal.games.regrets.DayEvent.DayStarted;
import dev.astragal.games.regrets.DayEvent.ExtraActionGained;
import dev.astragal.games.regrets.DayEvent.FishHid;
import dev.astragal.games.regrets.DayEvent.FishSwamAway;
import dev.astragal.games.regrets.DayEvent.PhaseBegan;
import dev.astragal.games.regrets.DayEvent.ShoalEroded;
import dev.astragal.games.regrets.DayEvent.TackleGranted;
import dev.astragal.games.regrets.DayEvent.WormsTurnedUp;
import dev.astragal.games.regrets.Fisher;
import dev.astragal.games.regrets.Phase;
import dev.astragal.games.regrets.RegretsEvent;
import dev.astragal.games.regrets.RegretsPolicy;
import dev.astragal.games.regrets.RegretsState;
import dev.astragal.games.regrets.Streams;
import dev.astragal.games.regrets.cards.Effect;
import dev.astragal.games.regrets.cards.Fish;
import dev.astragal.games.regrets.cards.Tackle;
import dev.astragal.games.regrets.cards.TackleDice;
import dev.astragal.games.regrets.port.Market;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Turn;

/** The Start phase of every day but Monday, in the order the rules give. */
final class StartOfDay {
  private final Figures figures;
  private final Market market;
  private final Ending ending;

  StartOfDay(Figures figures, Market market, Ending ending) {
    this.figures = figures;
    this.market = market;
    this.ending = ending;
  }

  void run(Turn<RegretsState, RegretsEvent> turn) {
    RegretsState before = turn.state();
    Day day = Day.of(before.day().ordinal() + 1);
    int first =
        before.coin() == RegretsState.NOBODY
            ? (before.first() + 1) % before.seats()
            : before.coin();
    turn.emit(new DayStarted(day, Seat.of(first)));
    fishSwimAway(turn);
    if (ending.ifSeaEmpty(turn)) return;
    if (day.turnsWormsUp()) turnWormsUp(turn);
    if (day.givesTackle()) giveTackle(turn);
    market.rotate(turn);
    reelIn(turn);
    if (turn.state().plugPulled()
        && figures.policy().sea().plugErodes() == RegretsPolicy.PlugErodes.DAILY) {
      erode(turn);
      if (ending.ifSeaEmpty(turn)) return;
    }
    grantExtraActions(turn);
    turn.emit(PhaseBegan.of(Phase.REFRESH));
  }

  void grantExtraActions(Turn<RegretsState, RegretsEvent> turn) {
    for (int seat = 0; seat < turn.state().seats(); seat++) {
      if (figures.has(turn.state().fisher(seat), Effect.EXTRA_SEA_ACTION)) {
        turn.emit(ExtraActionGained.of(seat));
      }
    }
  }

  /** The Plug is out: the next shoal that still has a card loses its top one. */
  static void erode(Turn<RegretsState, RegretsEvent> turn) {
    RegretsState state = turn.state();
    for (int i = 0; i < RegretsState.SHOALS; i++) {
      int shoal = (state.plugCursor() + i) % RegretsState.SHOALS;
      if (state.shoalSize(shoal) > 0) {
        int next = (shoal + 1) % RegretsState.SHOALS;
        turn.emit(new ShoalEroded(shoal, Fish.of(state.top(shoal)), next));
        return;
      }
    }
  }

  private void fishSwimAway(Turn<RegretsState, RegretsEvent> turn) {
    boolean hide = figures.policy().sea().swimAway() == RegretsPolicy.SwimAway.HIDE;
    for (int shoal = 0; shoal < RegretsState.SHOALS; shoal++) {
      RegretsState state = turn.state();
      if (!state.faceUp(shoal)) continue;
      Fish fish = Fish.of(state.top(shoal));
      turn.emit(hide ? new FishHid(shoal, fish) : new FishSwamAway(shoal, fish));
    }
  }

  private static void turnWormsUp(Turn<RegretsState, RegretsEvent> turn) {
    for (int seat = 0; seat < turn.state().seats(); seat++) {
      if (!turn.state().fisher(seat).wormsUp()) turn.emit(new WormsTurnedUp(Seat.of(seat)));
    }
  }

  /** A blue or orange die each from the bag; green ones for all when there are too few. */
  private static void giveTackle(Turn<RegretsState, RegretsEvent> turn) {
    RegretsState state = turn.state();
    int seats = state.seats();
    int greens = TackleDice.count(state.tackleBag(), Tackle.GREEN) * TackleDice.one(Tackle.GREEN);
    boolean good = TackleDice.count(state.tackleBag() - greens) >= seats;
    for (int i = 0; i < seats; i++) {
      int bag = turn.state().tackleBag();
      int green = TackleDice.count(bag, Tackle.GREEN) * TackleDice.one(Tackle.GREEN);
      int pool = good ? bag - green : green;
      int count = TackleDice.count(pool);
      if (count == 0) return;
      int colour = good ? Market.drawFrom(pool, count, turn.rng(Streams.DECKS)) : 0;
      int seat = (state.first() + i) % seats;
      turn.emit(TackleGranted.of(seat, Tackle.of(colour)));
    }
  }

  private static void reelIn(Turn<RegretsState, RegretsEvent> turn) {
    for (int seat = 0; seat < turn.state().seats(); seat++) {
      Fisher fisher = turn.state().fisher(seat);
      if (fisher.atSea() && fisher.depth() > 1) {
        turn.emit(BoatReeledIn.of(seat, fisher.depth() - 1));
      }
    }
  }
}
