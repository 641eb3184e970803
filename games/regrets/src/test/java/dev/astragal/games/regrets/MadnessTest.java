package dev.astragal.games.regrets;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.games.regrets.cards.Fish;
import dev.astragal.games.regrets.cards.Gear;
import dev.astragal.games.regrets.rules.Figures;
import org.junit.jupiter.api.Test;

/** Rules M1 to M6: the six tiers, each from its first to its last number of Regrets. */
class MadnessTest {
  private static final int FAIR_7 = Fish.IRONMONGERS_TUNA.ordinal();
  private static final int FOUL_5 = Fish.BRIDAL_JELLY.ordinal();

  private final Lab lab = Lab.atPort(1);
  private final Figures figures = lab.figures();

  @Test
  void m1NoRegretsFairPlus2FoulMinus2FourDice() {
    tier(0, 0, 0, +2, -2, 4, 0);
  }

  @Test
  void m2OneToThreeRegretsFairPlus1FoulMinus1FourDice() {
    tier(1, 1, 3, +1, -1, 4, 0);
  }

  @Test
  void m3FourToSixRegretsFairPlus1FoulUnchangedFiveDice() {
    tier(2, 4, 6, +1, 0, 5, 0);
  }

  @Test
  void m4SevenToNineRegretsFairUnchangedFoulPlus1SixDice() {
    tier(3, 7, 9, 0, +1, 6, 0);
  }

  @Test
  void m5TenToTwelveRegretsFairMinus1FoulPlus1SevenDice() {
    tier(4, 10, 12, -1, +1, 7, 0);
  }

  @Test
  void m6ThirteenRegretsAndMoreFairMinus2FoulPlus2EightDiceAndPortDiscount() {
    tier(5, 13, 48, -2, +2, 8, 1);
  }

  private void tier(int tier, int from, int to, int fair, int foul, int dice, int discount) {
    Fisher fisher = lab.fisher(0);
    for (int regrets = from; regrets <= to; regrets++) {
      fisher.regrets = (1L << regrets) - 1;
      assertThat(figures.tier(regrets)).isEqualTo(tier);
      assertThat(figures.tier(fisher)).isEqualTo(tier);
      assertThat(figures.maxDice(fisher)).isEqualTo(dice);
      assertThat(figures.fishValue(FAIR_7, fisher)).isEqualTo(7 + fair);
      assertThat(figures.fishValue(FOUL_5, fisher)).isEqualTo(5 + foul);
      assertThat(figures.gearCost(fisher, Gear.VICARS_ROD, false, false)).isEqualTo(7 - discount);
    }
  }

  @Test
  void aFishIsNeverWorthLessThanNothing() {
    int foul0 = Fish.THE_PLUG.ordinal();
    int[] worth = {0, 0, 0, 1, 1, 2};
    for (int tier = 0; tier < worth.length; tier++) {
      assertThat(figures.fishValue(foul0, tier)).isEqualTo(worth[tier]);
    }
  }

  @Test
  void theTableForAFishOfFive() {
    int[] fair = {7, 6, 6, 5, 4, 3};
    int[] foul = {3, 4, 5, 6, 6, 7};
    int fair7 = FAIR_7;
    for (int tier = 0; tier < fair.length; tier++) {
      assertThat(figures.fishValue(fair7, tier) - 2).isEqualTo(fair[tier]);
      assertThat(figures.fishValue(FOUL_5, tier)).isEqualTo(foul[tier]);
    }
  }

  @Test
  void oneMoreDieForTheBosunInEveryTier() {
    Lab hale = Lab.fresh(1, "hale");
    hale.tick();
    assertThat(hale.figures().maxDice(hale.fisher(0))).isEqualTo(5);
    hale.someRegrets(0, 13);
    assertThat(hale.figures().maxDice(hale.fisher(0))).isEqualTo(9);
  }

  @Test
  void sellingFoulFishGrowsTheLimitAndNeverEndsTheGame() {
    Fish[] foul = {
      Fish.MUTTERING_DAB, Fish.BRIDAL_JELLY, Fish.PATIENT_CUTTLE, Fish.PERJURED_BARRACUDA,
      Fish.BAILIFF_SHARK, Fish.CONFIDING_OCTOPUS, Fish.APOLOGETIC_BLOBFISH, Fish.VESTRY_ANGLER,
      Fish.NAMELESS_ORCA, Fish.TOLLING_OARFISH, Fish.ENDLESS_SQUID, Fish.COILED_WITNESS,
      Fish.YOUNGER_KRAKEN, Fish.THE_PLUG
    };
    lab.hand(0, foul);
    int[] limits = {4, 4, 4, 5, 5, 5, 6, 6, 6, 7, 7, 7, 8};
    for (int sold = 1; sold <= 13; sold++) {
      lab.choose(new RegretsChoice.Sell(foul[sold - 1]));
      assertThat(lab.fisher(0).regretCount()).isEqualTo(sold);
      assertThat(figures.maxDice(lab.fisher(0))).isEqualTo(limits[sold - 1]);
    }
    assertThat(lab.state().phase()).isEqualTo(Phase.ACTION);
  }

  @Test
  void fewerDiceAllowedNeverTakeFreshDiceAway() {
    Lab mad = Lab.atSea(2, "setup.dice=5").someRegrets(0, 4);
    mad.dice(0, Lab.faces(1, 2, 3, 4, 5)).noDinksLeft();
    mad.pass();
    assertThat(mad.fisher(0).regretCount()).isEqualTo(3);
    assertThat(mad.figures().maxDice(mad.fisher(0))).isEqualTo(4);
    assertThat(mad.fresh(0)).containsExactly(1, 2, 3, 4, 5);
  }
}
