package dev.astragal.games.regrets.port;

import dev.astragal.games.regrets.DayEvent.ShopArranged;
import dev.astragal.games.regrets.DayEvent.TackleShown;
import dev.astragal.games.regrets.RegretsEvent;
import dev.astragal.games.regrets.RegretsState;
import dev.astragal.games.regrets.Streams;
import dev.astragal.games.regrets.cards.Shop;
import dev.astragal.games.regrets.cards.TackleDice;
import dev.astragal.games.regrets.rules.Figures;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.rng.Rng;
import dev.astragal.kernel.state.Ints;

/** What lies on the counters and how it changes. */
public final class Market {
  private final Figures figures;

  public Market(Figures figures) {
    this.figures = figures;
  }

  /** The first card of each display goes to its end, then displays are filled from their decks. */
  public void rotate(Turn<RegretsState, RegretsEvent> turn) {
    for (int shop = 0; shop < Shop.CARD_SHOPS; shop++) rotate(shop, turn);
  }

  private void rotate(int shop, Turn<RegretsState, RegretsEvent> turn) {
    RegretsState state = turn.state();
    int size = state.shopSize(shop);
    int visible = state.shopVisible(shop);
    int shown = Math.min(size, Math.max(visible, figures.policy().port().visibleCards()));
    if (visible < 2 && shown == visible) return;
    Ints cards = Ints.each(size, i -> state.shopCard(shop, i < visible ? (i + 1) % visible : i));
    turn.emit(new ShopArranged(Shop.of(shop), cards, shown));
  }

  /** What is on display goes under the deck and new cards come up. */
  void renew(int shop, Turn<RegretsState, RegretsEvent> turn) {
    RegretsState state = turn.state();
    int size = state.shopSize(shop);
    int visible = state.shopVisible(shop);
    Ints cards = Ints.each(size, i -> state.shopCard(shop, (i + visible) % size));
    int shown = Math.min(size, figures.policy().port().visibleCards());
    turn.emit(new ShopArranged(Shop.of(shop), cards, shown));
  }

  /** Draws tackle dice from the bag until the market is full or the bag empty. */
  public void fillTackle(Turn<RegretsState, RegretsEvent> turn) {
    RegretsState state = turn.state();
    int room = figures.policy().port().visibleTackle() - TackleDice.count(state.tackleMarket());
    int bag = state.tackleBag();
    int drawn = TackleDice.NONE;
    int left = TackleDice.count(bag);
    for (; room > 0 && left > 0; room--, left--) {
      int die = drawFrom(bag - drawn, left, turn.rng(Streams.DECKS));
      drawn += TackleDice.one(die);
    }
    if (drawn == TackleDice.NONE) return;
    turn.emit(
        new TackleShown(
            TackleDice.count(drawn, 0), TackleDice.count(drawn, 1), TackleDice.count(drawn, 2)));
  }

  /** The colour of a die drawn from {@code count} dice, each as likely as the next. */
  public static int drawFrom(int tackle, int count, Rng rng) {
    return TackleDice.colourAt(tackle, rng.below(count));
  }
}
