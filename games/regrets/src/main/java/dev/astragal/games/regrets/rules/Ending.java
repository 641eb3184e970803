package dev.astragal.games.regrets.rules;

import dev.astragal.games.regrets.Day;
import dev.astragal.games.regrets.DayEvent.DayEnded;
import dev.astragal.games.regrets.DayEvent.EndReason;
import dev.astragal.games.regrets.DayEvent.GameEnded;
import dev.astragal.games.regrets.DayEvent.Measured;
import dev.astragal.games.regrets.DayEvent.PhaseBegan;
import dev.astragal.games.regrets.DayEvent.Scored;
import dev.astragal.games.regrets.DayEvent.TaleTold;
import dev.astragal.games.regrets.DayEvent.Won;
import dev.astragal.games.regrets.Phase;
import dev.astragal.games.regrets.RegretsEvent;
import dev.astragal.games.regrets.RegretsState;
import dev.astragal.games.regrets.cards.Effect;
import dev.astragal.games.regrets.scoring.Reckoning;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Turn;
import java.util.Optional;

/** The end of a day and the end of everything. */
public final class Ending {
  private final Figures figures;

  Ending(Figures figures) {
    this.figures = figures;
  }

  /** All have passed: tales are told, and the next day or the reckoning comes. */
  void endDay(Turn<RegretsState, RegretsEvent> turn) {
    Day day = turn.state().day();
    boolean last = day == Day.SATURDAY;
    if (!last || figures.policy().scoring().taleOnSaturday()) tellTales(turn);
    turn.emit(DayEnded.of(day));
    if (last) endGame(EndReason.WEEK_OVER, turn);
    else turn.emit(PhaseBegan.of(Phase.START));
  }

  /** Ends the game at once when no shoal has a card left; tells whether it did. */
  public boolean ifSeaEmpty(Turn<RegretsState, RegretsEvent> turn) {
    if (!turn.state().seaEmpty()) return false;
    endGame(EndReason.SEA_EMPTY, turn);
    return true;
  }

  private void tellTales(Turn<RegretsState, RegretsEvent> turn) {
    for (int seat = 0; seat < turn.state().seats(); seat++) {
      if (figures.has(turn.state().fisher(seat), Effect.TWO_POINTS_A_DAY)) {
        turn.emit(new TaleTold(Seat.of(seat), figures.policy().scoring().tale()));
      }
    }
  }

  private void endGame(EndReason reason, Turn<RegretsState, RegretsEvent> turn) {
    turn.emit(new GameEnded(reason));
    Reckoning reckoning = Reckoning.of(turn.state(), figures);
    for (Reckoning.Account account : reckoning.accounts()) {
      turn.emit(
          new Scored(
              Seat.of(account.seat()),
              account.hand(),
              account.mounted(),
              account.forfeit(),
              account.bucks(),
              account.tales(),
              account.total(),
              account.regretValue(),
              account.regretCards()));
    }
    Optional<Goal> goal = figures.goal();
    if (goal.isEmpty()) {
      turn.emit(new Won(reckoning.winners(), reckoning.decidedBy()));
    } else {
      int total = reckoning.totals().get(0);
      turn.emit(new Measured(Seat.first(), total, goal.get().par(), goal.get().rank(total)));
    }
  }
}
