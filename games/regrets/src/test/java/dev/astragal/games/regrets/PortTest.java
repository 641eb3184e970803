package dev.astragal.games.regrets;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.games.regrets.cards.Dink;
import dev.astragal.games.regrets.cards.Fish;
import dev.astragal.games.regrets.cards.Gear;
import dev.astragal.games.regrets.cards.Shop;
import dev.astragal.games.regrets.cards.TackleDice;
import dev.astragal.kernel.game.Seat;
import org.junit.jupiter.api.Test;

/** Rules P1 to P6. */
class PortTest {
  private static RegretsChoice.Buy buy(Gear gear) {
    return new RegretsChoice.Buy(gear, false, false);
  }

  @Test
  void p1SellingPaysTheValueAfterMadnessAndNeverLessThanNothing() {
    Lab lab = Lab.atPort(2).hand(0, Fish.CHAPEL_MACKEREL, Fish.MUTTERING_DAB).bucks(0, 0);
    lab.choose(new RegretsChoice.Sell(Fish.CHAPEL_MACKEREL));
    assertThat(lab.fisher(0).bucks()).isEqualTo(4);
    lab.choose(new RegretsChoice.Sell(Fish.MUTTERING_DAB));
    assertThat(lab.fisher(0).bucks()).as("2 - 2").isEqualTo(4);
    assertThat(lab.fisher(0).hand()).isZero();
    assertThat(lab.state().graveyard())
        .isEqualTo(Fish.CHAPEL_MACKEREL.bit() | Fish.MUTTERING_DAB.bit());
  }

  @Test
  void p2APurseHoldsTenAndWhatIsAboveIsLost() {
    Lab lab = Lab.atPort(2).hand(0, Fish.IRONMONGERS_TUNA).bucks(0, 9).regrets(0, 1, 1);
    var events = lab.choose(new RegretsChoice.Sell(Fish.IRONMONGERS_TUNA));
    assertThat(events).contains(new PortEvent.FishSold(Seat.of(0), Fish.IRONMONGERS_TUNA, 1, 7));
    assertThat(lab.fisher(0).bucks()).isEqualTo(10);
    assertThat(lab.fisher(0).regretCount()).as("a fair fish").isEqualTo(2);
  }

  @Test
  void p3SellingAFoulFishDrawsARegretAfterThePriceIsPaid() {
    Lab lab = Lab.atPort(2).hand(0, Fish.PATIENT_CUTTLE).bucks(0, 0);
    lab.choose(new RegretsChoice.Sell(Fish.PATIENT_CUTTLE));
    assertThat(lab.fisher(0).bucks()).as("6 - 2, the mind before the sale").isEqualTo(4);
    assertThat(lab.fisher(0).regretCount()).isEqualTo(1);
  }

  @Test
  void p3AWorthlessFoulFishStillCostsARegret() {
    Lab lab = Lab.atPort(2).hand(0, Fish.THE_PLUG).bucks(0, 3);
    lab.choose(new RegretsChoice.Sell(Fish.THE_PLUG));
    assertThat(lab.fisher(0).bucks()).isEqualTo(3);
    assertThat(lab.fisher(0).regretCount()).isEqualTo(1);
    assertThat(lab.figures().tier(lab.fisher(0))).isEqualTo(1);
  }

  @Test
  void p4MountingIsFreeAndNeedsAFishInHandAndAFreeMount() {
    Lab lab = Lab.atPort(2).hand(0, Fish.PALL_RAY, Fish.PENSIONED_COD, Fish.GLAZED_TROUT);
    assertThat(lab.refusal(new RegretsChoice.Mount(Fish.HARBOUR_BASS, 0))).isEqualTo("NOT_IN_HAND");
    assertThat(lab.refusal(new RegretsChoice.Mount(Fish.PALL_RAY, 3))).isEqualTo("NO_SUCH_SLOT");
    assertThat(lab.refusal(new RegretsChoice.Mount(Fish.PALL_RAY, -1))).isEqualTo("NO_SUCH_SLOT");
    lab.choose(new RegretsChoice.Mount(Fish.PALL_RAY, 2));
    assertThat(lab.refusal(new RegretsChoice.Mount(Fish.PENSIONED_COD, 2))).isEqualTo("SLOT_TAKEN");
    lab.choose(new RegretsChoice.Mount(Fish.PENSIONED_COD, 0));
    assertThat(lab.fisher(0).bucks()).isEqualTo(3);
    assertThat(lab.fisher(0).mount(2)).isEqualTo(Fish.PALL_RAY.ordinal());
  }

  @Test
  void p4TheMultiplierIsThatOfTheMount() {
    Lab lab = Lab.atPort(1);
    int[] multipliers = {1, 2, 3, 1};
    for (int slot = 0; slot < multipliers.length; slot++) {
      assertThat(lab.figures().multiplier(slot)).isEqualTo(multipliers[slot]);
    }
  }

  @Test
  void p5EachShopMayBeVisitedOncePerTurn() {
    Lab lab = Lab.atPort(2).bucks(0, 10);
    lab.display(Gear.CONTRITE_LURE).display(Gear.FORGIVING_NET).display(Gear.SPLINTED_ROD);
    lab.choose(buy(Gear.CONTRITE_LURE));
    assertThat(lab.refusal(buy(Gear.FORGIVING_NET))).isEqualTo("SHOP_VISITED");
    lab.choose(buy(Gear.SPLINTED_ROD));
    assertThat(lab.fisher(0).bucks()).isEqualTo(3);
    lab.choose(new RegretsChoice.EndTurn());
    lab.pass();
    lab.choose(buy(Gear.FORGIVING_NET));
    assertThat(lab.fisher(0).gear())
        .isEqualTo(
            Gear.SPLINTED_ROD.bit()
                | Gear.RATCHET_REEL.bit()
                | Gear.CONTRITE_LURE.bit()
                | Gear.FORGIVING_NET.bit());
  }

  @Test
  void p5DiscountsOfMadnessLifePreserverAndChitAddUp() {
    Lab lab = Lab.atPort(2).someRegrets(0, 13).bucks(0, 2).preserver(0);
    lab.dinks(0, Dink.CHANDLERS_CHIT).display(Gear.VICARS_ROD);
    Gear rod = Gear.VICARS_ROD;
    assertThat(lab.figures().gearCost(lab.fisher(0), rod, true, true)).isEqualTo(2);
    assertThat(lab.refusal(new RegretsChoice.Buy(rod, true, false))).isEqualTo("TOO_DEAR");
    lab.choose(new RegretsChoice.Buy(rod, true, true));
    assertThat(lab.fisher(0).bucks()).isZero();
    assertThat(lab.state().preserver()).isEqualTo(RegretsState.NOBODY);
    assertThat(lab.state().dinksOut()).isEqualTo(Dink.CHANDLERS_CHIT.bit());
  }

  @Test
  void p5NothingCostsLessThanNothing() {
    Lab lab = Lab.atPort(2).someRegrets(0, 13);
    assertThat(lab.figures().gearCost(lab.fisher(0), Gear.WISHBONE_ROD, true, true)).isZero();
  }

  @Test
  void p5OnlyWhatIsOnDisplayAndHelpThatIsOwnedCounts() {
    Lab lab = Lab.atPort(2).bucks(0, 10).display(Gear.VICARS_ROD);
    assertThat(lab.refusal(buy(Gear.WISHBONE_ROD))).isEqualTo("NOT_ON_DISPLAY");
    assertThat(lab.preserver(1).refusal(new RegretsChoice.Buy(Gear.VICARS_ROD, true, false)))
        .isEqualTo("NO_PRESERVER");
    assertThat(lab.refusal(new RegretsChoice.Buy(Gear.VICARS_ROD, false, true)))
        .isEqualTo("NO_CHIT");
    assertThat(lab.bucks(0, 6).refusal(buy(Gear.VICARS_ROD))).isEqualTo("TOO_DEAR");
  }

  @Test
  void p5ANewRodReplacesTheOldOneWhichGoesUnderItsDeck() {
    Lab lab = Lab.atPort(2).gear(0, Gear.SPLINTED_ROD).display(Gear.VICARS_ROD).bucks(0, 10);
    lab.choose(buy(Gear.VICARS_ROD));
    int rods = Shop.RODS.ordinal();
    assertThat(lab.fisher(0).gear() & lab.figures().cards().gearOf(Shop.RODS))
        .isEqualTo(Gear.VICARS_ROD.bit());
    int last = lab.state().shopCard(rods, lab.state().shopSize(rods) - 1);
    assertThat(Gear.of(last)).isEqualTo(Gear.SPLINTED_ROD);
  }

  @Test
  void p6TackleDiceAreAShopOfTheirOwnVisitedOncePerTurn() {
    Lab lab = Lab.atPort(2).bucks(0, 10).tackleMarket(2, 1, 1);
    lab.choose(new RegretsChoice.BuyTackle(2, 0, 0, false));
    assertThat(lab.fisher(0).bucks()).isEqualTo(8);
    assertThat(lab.fisher(0).tackle()).isEqualTo(TackleDice.of(2, 0, 0));
    assertThat(TackleDice.count(lab.state().tackleMarket())).as("filled up").isEqualTo(4);
    assertThat(lab.refusal(new RegretsChoice.BuyTackle(0, 1, 0, false))).isEqualTo("SHOP_VISITED");
  }

  @Test
  void p6MadnessDoesNotMakeTackleCheaperButTheLifePreserverHelpsOnce() {
    Lab lab = Lab.atPort(2).someRegrets(0, 13).tackleMarket(1, 1, 2).bucks(0, 1).preserver(0);
    assertThat(lab.figures().tackleCost(TackleDice.of(0, 1, 0), true)).isZero();
    assertThat(lab.figures().tackleCost(TackleDice.of(0, 0, 2), true)).isEqualTo(4);
    assertThat(lab.refusal(new RegretsChoice.BuyTackle(0, 0, 1, false))).isEqualTo("TOO_DEAR");
    lab.choose(new RegretsChoice.BuyTackle(0, 0, 1, true));
    assertThat(lab.fisher(0).bucks()).isZero();
    assertThat(lab.state().preserver()).isEqualTo(RegretsState.NOBODY);
  }

  @Test
  void p6OnlyDiceOnTheMarketCanBeBought() {
    Lab lab = Lab.atPort(2).bucks(0, 10).tackleMarket(1, 0, 0);
    assertThat(lab.refusal(new RegretsChoice.BuyTackle(0, 0, 1, false)))
        .isEqualTo("NOT_ON_DISPLAY");
    assertThat(lab.refusal(new RegretsChoice.BuyTackle(-1, 0, 0, false)))
        .isEqualTo("NOT_ON_DISPLAY");
    assertThat(lab.refusal(new RegretsChoice.BuyTackle(0, 0, 0, false)))
        .isEqualTo("NOTHING_CHOSEN");
  }

  @Test
  void cyclingCostsOneAndBringsUpWhatLiesBehind() {
    Lab lab = Lab.atPort(2).bucks(0, 2);
    int supplies = Shop.SUPPLIES.ordinal();
    int[] before = new int[5];
    for (int i = 0; i < 5; i++) before[i] = lab.state().shopCard(supplies, i);
    lab.choose(new RegretsChoice.CycleMarket(Shop.SUPPLIES));
    assertThat(lab.fisher(0).bucks()).isEqualTo(1);
    for (int i = 0; i < 5; i++) {
      assertThat(lab.state().shopCard(supplies, i)).isEqualTo(before[(i + 3) % 5]);
    }
    assertThat(lab.refusal(new RegretsChoice.CycleMarket(Shop.RODS))).isEqualTo("NOTHING_BEHIND");
  }

  @Test
  void cyclingTackleReshufflesTheMarketWithTheBag() {
    Lab lab = Lab.atPort(2).tackleMarket(4, 0, 0).bucks(0, 3);
    lab.script(Streams.DECKS, 17, 16, 15, 14);
    lab.choose(new RegretsChoice.CycleMarket(Shop.TACKLE));
    assertThat(lab.state().tackleMarket()).isEqualTo(TackleDice.of(0, 0, 4));
  }

  @Test
  void aTurnIsForOneKindOfBusiness() {
    Lab lab = Lab.atPort(2).hand(0, Fish.PALL_RAY, Fish.PENSIONED_COD).bucks(0, 5);
    lab.choose(new RegretsChoice.Sell(Fish.PENSIONED_COD));
    assertThat(lab.refusal(new RegretsChoice.Mount(Fish.PALL_RAY, 0))).isEqualTo("OTHER_ACTION");
    assertThat(lab.refusal(new RegretsChoice.CycleMarket(Shop.SUPPLIES))).isEqualTo("OTHER_ACTION");
    assertThat(lab.refusal(new RegretsChoice.Pass())).isEqualTo("END_INSTEAD");
    lab.choose(new RegretsChoice.EndTurn());
    assertThat(lab.asked()).isEqualTo(1);
  }

  @Test
  void aTurnWithoutAnActionCannotBeEnded() {
    assertThat(Lab.atPort(2).refusal(new RegretsChoice.EndTurn())).isEqualTo("NOTHING_DONE");
  }

  @Test
  void portBusinessIsRefusedAtSeaAndFishingAtPort() {
    assertThat(Lab.atSea(2).refusal(new RegretsChoice.Sell(Fish.PALL_RAY)))
        .isEqualTo("NOT_AT_PORT");
    assertThat(Lab.atPort(2).refusal(new RegretsChoice.Reveal(0))).isEqualTo("NOT_AT_SEA");
    assertThat(Lab.atPort(2).refusal(new RegretsChoice.DeclareSea(1))).isEqualTo("NOT_NOW");
    assertThat(Lab.declaring(2).refusal(new RegretsChoice.Pass())).isEqualTo("NOT_NOW");
  }
}
