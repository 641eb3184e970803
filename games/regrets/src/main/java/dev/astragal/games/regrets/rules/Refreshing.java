package dev.astragal.games.regrets.rules;

import dev.astragal.games.regrets.DayEvent.PhaseBegan;
import dev.astragal.games.regrets.DayEvent.PreserverThrown;
import dev.astragal.games.regrets.Phase;
import dev.astragal.games.regrets.RegretsEvent;
import dev.astragal.games.regrets.RegretsState;
import dev.astragal.games.regrets.cards.Dice;
import dev.astragal.kernel.game.Turn;

/** The Refresh phase: everybody rolls, and the luckiest must throw the Life Preserver. */
final class Refreshing {
  private final DiceRolls dice;

  Refreshing(DiceRolls dice) {
    this.dice = dice;
  }

  void run(Turn<RegretsState, RegretsEvent> turn) {
    int seats = turn.state().seats();
    for (int seat = 0; seat < seats; seat++) dice.rollAll(seat, true, turn);
    turn.emit(PhaseBegan.of(Phase.DECLARATION));
    if (seats > 1) turn.emit(PreserverThrown.of(luckiest(turn.state())));
  }

  /** The highest fresh total; of several, the first in turn order. */
  private static int luckiest(RegretsState state) {
    int luckiest = state.first();
    int best = -1;
    for (int i = 0; i < state.seats(); i++) {
      int seat = (state.first() + i) % state.seats();
      int total = Dice.sum(state.fisher(seat).fresh());
      if (total > best) {
        best = total;
        luckiest = seat;
      }
    }
    return luckiest;
  }
}
