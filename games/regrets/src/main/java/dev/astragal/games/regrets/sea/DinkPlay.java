package dev.astragal.games.regrets.sea;

import dev.astragal.games.regrets.CardEvent.BaitArmed;
import dev.astragal.games.regrets.CardEvent.BucksGained;
import dev.astragal.games.regrets.CardEvent.DieReadied;
import dev.astragal.games.regrets.CardEvent.DieTurned;
import dev.astragal.games.regrets.CardEvent.DinkPlayed;
import dev.astragal.games.regrets.Fisher;
import dev.astragal.games.regrets.RegretsEvent;
import dev.astragal.games.regrets.RegretsState;
import dev.astragal.games.regrets.SeaEvent.ShoalPeeked;
import dev.astragal.games.regrets.cards.Dice;
import dev.astragal.games.regrets.cards.Dink;
import dev.astragal.games.regrets.cards.Fish;
import dev.astragal.games.regrets.rules.DiceRolls;
import dev.astragal.games.regrets.rules.Figures;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Turn;

/** What the dinks do that a player plays; all others work by themselves where they matter. */
public final class DinkPlay {
  private final Figures figures;
  private final DiceRolls dice;
  private final Fishing fishing;

  public DinkPlay(Figures figures, DiceRolls dice, Fishing fishing) {
    this.figures = figures;
    this.dice = dice;
    this.fishing = fishing;
  }

  public void play(int seat, Dink dink, int die, Turn<RegretsState, RegretsEvent> turn) {
    turn.emit(DinkPlayed.of(seat, dink));
    switch (figures.cards().effect(dink)) {
      case GAIN_ONE_BUCK -> turn.emit(new BucksGained(Seat.of(seat), 1));
      case READY_SPENT_DIE -> turn.emit(new DieReadied(Seat.of(seat), die));
      case DIE_TO_SIX -> turn.emit(new DieTurned(Seat.of(seat), die, Dice.FACES));
      case PLUS_ONE_ON_NEXT_CATCH -> turn.emit(new BaitArmed(Seat.of(seat)));
      case PEEK_OWN_DEPTH -> peekOwnDepth(seat, turn);
      case REROLL_SPENT_DICE -> {
        dice.rollSpent(seat, turn);
        fishing.afterNet(seat, turn);
      }
      default -> throw new IllegalStateException(dink + " is not a dink to be played");
    }
  }

  private static void peekOwnDepth(int seat, Turn<RegretsState, RegretsEvent> turn) {
    Fisher fisher = turn.state().fisher(seat);
    for (int shoal = 0; shoal < RegretsState.SHOALS; shoal++) {
      RegretsState state = turn.state();
      if (RegretsState.depthOf(shoal) == fisher.depth() && state.shoalSize(shoal) > 0) {
        turn.emit(new ShoalPeeked(Seat.of(seat), shoal, Fish.of(state.top(shoal)), false));
      }
    }
  }
}
