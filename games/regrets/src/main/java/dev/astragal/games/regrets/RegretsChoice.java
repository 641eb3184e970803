package dev.astragal.games.regrets;

import dev.astragal.games.regrets.cards.Dink;
import dev.astragal.games.regrets.cards.Fish;
import dev.astragal.games.regrets.cards.Gear;
import dev.astragal.games.regrets.cards.Shop;
import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.state.Ints;

/**
 * Everything a player can say. Shoals are numbered 0 to 8, from the shallows on the left to the
 * deep on the right; dice are named by the face they show.
 */
public sealed interface RegretsChoice extends Choice {
  record GivePreserver(int to) implements RegretsChoice {}

  record DeclareSea(int depth) implements RegretsChoice {}

  record DeclarePort() implements RegretsChoice {}

  record Reveal(int shoal) implements RegretsChoice {}

  record UseWorms(int shoal) implements RegretsChoice {}

  /** A private look with the sounding glass. */
  record Peek(int shoal) implements RegretsChoice {}

  record PlaceCard(Place place) implements RegretsChoice {}

  /** Where a card goes that worms have brought up. */
  enum Place {
    TOP,
    BOTTOM
  }

  record Descend(int depth, Ints dice) implements RegretsChoice {}

  /** {@code reroll} is the face of a chosen die to roll once more, or 0. */
  record Catch(int shoal, Ints dice, int green, int blue, int orange, int reroll)
      implements RegretsChoice {}

  record GiveUp(int die) implements RegretsChoice {}

  record FishAgain() implements RegretsChoice {}

  record UsePreserver() implements RegretsChoice {}

  record AbandonShip() implements RegretsChoice {}

  record TakeTender() implements RegretsChoice {}

  /** {@code die} is the face of the die a dink works on, or 0. */
  record PlayDink(Dink dink, int die) implements RegretsChoice {}

  record Sell(Fish fish) implements RegretsChoice {}

  record Mount(Fish fish, int slot) implements RegretsChoice {}

  record Buy(Gear gear, boolean preserver, boolean chit) implements RegretsChoice {}

  record BuyTackle(int green, int blue, int orange, boolean preserver) implements RegretsChoice {}

  record CycleMarket(Shop shop) implements RegretsChoice {}

  record EndTurn() implements RegretsChoice {}

  record Pass() implements RegretsChoice {}

  record TakeReward(Reward reward) implements RegretsChoice {}

  /** What passing is good for. */
  enum Reward {
    DINK,
    REGRET
  }

  /** Discards one of the own Regrets that is worth {@code value}. */
  record DiscardRegret(int value) implements RegretsChoice {}

  record KeepRegrets() implements RegretsChoice {}

  record DiscardItem(Gear gear) implements RegretsChoice {}

  record DiscardFish(Fish fish) implements RegretsChoice {}
}
