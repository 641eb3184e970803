package dev.astragal.games.regrets;

import dev.astragal.games.regrets.cards.Dice;
import dev.astragal.games.regrets.cards.Dink;
import dev.astragal.games.regrets.cards.Fish;
import dev.astragal.games.regrets.cards.Gear;
import dev.astragal.games.regrets.cards.Regret;
import dev.astragal.games.regrets.cards.Shop;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Seat;
import java.util.List;
import java.util.Optional;

/** Regrets, dinks and gear changing hands. */
public sealed interface CardEvent extends RegretsEvent {
  record RegretDrawn(Seat seat, Regret regret) implements CardEvent {
    @Override
    public void applyTo(RegretsState state) {
      state.regretDeck[--state.regretDeckSize] = 0;
      state.fisher(seat).regrets |= regret.bit();
    }

    @Override
    public Optional<Event> seenBy(Seat viewer) {
      return Optional.of(viewer.equals(seat) ? this : new RegretDrawn(seat, Regret.UNSEEN));
    }
  }

  record RegretAverted(Seat seat, Guard guard) implements CardEvent {
    @Override
    public void applyTo(RegretsState state) {
      Fisher fisher = state.fisher(seat);
      switch (guard) {
        case SHIELD -> fisher.shields--;
        case ROD -> state.rodUsed = true;
        case NET -> fisher.netUsed = true;
        case REEL, CHARM -> {}
      }
    }
  }

  /** Taken from another seat because no Regret is left elsewhere. Only those two see it. */
  record RegretTakenOver(Seat seat, Seat from, Regret regret) implements CardEvent {
    @Override
    public void applyTo(RegretsState state) {
      state.fisher(from).regrets &= ~regret.bit();
      state.fisher(seat).regrets |= regret.bit();
    }

    @Override
    public Optional<Event> seenBy(Seat viewer) {
      return Optional.of(
          viewer.equals(seat) || viewer.equals(from)
              ? this
              : new RegretTakenOver(seat, from, Regret.UNSEEN));
    }
  }

  record RegretDiscarded(Seat seat, Regret regret) implements CardEvent {
    @Override
    public void applyTo(RegretsState state) {
      state.fisher(seat).regrets &= ~regret.bit();
      state.regretDiscard |= regret.bit();
    }

    @Override
    public Optional<Event> seenBy(Seat viewer) {
      return Optional.of(viewer.equals(seat) ? this : new RegretDiscarded(seat, Regret.UNSEEN));
    }
  }

  record RegretsKept(Seat seat) implements CardEvent {
    @Override
    public void applyTo(RegretsState state) {}
  }

  record MadnessGrew(Seat seat, int tiers) implements CardEvent {
    @Override
    public void applyTo(RegretsState state) {
      state.fisher(seat).madness += tiers;
    }
  }

  record DinkDrawn(Seat seat, Dink dink) implements CardEvent {
    private static final Shared<DinkDrawn> SHARED =
        Shared.bySeatAnd(List.of(Dink.values()), DinkDrawn::new);

    public static DinkDrawn of(int seat, Dink dink) {
      return SHARED.of(seat, dink.ordinal());
    }

    @Override
    public void applyTo(RegretsState state) {
      state.dinkDeck[--state.dinkDeckSize] = 0;
      state.fisher(seat).dinks |= dink.bit();
    }
  }

  /** A one-shot dink leaves the game; what it does is told by the events after it. */
  record DinkPlayed(Seat seat, Dink dink) implements CardEvent {
    private static final Shared<DinkPlayed> SHARED =
        Shared.bySeatAnd(List.of(Dink.values()), DinkPlayed::new);

    public static DinkPlayed of(int seat, Dink dink) {
      return SHARED.of(seat, dink.ordinal());
    }

    @Override
    public void applyTo(RegretsState state) {
      state.fisher(seat).dinks &= ~dink.bit();
      state.dinksOut |= dink.bit();
    }
  }

  record BaitArmed(Seat seat) implements CardEvent {
    @Override
    public void applyTo(RegretsState state) {
      state.fisher(seat).baitArmed = true;
    }
  }

  record BucksGained(Seat seat, int bucks) implements CardEvent {
    @Override
    public void applyTo(RegretsState state) {
      state.fisher(seat).bucks += bucks;
    }
  }

  record DieReadied(Seat seat, int die) implements CardEvent {
    @Override
    public void applyTo(RegretsState state) {
      state.fisher(seat).spent -= Dice.one(die);
      state.fisher(seat).fresh += Dice.one(die);
    }
  }

  record DieTurned(Seat seat, int from, int to) implements CardEvent {
    @Override
    public void applyTo(RegretsState state) {
      state.fisher(seat).fresh += Dice.one(to) - Dice.one(from);
    }
  }

  record FishDiscarded(Seat seat, Fish fish) implements CardEvent {
    @Override
    public void applyTo(RegretsState state) {
      state.fisher(seat).hand &= ~fish.bit();
      state.graveyard |= fish.bit();
    }
  }

  /** {@code toShop} is false for what was never for sale. */
  record GearLost(Seat seat, Gear gear, Shop shop, boolean toShop) implements CardEvent {
    @Override
    public void applyTo(RegretsState state) {
      state.fisher(seat).gear &= ~gear.bit();
      if (toShop) state.appendToShop(shop.ordinal(), gear.ordinal());
    }
  }
}
