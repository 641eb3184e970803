package dev.astragal.games.regrets.rules;

import dev.astragal.games.regrets.DayEvent.PhaseBegan;
import dev.astragal.games.regrets.Decision;
import dev.astragal.games.regrets.Phase;
import dev.astragal.games.regrets.RegretsEvent;
import dev.astragal.games.regrets.RegretsState;
import dev.astragal.games.regrets.TurnEvent.DecisionAsked;
import dev.astragal.games.regrets.TurnEvent.DeclarationPassedOn;
import dev.astragal.games.regrets.TurnEvent.MadePort;
import dev.astragal.games.regrets.TurnEvent.ShipAbandoned;
import dev.astragal.games.regrets.TurnEvent.TenderTaken;
import dev.astragal.games.regrets.TurnEvent.WentToSea;
import dev.astragal.games.regrets.cards.Effect;
import dev.astragal.games.regrets.port.Items;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Turn;

/** The Declaration phase, and the two ways ashore later in the day. */
final class Declaring {
  private final Figures figures;
  private final DiceRolls dice;
  private final TurnOrder order;
  private final Items items;

  Declaring(Figures figures, DiceRolls dice, TurnOrder order, Items items) {
    this.figures = figures;
    this.dice = dice;
    this.order = order;
    this.items = items;
  }

  void sea(int seat, int depth, Turn<RegretsState, RegretsEvent> turn) {
    turn.emit(WentToSea.of(seat, depth));
    next(seat, turn);
  }

  void port(int seat, Turn<RegretsState, RegretsEvent> turn) {
    makePort(seat, turn);
    next(seat, turn);
  }

  void abandonShip(int seat, Turn<RegretsState, RegretsEvent> turn) {
    turn.emit(new ShipAbandoned(Seat.of(seat)));
    comeAshore(seat, turn);
  }

  /** As abandoning ship, at the price of the tender instead of the lifeboat. */
  void takeTender(int seat, Turn<RegretsState, RegretsEvent> turn) {
    turn.emit(new TenderTaken(Seat.of(seat)));
    items.lose(
        seat,
        turn.state().fisher(seat).gear() & figures.cards().gearWith(Effect.PORT_FROM_SEA),
        turn);
    comeAshore(seat, turn);
  }

  private void comeAshore(int seat, Turn<RegretsState, RegretsEvent> turn) {
    makePort(seat, turn);
    order.limitIfAlone(turn);
    order.endTurn(seat, false, turn);
  }

  private void makePort(int seat, Turn<RegretsState, RegretsEvent> turn) {
    turn.emit(MadePort.of(seat));
    dice.rollAll(seat, false, turn);
    if (turn.state().fisher(seat).regretCount() > 0) {
      turn.emit(new DecisionAsked(Decision.PORT_DISCARD, Seat.of(seat), 0));
    }
  }

  private void next(int seat, Turn<RegretsState, RegretsEvent> turn) {
    RegretsState state = turn.state();
    if (state.declared() + 1 < state.seats()) {
      turn.emit(DeclarationPassedOn.of((seat + 1) % state.seats()));
    } else {
      turn.emit(PhaseBegan.of(Phase.ACTION));
      order.startTurn(state.first(), turn);
    }
  }
}
