package dev.astragal.games.regrets;

import dev.astragal.games.regrets.cards.Cards;
import dev.astragal.kernel.game.Seat;
import java.util.List;

/** Whose turn it is, who has passed, and who is asked something in between. */
public sealed interface TurnEvent extends RegretsEvent {
  record PreserverGiven(Seat seat, Seat to) implements TurnEvent {
    @Override
    public void applyTo(RegretsState state) {
      state.preserver = to.index();
    }
  }

  record WentToSea(Seat seat, int depth) implements TurnEvent {
    private static final Shared<WentToSea> SHARED =
        Shared.bySeatAnd(Cards.EACH_DEPTH, WentToSea::new);

    public static WentToSea of(int seat, int depth) {
      return SHARED.of(seat, depth - 1);
    }

    @Override
    public void applyTo(RegretsState state) {
      state.fisher(seat).atPort = false;
      state.fisher(seat).depth = depth;
    }
  }

  record MadePort(Seat seat) implements TurnEvent {
    private static final Shared<MadePort> SHARED = Shared.bySeat(MadePort::new);

    public static MadePort of(int seat) {
      return SHARED.of(seat);
    }

    @Override
    public void applyTo(RegretsState state) {
      state.fisher(seat).atPort = true;
      state.fisher(seat).depth = 1;
      state.fisher(seat).wormsUp = true;
    }
  }

  record DeclarationPassedOn(Seat seat) implements TurnEvent, Silent {
    private static final Shared<DeclarationPassedOn> SHARED =
        Shared.bySeat(DeclarationPassedOn::new);

    public static DeclarationPassedOn of(int seat) {
      return SHARED.of(seat);
    }

    @Override
    public void applyTo(RegretsState state) {
      state.declared++;
      state.current = seat.index();
    }
  }

  record TurnStarted(Seat seat) implements TurnEvent, Silent {
    private static final Shared<TurnStarted> SHARED = Shared.bySeat(TurnStarted::new);

    public static TurnStarted of(int seat) {
      return SHARED.of(seat);
    }

    @Override
    public void applyTo(RegretsState state) {
      state.current = seat.index();
      state.resetTurn();
    }
  }

  /** {@code turnsLeft} is what remains for the last player, or -1 while others still play. */
  record TurnEnded(Seat seat, int turnsLeft) implements TurnEvent, Silent {
    private static final Shared<TurnEnded> SHARED =
        Shared.bySeat(seat -> new TurnEnded(seat, RegretsState.UNLIMITED));

    public static TurnEnded of(int seat, int turnsLeft) {
      return turnsLeft == RegretsState.UNLIMITED
          ? SHARED.of(seat)
          : new TurnEnded(Seat.of(seat), turnsLeft);
    }

    @Override
    public void applyTo(RegretsState state) {
      state.turnsLeft = turnsLeft;
      state.resetTurn();
    }
  }

  record Passed(Seat seat, boolean forced) implements TurnEvent {
    private static final Shared<Passed> FREELY = Shared.bySeat(seat -> new Passed(seat, false));
    private static final Shared<Passed> FORCED = Shared.bySeat(seat -> new Passed(seat, true));

    public static Passed of(int seat, boolean forced) {
      return forced ? FORCED.of(seat) : FREELY.of(seat);
    }

    @Override
    public void applyTo(RegretsState state) {
      state.fisher(seat).passed = true;
      state.turnsLeft = RegretsState.UNLIMITED;
      state.resetTurn();
    }
  }

  record FishCoinTaken(Seat seat) implements TurnEvent {
    private static final Shared<FishCoinTaken> SHARED = Shared.bySeat(FishCoinTaken::new);

    public static FishCoinTaken of(int seat) {
      return SHARED.of(seat);
    }

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
    private static final Shared<PlayerSkipped> SHARED = Shared.bySeat(PlayerSkipped::new);

    public static PlayerSkipped of(int seat) {
      return SHARED.of(seat);
    }

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
    private static final Shared<DecisionAnswered> SHARED =
        Shared.bySeatAnd(
            List.of(Decision.values()), (seat, decision) -> new DecisionAnswered(decision, seat));

    public static DecisionAnswered of(Decision decision, int seat) {
      return SHARED.of(seat, decision.ordinal());
    }

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
