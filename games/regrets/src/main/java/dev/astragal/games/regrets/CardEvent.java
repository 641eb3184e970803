package dev.astragal.games.regrets;

import dev.astragal.games.regrets.cards.Dice;
import dev.astragal.games.regrets.cards.Dink;
import dev.astragal.games.regrets.cards.Fish;
import dev.astragal.games.regrets.cards.Gear;
import dev.astragal.games.regrets.cards.Regret;
import dev.astragal.games.regrets.cards.Shop;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Seat;
import java.util.Optional;

/** Regrets, dinks and gear changing hands. */
public sealed interface CardEvent extends RegretsEvent {
  record RegretDrawn(int seat, Regret regret) implements CardEvent {
    @Override
    public void applyTo(RegretsState state) {
      state.regretDeck[--state.regretDeckSize] = 0;
      state.fishers[seat].regrets |= regret.bit();
    }

    @Override
    public Optional<Event> seenBy(Seat viewer) {
      return Optional.of(viewer.index() == seat ? this : new RegretDrawn(seat, Regret.UNSEEN));
    }
  }

  record RegretAverted(int seat, Guard guard) implements CardEvent {
    @Override
    public void applyTo(RegretsState state) {
      Fisher fisher = state.fishers[seat];
      switch (guard) {
        case SHIELD -> fisher.shields--;
        case ROD -> state.rodUsed = true;
        case NET -> fisher.netUsed = true;
        case REEL, CHARM -> {}
      }
    }
  }

  /** Taken from another seat because no Regret is left elsewhere. Only those two see it. */
  record RegretTakenOver(int seat, int from, Regret regret) implements CardEvent {
    @Override
    public void applyTo(RegretsState state) {
      state.fishers[from].regrets &= ~regret.bit();
      state.fishers[seat].regrets |= regret.bit();
    }

    @Override
    public Optional<Event> seenBy(Seat viewer) {
      return Optional.of(
          viewer.index() == seat || viewer.index() == from
              ? this
              : new RegretTakenOver(seat, from, Regret.UNSEEN));
    }
  }

  record RegretDiscarded(int seat, Regret regret) implements CardEvent {
    @Override
    public void applyTo(RegretsState state) {
      state.fishers[seat].regrets &= ~regret.bit();
      state.regretDiscard |= regret.bit();
    }

    @Override
    public Optional<Event> seenBy(Seat viewer) {
      return Optional.of(viewer.index() == seat ? this : new RegretDiscarded(seat, Regret.UNSEEN));
    }
  }

  record RegretsKept(int seat) implements CardEvent {
    @Override
    public void applyTo(RegretsState state) {}
  }

  record MadnessGrew(int seat, int tiers) implements CardEvent {
    @Override
    public void applyTo(RegretsState state) {
      state.fishers[seat].madness += tiers;
    }
  }

  record DinkDrawn(int seat, Dink dink) implements CardEvent {
    @Override
    public void applyTo(RegretsState state) {
      state.dinkDeck[--state.dinkDeckSize] = 0;
      state.fishers[seat].dinks |= dink.bit();
    }
  }

  /** A one-shot dink leaves the game; what it does is told by the events after it. */
  record DinkPlayed(int seat, Dink dink) implements CardEvent {
    @Override
    public void applyTo(RegretsState state) {
      state.fishers[seat].dinks &= ~dink.bit();
      state.dinksOut |= dink.bit();
    }
  }

  record BaitArmed(int seat) implements CardEvent {
    @Override
    public void applyTo(RegretsState state) {
      state.fishers[seat].baitArmed = true;
    }
  }

  record BucksGained(int seat, int bucks) implements CardEvent {
    @Override
    public void applyTo(RegretsState state) {
      state.fishers[seat].bucks += bucks;
    }
  }

  record DieReadied(int seat, int die) implements CardEvent {
    @Override
    public void applyTo(RegretsState state) {
      state.fishers[seat].spent -= Dice.one(die);
      state.fishers[seat].fresh += Dice.one(die);
    }
  }

  record DieTurned(int seat, int from, int to) implements CardEvent {
    @Override
    public void applyTo(RegretsState state) {
      state.fishers[seat].fresh += Dice.one(to) - Dice.one(from);
    }
  }

  record FishDiscarded(int seat, Fish fish) implements CardEvent {
    @Override
    public void applyTo(RegretsState state) {
      state.fishers[seat].hand &= ~fish.bit();
      state.graveyard |= fish.bit();
    }
  }

  /** {@code toShop} is false for what was never for sale. */
  record GearLost(int seat, Gear gear, Shop shop, boolean toShop) implements CardEvent {
    @Override
    public void applyTo(RegretsState state) {
      state.fishers[seat].gear &= ~gear.bit();
      if (toShop) state.appendToShop(shop.ordinal(), gear.ordinal());
    }
  }
}
