package dev.astragal.games.regrets.port;

import dev.astragal.games.regrets.CardEvent.DinkPlayed;
import dev.astragal.games.regrets.Fisher;
import dev.astragal.games.regrets.PortEvent.FishMounted;
import dev.astragal.games.regrets.PortEvent.FishSold;
import dev.astragal.games.regrets.PortEvent.GearBought;
import dev.astragal.games.regrets.PortEvent.MarketCycled;
import dev.astragal.games.regrets.PortEvent.TackleBought;
import dev.astragal.games.regrets.RegretsChoice.Buy;
import dev.astragal.games.regrets.RegretsChoice.BuyTackle;
import dev.astragal.games.regrets.RegretsEvent;
import dev.astragal.games.regrets.RegretsState;
import dev.astragal.games.regrets.cards.Dink;
import dev.astragal.games.regrets.cards.Effect;
import dev.astragal.games.regrets.cards.Fish;
import dev.astragal.games.regrets.cards.Gear;
import dev.astragal.games.regrets.cards.Shop;
import dev.astragal.games.regrets.cards.TackleDice;
import dev.astragal.games.regrets.choices.Judge;
import dev.astragal.games.regrets.madness.Draws;
import dev.astragal.games.regrets.rules.Figures;
import dev.astragal.games.regrets.rules.TurnOrder;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Turn;

/** Selling, mounting and shopping. */
public final class AtPort {
  private final Figures figures;
  private final Draws draws;
  private final Items items;
  private final Market market;
  private final Judge judge;
  private final TurnOrder order;

  public AtPort(
      Figures figures, Draws draws, Items items, Market market, Judge judge, TurnOrder order) {
    this.figures = figures;
    this.draws = draws;
    this.items = items;
    this.market = market;
    this.judge = judge;
    this.order = order;
  }

  /** The price is that of the mind before the sale; a foul fish costs a Regret afterwards. */
  public void sell(int seat, Fish fish, Turn<RegretsState, RegretsEvent> turn) {
    Fisher fisher = turn.state().fisher(seat);
    int thumbs =
        Integer.bitCount(fisher.dinks() & figures.cards().dinksWith(Effect.ONE_BUCK_MORE_PER_SALE));
    int worth = figures.fishValue(fish.ordinal(), fisher) + thumbs;
    int gain = Math.min(worth, figures.policy().port().bucksMax() - fisher.bucks());
    turn.emit(new FishSold(Seat.of(seat), fish, gain, worth - gain));
    if (!figures.cards().fair(fish.ordinal())) draws.drawRegret(seat, false, turn);
    endUnless(turn.state().fisher(seat).hand() != 0, seat, turn);
  }

  public void mount(int seat, Fish fish, int slot, Turn<RegretsState, RegretsEvent> turn) {
    turn.emit(new FishMounted(Seat.of(seat), fish, slot, figures.multiplier(slot)));
    Fisher fisher = turn.state().fisher(seat);
    endUnless(fisher.hand() != 0 && fisher.freeSlot() != Fisher.NOTHING, seat, turn);
  }

  public void buy(int seat, Buy choice, Turn<RegretsState, RegretsEvent> turn) {
    Fisher fisher = turn.state().fisher(seat);
    Gear gear = choice.gear();
    Shop shop = figures.cards().shop(gear);
    int cost = figures.gearCost(fisher, gear, choice.preserver(), choice.chit());
    if (choice.chit()) {
      int chit = fisher.dinks() & figures.cards().dinksWith(Effect.SHOP_DISCOUNT);
      turn.emit(DinkPlayed.of(seat, Dink.of(Integer.numberOfTrailingZeros(chit))));
    }
    int replaced = shop == Shop.SUPPLIES ? 0 : fisher.gear() & figures.cards().gearOf(shop);
    turn.emit(new GearBought(Seat.of(seat), gear, shop, cost, choice.preserver()));
    items.lose(seat, replaced, turn);
    endUnlessShopping(seat, turn);
  }

  public void buyTackle(int seat, BuyTackle choice, Turn<RegretsState, RegretsEvent> turn) {
    int dice = TackleDice.of(choice.green(), choice.blue(), choice.orange());
    int cost = figures.tackleCost(dice, choice.preserver());
    turn.emit(
        new TackleBought(
            Seat.of(seat),
            choice.green(),
            choice.blue(),
            choice.orange(),
            cost,
            choice.preserver()));
    market.fillTackle(turn);
    endUnlessShopping(seat, turn);
  }

  public void cycle(int seat, Shop shop, Turn<RegretsState, RegretsEvent> turn) {
    turn.emit(new MarketCycled(Seat.of(seat), shop, figures.policy().port().cycleCost()));
    if (shop == Shop.TACKLE) market.fillTackle(turn);
    else market.renew(shop.ordinal(), turn);
    endUnlessShopping(seat, turn);
  }

  private void endUnlessShopping(int seat, Turn<RegretsState, RegretsEvent> turn) {
    endUnless(judge.canShop(turn.state(), turn.state().fisher(seat)), seat, turn);
  }

  private void endUnless(boolean more, int seat, Turn<RegretsState, RegretsEvent> turn) {
    if (!more || figures.policy().turns().atomic()) order.endTurn(seat, true, turn);
  }
}
