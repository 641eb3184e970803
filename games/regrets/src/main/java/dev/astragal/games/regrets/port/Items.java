package dev.astragal.games.regrets.port;

import dev.astragal.games.regrets.CardEvent.GearLost;
import dev.astragal.games.regrets.Decision;
import dev.astragal.games.regrets.RegretsEvent;
import dev.astragal.games.regrets.RegretsState;
import dev.astragal.games.regrets.TurnEvent.DecisionAsked;
import dev.astragal.games.regrets.cards.Gear;
import dev.astragal.games.regrets.rules.Figures;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Turn;

/** Losing rods, reels and supplies. */
public final class Items {
  private final Figures figures;

  public Items(Figures figures) {
    this.figures = figures;
  }

  /** Cards go under the deck of their shop; starters were never for sale and leave the game. */
  public void lose(int seat, int gear, Turn<RegretsState, RegretsEvent> turn) {
    for (int rest = gear; rest != 0; rest &= rest - 1) {
      Gear card = Gear.of(Integer.numberOfTrailingZeros(rest));
      boolean toShop = (card.bit() & figures.cards().starters()) == 0;
      turn.emit(new GearLost(Seat.of(seat), card, figures.cards().shop(card), toShop));
    }
  }

  /** Everybody loses one item of their own choice, beginning with the current player. */
  public void everybodyLosesOne(Turn<RegretsState, RegretsEvent> turn) {
    RegretsState state = turn.state();
    for (int i = 0; i < state.seats(); i++) {
      int seat = (state.current() + i) % state.seats();
      int gear = state.fisher(seat).gear();
      if (Integer.bitCount(gear) == 1) lose(seat, gear, turn);
      else if (gear != 0) turn.emit(new DecisionAsked(Decision.DISCARD_ITEM, Seat.of(seat), 0));
    }
  }
}
