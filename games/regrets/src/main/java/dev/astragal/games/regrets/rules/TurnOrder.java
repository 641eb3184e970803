package dev.astragal.games.regrets.rules;

import dev.astragal.games.regrets.Decision;
import dev.astragal.games.regrets.Phase;
import dev.astragal.games.regrets.RegretsEvent;
import dev.astragal.games.regrets.RegretsPolicy;
import dev.astragal.games.regrets.RegretsState;
import dev.astragal.games.regrets.TurnEvent.DecisionAsked;
import dev.astragal.games.regrets.TurnEvent.FishCoinTaken;
import dev.astragal.games.regrets.TurnEvent.LastPlayerStanding;
import dev.astragal.games.regrets.TurnEvent.Passed;
import dev.astragal.games.regrets.TurnEvent.PlayerSkipped;
import dev.astragal.games.regrets.TurnEvent.TurnEnded;
import dev.astragal.games.regrets.TurnEvent.TurnStarted;
import dev.astragal.games.regrets.madness.Draws;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Turn;

/** Whose turn comes next, passing, its rewards, and the last player's remaining turns. */
public final class TurnOrder {
  private final Figures figures;
  private final Draws draws;
  private final Ending ending;

  TurnOrder(Figures figures, Draws draws, Ending ending) {
    this.figures = figures;
    this.draws = draws;
    this.ending = ending;
  }

  void startTurn(int seat, Turn<RegretsState, RegretsEvent> turn) {
    turn.emit(TurnStarted.of(seat));
    if (turn.state().plugPulled()
        && figures.policy().sea().plugErodes() == RegretsPolicy.PlugErodes.EVERY_TURN) {
      StartOfDay.erode(turn);
      ending.ifSeaEmpty(turn);
    }
  }

  /** The turn's action is done. {@code counts} is false for a turn that is not one of the last. */
  public void endTurn(int seat, boolean counts, Turn<RegretsState, RegretsEvent> turn) {
    int left = turn.state().turnsLeft();
    if (counts && left != RegretsState.UNLIMITED) left--;
    turn.emit(TurnEnded.of(seat, left));
    if (left == 0) turn.emit(Passed.of(seat, true));
    else goOn(seat, turn);
  }

  void pass(int seat, Turn<RegretsState, RegretsEvent> turn) {
    boolean first = turn.state().notPassed() == turn.state().seats();
    turn.emit(Passed.of(seat, false));
    if (first) {
      turn.emit(FishCoinTaken.of(seat));
      reward(seat, turn);
    }
    int left = turn.state().notPassed();
    if (left == 1) limitLastPlayer(turn);
    if (left > 0) goOn(seat, turn);
  }

  /** Everybody else has passed while a seat came ashore: it has its turns at Port before it. */
  void limitIfAlone(Turn<RegretsState, RegretsEvent> turn) {
    if (turn.state().seats() > 1 && turn.state().notPassed() == 1) limitLastPlayer(turn);
  }

  /** Ends the day once all have passed and nobody is still owed an answer. */
  void closeDayIfOver(Turn<RegretsState, RegretsEvent> turn) {
    RegretsState state = turn.state();
    if (state.phase() == Phase.ACTION && !state.hasPending() && state.notPassed() == 0) {
      ending.endDay(turn);
    }
  }

  private void limitLastPlayer(Turn<RegretsState, RegretsEvent> turn) {
    RegretsState state = turn.state();
    int seat = 0;
    while (state.fisher(seat).passed()) seat++;
    RegretsPolicy.Turns turns = figures.policy().turns();
    boolean ashore = state.fisher(seat).atPort();
    turn.emit(
        new LastPlayerStanding(Seat.of(seat), ashore ? turns.lastAtPort() : turns.lastAtSea()));
  }

  /** The next seat that has not passed; each passed one walked over is rewarded. */
  private void goOn(int from, Turn<RegretsState, RegretsEvent> turn) {
    int seats = turn.state().seats();
    for (int i = 1; i <= seats; i++) {
      int seat = (from + i) % seats;
      if (!turn.state().fisher(seat).passed()) {
        startTurn(seat, turn);
        return;
      }
      turn.emit(PlayerSkipped.of(seat));
      reward(seat, turn);
    }
  }

  /** A dink or a Regret less: asked where both can be had, given where only one can. */
  private void reward(int seat, Turn<RegretsState, RegretsEvent> turn) {
    boolean dink = turn.state().dinkDeckSize() > 0;
    boolean regret = turn.state().fisher(seat).regretCount() > 0;
    if (dink && regret) turn.emit(new DecisionAsked(Decision.PASS_REWARD, Seat.of(seat), 0));
    else if (dink) draws.drawDink(seat, turn);
    else if (regret) draws.discardRandomRegret(seat, turn);
  }
}
