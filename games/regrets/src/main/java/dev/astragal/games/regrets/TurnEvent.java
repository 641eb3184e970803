package dev.astragal.games.regrets;

import dev.astragal.kernel.game.Seat;

/** Whose turn it is, who has passed, and who is asked something in between. */
public sealed interface TurnEvent extends RegretsEvent {
  record PreserverGiven(Seat seat, Seat to) implements TurnEvent {
    @Override
    public void applyTo(RegretsState state) {
      state.preserver = to.index();
    }
  }

  record WentToSea(Seat seat, int depth) implements TurnEvent {
    @Override
    public void applyTo(RegretsState state) {
      state.fisher(seat).atPort = false;
      state.fisher(seat).depth = depth;
    }
  }

  record MadePort(Seat seat) implements TurnEvent {
    @Override
    public void applyTo(RegretsState state) {
      state.fisher(seat).atPort = true;
      state.fisher(seat).depth = 1;
      state.fisher(seat).wormsUp = true;
    }
  }

  record DeclarationPassedOn(Seat seat) implements TurnEvent, Silent {
    @Override
    public void applyTo(RegretsState state) {
      state.declared++;
      state.current = seat.index();
    }
  }

  record TurnStarted(Seat seat) implements TurnEvent, Silent {
    @Override
    public void applyTo(RegretsState state) {
      state.current = seat.index();
      state.resetTurn();
    }
  }

  /** {@code turnsLeft} is what remains for the last player, or -1 while others still play. */
  record TurnEnded(Seat seat, int turnsLeft) implements TurnEvent, Silent {
    @Override
    public void applyTo(RegretsState state) {
      state.turnsLeft = turnsLeft;
      state.resetTurn();
    }
  }

  record Passed(Seat seat, boolean forced) implements TurnEvent {
    @Override
    public void applyTo(RegretsState state) {
      state.fisher(seat).passed = true;
      state.turnsLeft = RegretsState.UNLIMITED;
      state.resetTurn();
    }
  }

  record FishCoinTaken(Seat seat) implements TurnEvent {
    @Override
    public void applyTo(RegretsState state) {
      state.coin = seat.index();
    }
  }

  record LastPlayerStanding(Seat seat, int turns) implements TurnEvent {
    @Override
    public void applyTo(RegretsState state) {
      state.turnsLeft = turns;
    }
  }

  record PlayerSkipped(Seat seat) implements TurnEvent, Silent {
    @Override
    public void applyTo(RegretsState state) {}
  }

  record DecisionAsked(Decision decision, Seat seat, int subject) implements TurnEvent, Silent {
    @Override
    public void applyTo(RegretsState state) {
      state.ask(decision, seat.index(), subject);
    }
  }

  record DecisionAnswered(Decision decision, Seat seat) implements TurnEvent, Silent {
    @Override
    public void applyTo(RegretsState state) {
      state.answered();
    }
  }

  record ShipAbandoned(Seat seat) implements TurnEvent {
    @Override
    public void applyTo(RegretsState state) {
      state.fisher(seat).lifeboatFlipped = true;
    }
  }

  record TenderTaken(Seat seat) implements TurnEvent {
    @Override
    public void applyTo(RegretsState state) {}
  }
}
