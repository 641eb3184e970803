package dev.astragal.games.regrets;

/** Whose turn it is, who has passed, and who is asked something in between. */
public sealed interface TurnEvent extends RegretsEvent {
  record PreserverGiven(int seat, int to) implements TurnEvent {
    @Override
    public void applyTo(RegretsState state) {
      state.preserver = to;
    }
  }

  record WentToSea(int seat, int depth) implements TurnEvent {
    @Override
    public void applyTo(RegretsState state) {
      state.fishers[seat].atPort = false;
      state.fishers[seat].depth = depth;
    }
  }

  record MadePort(int seat) implements TurnEvent {
    @Override
    public void applyTo(RegretsState state) {
      state.fishers[seat].atPort = true;
      state.fishers[seat].depth = 1;
      state.fishers[seat].wormsUp = true;
    }
  }

  record DeclarationPassedOn(int seat) implements TurnEvent, Silent {
    @Override
    public void applyTo(RegretsState state) {
      state.declared++;
      state.current = seat;
    }
  }

  record TurnStarted(int seat) implements TurnEvent, Silent {
    @Override
    public void applyTo(RegretsState state) {
      state.current = seat;
      state.resetTurn();
    }
  }

  /** {@code turnsLeft} is what remains for the last player, or -1 while others still play. */
  record TurnEnded(int seat, int turnsLeft) implements TurnEvent, Silent {
    @Override
    public void applyTo(RegretsState state) {
      state.turnsLeft = turnsLeft;
      state.resetTurn();
    }
  }

  record Passed(int seat, boolean forced) implements TurnEvent {
    @Override
    public void applyTo(RegretsState state) {
      state.fishers[seat].passed = true;
      state.turnsLeft = RegretsState.UNLIMITED;
      state.resetTurn();
    }
  }

  record FishCoinTaken(int seat) implements TurnEvent {
    @Override
    public void applyTo(RegretsState state) {
      state.coin = seat;
    }
  }

  record LastPlayerStanding(int seat, int turns) implements TurnEvent {
    @Override
    public void applyTo(RegretsState state) {
      state.turnsLeft = turns;
    }
  }

  record PlayerSkipped(int seat) implements TurnEvent, Silent {
    @Override
    public void applyTo(RegretsState state) {}
  }

  record DecisionAsked(Decision decision, int seat, int subject) implements TurnEvent, Silent {
    @Override
    public void applyTo(RegretsState state) {
      state.ask(decision, seat, subject);
    }
  }

  record DecisionAnswered(Decision decision, int seat) implements TurnEvent, Silent {
    @Override
    public void applyTo(RegretsState state) {
      state.answered();
    }
  }

  record ShipAbandoned(int seat) implements TurnEvent {
    @Override
    public void applyTo(RegretsState state) {
      state.fishers[seat].lifeboatFlipped = true;
    }
  }

  record TenderTaken(int seat) implements TurnEvent {
    @Override
    public void applyTo(RegretsState state) {}
  }
}
