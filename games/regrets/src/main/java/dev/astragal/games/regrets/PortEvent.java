package dev.astragal.games.regrets;

import dev.astragal.games.regrets.cards.Fish;
import dev.astragal.games.regrets.cards.Gear;
import dev.astragal.games.regrets.cards.Shop;
import dev.astragal.games.regrets.cards.TackleDice;
import dev.astragal.kernel.game.Seat;

/** What happens ashore. */
public sealed interface PortEvent extends RegretsEvent {
  /** {@code lost} is what the full purse could not take. */
  record FishSold(Seat seat, Fish fish, int gain, int lost) implements PortEvent {
    @Override
    public void applyTo(RegretsState state) {
      Fisher fisher = state.fisher(seat);
      fisher.hand &= ~fish.bit();
      state.graveyard |= fish.bit();
      fisher.bucks += gain;
      state.kind = TurnKind.SELL;
      state.done = true;
    }
  }

  record FishMounted(Seat seat, Fish fish, int slot, int multiplier) implements PortEvent {
    @Override
    public void applyTo(RegretsState state) {
      Fisher fisher = state.fisher(seat);
      fisher.hand &= ~fish.bit();
      fisher.setMount(slot, fish.ordinal());
      state.kind = TurnKind.MOUNT;
      state.done = true;
    }
  }

  record GearBought(Seat seat, Gear gear, Shop shop, int cost, boolean preserver)
      implements PortEvent {
    @Override
    public void applyTo(RegretsState state) {
      state.fisher(seat).bucks -= cost;
      state.removeFromShop(shop.ordinal(), gear.ordinal());
      state.fisher(seat).gear |= gear.bit();
      shopped(state, shop, preserver);
    }
  }

  record TackleBought(Seat seat, int green, int blue, int orange, int cost, boolean preserver)
      implements PortEvent {
    @Override
    public void applyTo(RegretsState state) {
      int dice = TackleDice.of(green, blue, orange);
      state.fisher(seat).bucks -= cost;
      state.tackleMarket -= dice;
      state.fisher(seat).tackle += dice;
      shopped(state, Shop.TACKLE, preserver);
    }
  }

  /** What comes instead is told by the events after it. */
  record MarketCycled(Seat seat, Shop shop, int cost) implements PortEvent {
    @Override
    public void applyTo(RegretsState state) {
      state.fisher(seat).bucks -= cost;
      if (shop == Shop.TACKLE) {
        state.tackleBag += state.tackleMarket;
        state.tackleMarket = TackleDice.NONE;
      }
      state.kind = TurnKind.SHOP;
      state.done = true;
    }
  }

  private static void shopped(RegretsState state, Shop shop, boolean preserver) {
    if (preserver) state.preserver = RegretsState.NOBODY;
    state.shopsVisited |= 1 << shop.ordinal();
    state.kind = TurnKind.SHOP;
    state.done = true;
  }
}
