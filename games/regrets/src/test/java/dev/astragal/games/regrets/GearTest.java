package dev.astragal.games.regrets;

import static dev.astragal.games.regrets.Lab.faces;
import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.games.regrets.cards.Cards;
import dev.astragal.games.regrets.cards.Dink;
import dev.astragal.games.regrets.cards.Fish;
import dev.astragal.games.regrets.cards.Gear;
import dev.astragal.games.regrets.cards.Shop;
import dev.astragal.kernel.state.Ints;
import org.junit.jupiter.api.Test;

/** What each piece of gear does. */
class GearTest {
  @Test
  void wishboneRodRollsOneChosenDieOnceMore() {
    Lab lab = Lab.atSea(2).open(0, Fish.UNSIGNED_HALIBUT).dice(0, faces(1, 1), 2, 2);
    lab.script(6).choose(new RegretsChoice.Catch(0, Ints.of(1), 0, 0, 0, 1));
    assertThat(lab.fisher(0).hand()).isEqualTo(Fish.UNSIGNED_HALIBUT.bit());
    assertThat(lab.spent(0)).containsExactly(2, 2, 6);
  }

  @Test
  void onlyAChosenDieIsRolledAgainAndOnlyWithTheRod() {
    Lab lab = Lab.atSea(2).open(0, Fish.UNSIGNED_HALIBUT).dice(0, faces(1, 4), 2, 2);
    assertThat(lab.refusal(new RegretsChoice.Catch(0, Ints.of(4), 0, 0, 0, 1)))
        .isEqualTo("NO_REROLL");
    assertThat(lab.refusal(new RegretsChoice.Catch(0, Ints.of(4), 0, 0, 0, 9)))
        .isEqualTo("NO_REROLL");
    lab.gear(0, Gear.SPLINTED_ROD);
    assertThat(lab.refusal(new RegretsChoice.Catch(0, Ints.of(4), 0, 0, 0, 4)))
        .isEqualTo("NO_REROLL");
  }

  @Test
  void splintedRodCountsTheLowestDieOneAndAHalfTimesRoundedUp() {
    Lab lab = Lab.atSea(2).gear(0, Gear.SPLINTED_ROD).open(0, Fish.UNSIGNED_HALIBUT);
    lab.dice(0, faces(3), 1, 1, 1).choose(FishingTest.cast(0, 3));
    assertThat(lab.fisher(0).hand()).as("3 counts 5").isEqualTo(Fish.UNSIGNED_HALIBUT.bit());
    assertThat(lab.figures().payment(lab.fisher(0), 0)).isZero();
  }

  @Test
  void vicarsRodKeepsOneRegretAwayPerCatch() {
    Lab lab = Lab.atSea(2).gear(0, Gear.VICARS_ROD).depth(0, 3).open(6, Fish.YOUNGER_KRAKEN);
    lab.dice(0, faces(6, 6, 6, 6)).choose(FishingTest.cast(6, 6));
    assertThat(lab.fisher(0).regretCount()).isEqualTo(1);
    lab.pass();
    lab.open(7, Fish.VESTRY_ANGLER).choose(FishingTest.cast(7, 6));
    assertThat(lab.fisher(0).regretCount()).as("again in the next action").isEqualTo(1);
  }

  @Test
  void vicarsRodDoesNotHelpWithSales() {
    Lab lab = Lab.atPort(2).gear(0, Gear.VICARS_ROD).hand(0, Fish.PATIENT_CUTTLE);
    lab.choose(new RegretsChoice.Sell(Fish.PATIENT_CUTTLE));
    assertThat(lab.fisher(0).regretCount()).isEqualTo(1);
  }

  @Test
  void grandfathersGaffKeepsTheSmallFish() {
    Lab lab = Lab.atSea(2).gear(0, Gear.GRANDFATHERS_GAFF).depth(0, 2);
    lab.hand(0, Fish.PEWTER_SPRAT).open(3, Fish.BAILIFF_SHARK).dice(0, faces(6, 6, 6, 6));
    lab.choose(FishingTest.cast(3, 6));
    assertThat(lab.fisher(0).hand()).isEqualTo(Fish.PEWTER_SPRAT.bit() | Fish.BAILIFF_SHARK.bit());
  }

  @Test
  void ratchetReelDrawsADinkPerCatch() {
    Lab lab = Lab.atSea(2).open(0, Fish.WIDOWS_HERRING);
    lab.choose(FishingTest.cast(0));
    assertThat(Integer.bitCount(lab.fisher(0).dinks())).isEqualTo(1);
  }

  @Test
  void deepSeaReelLetsATwoDescend() {
    Lab lab = Lab.atSea(2).gear(0, Gear.DEEP_SEA_REEL).dice(0, faces(2, 1, 1, 1));
    assertThat(lab.refusal(new RegretsChoice.Descend(2, Ints.of(1)))).isEqualTo("WRONG_SINKERS");
    lab.choose(new RegretsChoice.Descend(2, Ints.of(2)));
    assertThat(lab.fisher(0).depth()).isEqualTo(2);
  }

  @Test
  void clockworkReelLandsFishOfDifficultyThreeOrLessForNothing() {
    Lab lab = Lab.atSea(2).gear(0, Gear.CLOCKWORK_REEL).open(0, Fish.PENSIONED_COD);
    lab.open(1, Fish.UNSIGNED_HALIBUT).dice(0, faces(), 1, 1, 1, 1);
    assertThat(lab.refusal(FishingTest.cast(1))).isEqualTo("NOTHING_PAID");
    lab.choose(FishingTest.cast(0));
    assertThat(lab.fisher(0).hand()).isEqualTo(Fish.PENSIONED_COD.bit());
  }

  @Test
  void clockworkReelLooksAtTheDifficultyAfterTheLifePreserver() {
    Lab lab = Lab.atSea(2).gear(0, Gear.CLOCKWORK_REEL).open(0, Fish.UNSIGNED_HALIBUT).preserver(0);
    lab.choose(new RegretsChoice.UsePreserver());
    lab.choose(FishingTest.cast(0));
    assertThat(lab.fisher(0).hand()).isEqualTo(Fish.UNSIGNED_HALIBUT.bit());
  }

  @Test
  void deafReelKeepsCatchesFromRaisingTheTier() {
    Lab lab = Lab.atSea(2).gear(0, Gear.DEAF_REEL).depth(0, 3).open(6, Fish.YOUNGER_KRAKEN);
    lab.dice(0, faces(6, 6, 6, 6)).choose(FishingTest.cast(6, 6));
    assertThat(lab.fisher(0).regretCount()).as("both would have led to tier 1").isZero();
    Lab tier1 = Lab.atSea(2).gear(0, Gear.DEAF_REEL).depth(0, 3).open(6, Fish.YOUNGER_KRAKEN);
    tier1.someRegrets(0, 1).dice(0, faces(6, 6, 6, 6)).choose(FishingTest.cast(6, 6));
    assertThat(tier1.fisher(0).regretCount()).as("within a tier they are drawn").isEqualTo(3);
  }

  @Test
  void deafReelIgnoresTheMadnessOfFishButNotOfSales() {
    Lab shift = Lab.atSea(2, "madness.abilities=TIER_SHIFT").gear(0, Gear.DEAF_REEL).depth(0, 2);
    shift.open(3, Fish.BRIDAL_JELLY).dice(0, faces(6, 6, 6, 6)).choose(FishingTest.cast(3, 6));
    assertThat(shift.fisher(0).madness()).isZero();
    Lab sale = Lab.atPort(2).gear(0, Gear.DEAF_REEL).hand(0, Fish.PATIENT_CUTTLE);
    sale.choose(new RegretsChoice.Sell(Fish.PATIENT_CUTTLE));
    assertThat(sale.fisher(0).regretCount()).isEqualTo(1);
  }

  @Test
  void contriteLureRollsFreshOnesAgainOnEveryReveal() {
    Lab lab = Lab.atSea(2).gear(0, Gear.CONTRITE_LURE).dice(0, faces(1, 1, 5), 1);
    lab.script(4, 1).choose(new RegretsChoice.Reveal(0));
    assertThat(lab.fresh(0)).as("once each").containsExactly(1, 4, 5);
    assertThat(lab.spent(0)).containsExactly(1);
  }

  @Test
  void soundingGlassLooksAtOneShoalPerTurn() {
    Lab lab = Lab.atSea(2).top(1, Fish.GLAZED_TROUT);
    assertThat(lab.refusal(new RegretsChoice.Peek(1))).isEqualTo("NO_SUCH_GEAR");
    lab.gear(0, Gear.SOUNDING_GLASS);
    assertThat(lab.refusal(new RegretsChoice.Peek(3))).isEqualTo("OUT_OF_REACH");
    lab.choose(new RegretsChoice.Peek(1));
    assertThat(lab.fisher(0).known()).isEqualTo(Fish.GLAZED_TROUT.bit());
    assertThat(lab.refusal(new RegretsChoice.Peek(0))).isEqualTo("GLASS_USED");
    lab.choose(new RegretsChoice.Reveal(0));
  }

  @Test
  void forgivingNetTurnsAwayTheFirstRegretOfEachDay() {
    Lab lab = Lab.atPort(2).gear(0, Gear.FORGIVING_NET);
    lab.hand(0, Fish.PATIENT_CUTTLE, Fish.BRIDAL_JELLY, Fish.MUTTERING_DAB);
    lab.choose(new RegretsChoice.Sell(Fish.PATIENT_CUTTLE));
    assertThat(lab.fisher(0).regretCount()).isZero();
    lab.choose(new RegretsChoice.Sell(Fish.BRIDAL_JELLY));
    assertThat(lab.fisher(0).regretCount()).isEqualTo(1);
    lab.nextMorning();
    assertThat(lab.fisher(0).netUsed()).isFalse();
  }

  @Test
  void inheritedChartMayBeginADayAtDepthTwo() {
    Lab lab = Lab.declaring(2);
    assertThat(lab.refusal(new RegretsChoice.DeclareSea(2))).isEqualTo("NOT_THAT_DEPTH");
    lab.gear(0, Gear.INHERITED_CHART);
    assertThat(lab.listed())
        .contains(new RegretsChoice.DeclareSea(1), new RegretsChoice.DeclareSea(2));
    lab.choose(new RegretsChoice.DeclareSea(2));
    assertThat(lab.fisher(0).depth()).isEqualTo(2);
  }

  @Test
  void borrowedTenderMakesPortOnceWithoutTheLifeboat() {
    Lab lab = Lab.atSea(2);
    assertThat(lab.refusal(new RegretsChoice.TakeTender())).isEqualTo("NO_SUCH_GEAR");
    lab.gear(0, Gear.BORROWED_TENDER).depth(0, 3);
    int supplies = lab.state().shopSize(Shop.SUPPLIES.ordinal());
    lab.choose(new RegretsChoice.TakeTender());
    assertThat(lab.fisher(0).atPort()).isTrue();
    assertThat(lab.fisher(0).lifeboatFlipped()).isFalse();
    assertThat(lab.fisher(0).gear() & Gear.BORROWED_TENDER.bit()).isZero();
    assertThat(lab.state().shopSize(Shop.SUPPLIES.ordinal())).isEqualTo(supplies + 1);
    assertThat(lab.asked()).isEqualTo(1);
  }

  @Test
  void thirteenPiecesInThreeShopsWithTheirPrices() {
    Cards cards = Lab.atSea(1).figures().cards();
    int[] prices = {3, 5, 7, 8, 4, 6, 5, 9, 2, 4, 3, 6, 5};
    for (Gear gear : Gear.values()) {
      assertThat(cards.price(gear)).as("%s", gear).isEqualTo(prices[gear.ordinal()]);
    }
    assertThat(Integer.bitCount(cards.gearOf(Shop.RODS))).isEqualTo(4);
    assertThat(Integer.bitCount(cards.gearOf(Shop.REELS))).isEqualTo(4);
    assertThat(Integer.bitCount(cards.gearOf(Shop.SUPPLIES))).isEqualTo(5);
    assertThat(Dink.values()).hasSize(13);
  }
}
