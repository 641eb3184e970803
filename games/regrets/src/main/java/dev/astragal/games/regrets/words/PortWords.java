package dev.astragal.games.regrets.words;

import dev.astragal.games.regrets.Fisher;
import dev.astragal.games.regrets.RegretsChoice.Buy;
import dev.astragal.games.regrets.RegretsChoice.BuyTackle;
import dev.astragal.games.regrets.cards.Effect;
import dev.astragal.games.regrets.cards.Fish;
import dev.astragal.games.regrets.cards.Gear;
import dev.astragal.games.regrets.cards.Shop;
import dev.astragal.games.regrets.cards.Tackle;
import dev.astragal.games.regrets.cards.TackleDice;
import dev.astragal.games.regrets.scoring.Conscience;
import dev.astragal.games.regrets.scoring.Reckoning;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.screen.Wording;
import java.util.ArrayList;
import java.util.List;

/** The choices of a boat at Port. */
final class PortWords {
  private final Offer offer;

  PortWords(Offer offer) {
    this.offer = offer;
  }

  Wording sell(Fish fish) {
    int thumbs =
        Integer.bitCount(
            offer.fisher.dinks() & offer.cards.dinksWith(Effect.ONE_BUCK_MORE_PER_SALE));
    int worth = offer.worth(fish.ordinal()) + thumbs;
    int most = offer.policy.port().bucksMax();
    int gain = Math.min(worth, most - offer.fisher.bucks());
    Wording wording = Wording.of("choice.Sell", "fish", fish, "bucks", gain);
    if (gain < worth) {
      wording = wording.warning("warning.purse", "most", most, "lost", worth - gain);
    }
    if (!offer.cards.fair(fish.ordinal())) {
      wording = offer.mind(wording.warning("warning.foul"), 1);
    }
    return wording
        .note("note.kept", "points", offer.worth(fish.ordinal()))
        .in("group.sell")
        .about(fish.name());
  }

  Wording mount(Fish fish, int slot) {
    int worth = offer.worth(fish.ordinal());
    int multiplier = offer.figures.multiplier(slot);
    Wording wording =
        Wording.of(
            "choice.Mount",
            "fish",
            fish,
            "place",
            Phrases.number(slot),
            "multiplier",
            multiplier,
            "points",
            worth * multiplier);
    return atStake(wording, worth * multiplier)
        .note("note.forGood")
        .in("group.mount")
        .about(fish.name(), Things.placeId(slot));
  }

  /** Warns where a fish would be the one that the worst conscience costs. */
  private Wording atStake(Wording wording, int points) {
    int slot = Reckoning.atStake(offer.seat, offer.state, offer.figures);
    if (slot != Fisher.NOTHING) {
      int stake = Reckoning.mountWorth(offer.fisher, slot, offer.figures);
      if (offer.state.seats() == 2 ? points >= stake : points <= stake) return wording;
    }
    int percent = new Conscience(offer.figures, offer.state, Seat.of(offer.seat)).percent();
    return percent == 0
        ? wording
        : wording.warning(Offer.sureOrNot("warning.conscience", percent), "percent", percent);
  }

  Wording buy(Buy buy) {
    Gear gear = buy.gear();
    int cost = offer.figures.gearCost(offer.fisher, gear, buy.preserver(), buy.chit());
    Shop shop = offer.cards.shop(gear);
    Wording wording = paid(Wording.of(buyKey(buy), "gear", gear, "bucks", cost), cost);
    if (buy.preserver()) {
      wording = wording.cost("cost.preserver", "bucks", offer.policy.port().preserverDiscount());
    }
    if (buy.chit())
      wording = wording.cost("cost.chit", "bucks", offer.policy.port().chitDiscount());
    wording =
        wording.detail(Wording.Detail.Kind.GAIN, offer.things.effect(offer.cards.effect(gear)));
    int replaced = shop == Shop.SUPPLIES ? 0 : offer.fisher.gear() & offer.cards.gearOf(shop);
    if (replaced != 0) {
      wording = wording.warning("warning.replaces", "gear", Phrases.gear(replaced));
    }
    return wording.in("group.shop", "shop", shop).about(gear.name());
  }

  private Wording paid(Wording wording, int cost) {
    if (cost == 0) return wording;
    return wording.cost("cost.bucks", "bucks", cost, "left", offer.fisher.bucks() - cost);
  }

  private static String buyKey(Buy buy) {
    if (buy.preserver()) return buy.chit() ? "choice.Buy.both" : "choice.Buy.preserver";
    return buy.chit() ? "choice.Buy.chit" : "choice.Buy";
  }

  Wording buyTackle(BuyTackle buy) {
    int dice = TackleDice.of(buy.green(), buy.blue(), buy.orange());
    int cost = offer.figures.tackleCost(dice, buy.preserver());
    String key = buy.preserver() ? "choice.BuyTackle.preserver" : "choice.BuyTackle";
    Wording wording = paid(Wording.of(key, "dice", Phrases.tackle(dice), "bucks", cost), cost);
    List<String> about = new ArrayList<>();
    for (Tackle colour : Tackle.values()) {
      if (TackleDice.count(dice, colour) == 0) continue;
      wording = wording.detail(Wording.Detail.Kind.GAIN, offer.things.faces(colour));
      about.add(offer.things.marketTackle(colour).id());
    }
    return wording.in("group.shop", "shop", Shop.TACKLE).about(about.toArray(String[]::new));
  }

  Wording cycle(Shop shop) {
    int cost = offer.policy.port().cycleCost();
    return paid(Wording.of("choice.CycleMarket." + shop.name(), "bucks", cost), cost)
        .in("group.shop", "shop", shop)
        .rare();
  }
}
