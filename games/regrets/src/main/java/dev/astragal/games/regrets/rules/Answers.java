package dev.astragal.games.regrets.rules;

import dev.astragal.games.regrets.CardEvent.FishDiscarded;
import dev.astragal.games.regrets.CardEvent.RegretDiscarded;
import dev.astragal.games.regrets.CardEvent.RegretsKept;
import dev.astragal.games.regrets.RegretsChoice.Place;
import dev.astragal.games.regrets.RegretsChoice.Reward;
import dev.astragal.games.regrets.RegretsEvent;
import dev.astragal.games.regrets.RegretsState;
import dev.astragal.games.regrets.SeaEvent.CardLeftOnTop;
import dev.astragal.games.regrets.SeaEvent.CardSunk;
import dev.astragal.games.regrets.TurnEvent.DecisionAnswered;
import dev.astragal.games.regrets.TurnEvent.PreserverGiven;
import dev.astragal.games.regrets.cards.Fish;
import dev.astragal.games.regrets.cards.Gear;
import dev.astragal.games.regrets.cards.Regret;
import dev.astragal.games.regrets.madness.Draws;
import dev.astragal.games.regrets.port.Items;
import dev.astragal.games.regrets.sea.Fishing;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Turn;

/** What becomes of the questions that interrupt the flow. */
final class Answers {
  private final Figures figures;
  private final Draws draws;
  private final Items items;
  private final Fishing fishing;

  Answers(Figures figures, Draws draws, Items items, Fishing fishing) {
    this.figures = figures;
    this.draws = draws;
    this.items = items;
    this.fishing = fishing;
  }

  void givePreserver(int seat, int to, Turn<RegretsState, RegretsEvent> turn) {
    answered(turn);
    turn.emit(new PreserverGiven(Seat.of(seat), Seat.of(to)));
  }

  void takeReward(int seat, Reward reward, Turn<RegretsState, RegretsEvent> turn) {
    answered(turn);
    switch (reward) {
      case DINK -> draws.drawDink(seat, turn);
      case REGRET -> draws.discardRandomRegret(seat, turn);
    }
  }

  void keepRegrets(int seat, Turn<RegretsState, RegretsEvent> turn) {
    answered(turn);
    turn.emit(new RegretsKept(Seat.of(seat)));
  }

  void discardRegret(int seat, int value, Turn<RegretsState, RegretsEvent> turn) {
    answered(turn);
    for (int regret : Draws.members(turn.state().fisher(seat).regrets())) {
      if (figures.cards().regretValue(regret) == value) {
        turn.emit(new RegretDiscarded(Seat.of(seat), Regret.of(regret)));
        return;
      }
    }
  }

  void placeCard(int seat, Place place, Turn<RegretsState, RegretsEvent> turn) {
    int shoal = turn.state().pendingSubject();
    answered(turn);
    switch (place) {
      case TOP -> turn.emit(new CardLeftOnTop(Seat.of(seat), shoal));
      case BOTTOM -> turn.emit(new CardSunk(Seat.of(seat), shoal));
    }
  }

  void discardItem(int seat, Gear gear, Turn<RegretsState, RegretsEvent> turn) {
    answered(turn);
    items.lose(seat, gear.bit(), turn);
  }

  void discardFish(int seat, Fish fish, Turn<RegretsState, RegretsEvent> turn) {
    int subject = turn.state().pendingSubject();
    answered(turn);
    turn.emit(new FishDiscarded(Seat.of(seat), fish));
    fishing.smallFishGone(seat, subject, turn);
  }

  private static void answered(Turn<RegretsState, RegretsEvent> turn) {
    RegretsState state = turn.state();
    turn.emit(DecisionAnswered.of(state.pendingDecision(), state.pendingSeat()));
  }
}
