package dev.astragal.games.regrets;

import static dev.astragal.games.regrets.Lab.faces;
import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.games.regrets.cards.Cards;
import dev.astragal.games.regrets.cards.Dink;
import dev.astragal.games.regrets.cards.Fish;
import dev.astragal.games.regrets.cards.Gear;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.state.Ints;
import org.junit.jupiter.api.Test;

/** What each dink does, and when. */
class DinkTest {
  private static RegretsChoice play(Dink dink) {
    return play(dink, 0);
  }

  private static RegretsChoice play(Dink dink, int die) {
    return new RegretsChoice.PlayDink(dink, die);
  }

  @Test
  void bentFarthingIsOneBuckInOnesOwnTurnUnlessThePurseIsFull() {
    Lab lab = Lab.atSea(2).dinks(0, Dink.BENT_FARTHING);
    assertThat(lab.bucks(0, 10).refusal(play(Dink.BENT_FARTHING))).isEqualTo("PURSE_FULL");
    assertThat(lab.refusal(play(Dink.COLD_TEA, 1))).isEqualTo("NO_SUCH_DINK");
    lab.bucks(0, 3).choose(play(Dink.BENT_FARTHING));
    assertThat(lab.fisher(0).bucks()).isEqualTo(4);
    assertThat(lab.fisher(0).dinks()).isZero();
    assertThat(lab.state().dinksOut()).as("used up for good").isEqualTo(Dink.BENT_FARTHING.bit());
    assertThat(lab.state().kind()).as("free").isEqualTo(TurnKind.NONE);
  }

  @Test
  void pocketNeedleMayStartAtDepthTwoAndIsKept() {
    Lab lab = Lab.declaring(2).dinks(0, Dink.POCKET_NEEDLE);
    assertThat(lab.refusal(play(Dink.POCKET_NEEDLE))).isEqualTo("WORKS_BY_ITSELF");
    lab.choose(new RegretsChoice.DeclareSea(2));
    assertThat(lab.fisher(0).depth()).isEqualTo(2);
    assertThat(lab.fisher(0).dinks()).isEqualTo(Dink.POCKET_NEEDLE.bit());
  }

  @Test
  void secondNetBringsAllSpentDiceBackRolledAnewAfterAFailedCast() {
    Lab lab = Lab.atSea(2).dinks(0, Dink.SECOND_NET).open(0, Fish.PENSIONED_COD);
    lab.dice(0, faces(1), 1, 1, 1);
    assertThat(lab.refusal(play(Dink.SECOND_NET))).isEqualTo("WRONG_TIMING");
    lab.choose(FishingTest.cast(0, 1));
    assertThat(lab.asked()).as("the turn waits for the net").isEqualTo(0);
    assertThat(lab.listed()).contains(play(Dink.SECOND_NET), new RegretsChoice.EndTurn());
    lab.script(2, 3, 4, 5).choose(play(Dink.SECOND_NET));
    assertThat(lab.fresh(0)).containsExactly(2, 3, 4, 5);
    assertThat(lab.asked()).as("and then ends").isEqualTo(1);
  }

  @Test
  void secondNetMayBeKeptForLater() {
    Lab lab = Lab.atSea(2).dinks(0, Dink.SECOND_NET).open(0, Fish.PENSIONED_COD);
    lab.dice(0, faces(1), 1, 1, 1).choose(FishingTest.cast(0, 1));
    lab.choose(new RegretsChoice.EndTurn());
    assertThat(lab.fisher(0).dinks() & Dink.SECOND_NET.bit()).isNotZero();
  }

  @Test
  void coldTeaReadiesASpentDieAsItLies() {
    Lab lab = Lab.atSea(2).dinks(0, Dink.COLD_TEA).dice(0, faces(1, 2), 5, 6);
    assertThat(lab.listed()).contains(play(Dink.COLD_TEA, 6));
    assertThat(lab.refusal(play(Dink.COLD_TEA, 4))).isEqualTo("NOT_YOUR_DIE");
    lab.choose(play(Dink.COLD_TEA, 5));
    assertThat(lab.fresh(0)).containsExactly(1, 2, 5);
    assertThat(lab.spent(0)).containsExactly(6);
  }

  @Test
  void coldTeaDoesNotOutwitMadness() {
    Lab lab = Lab.atSea(2, "setup.dice=5").dinks(0, Dink.COLD_TEA);
    lab.dice(0, faces(1, 2, 3, 4), 5);
    assertThat(lab.refusal(play(Dink.COLD_TEA, 5))).isEqualTo("DICE_LIMIT");
  }

  @Test
  void tallTalePaysTwoPointsAtTheEndOfEveryDaySaturdayIncluded() {
    Lab lab = Lab.declaring(2).dinks(0, Dink.TALL_TALE);
    lab.skipTo(Day.SATURDAY);
    assertThat(lab.fisher(0).tales()).isEqualTo(10);
    while (lab.state().phase() == Phase.DECLARATION) lab.choose(new RegretsChoice.DeclareSea(1));
    lab.endDay();
    assertThat(lab.fisher(0).tales()).isEqualTo(12);
    Lab quiet = Lab.declaring(2, "scoring.taleOnSaturday=false").dinks(0, Dink.TALL_TALE);
    quiet.skipTo(Day.SATURDAY);
    while (quiet.state().phase() == Phase.DECLARATION)
      quiet.choose(new RegretsChoice.DeclarePort());
    quiet.endDay();
    assertThat(quiet.fisher(0).tales()).isEqualTo(10);
  }

  @Test
  void saltedLugwormAddsOneToTheNextCatch() {
    Lab lab = Lab.atSea(2).dinks(0, Dink.SALTED_LUGWORM).open(0, Fish.PENSIONED_COD);
    lab.dice(0, faces(2), 1, 1, 1).choose(play(Dink.SALTED_LUGWORM));
    assertThat(lab.fisher(0).baitArmed()).isTrue();
    lab.choose(FishingTest.cast(0, 2));
    assertThat(lab.fisher(0).hand()).isEqualTo(Fish.PENSIONED_COD.bit());
    assertThat(lab.fisher(0).baitArmed()).isFalse();
  }

  @Test
  void saltedLugwormIsForTheSea() {
    assertThat(Lab.atPort(2).dinks(0, Dink.SALTED_LUGWORM).refusal(play(Dink.SALTED_LUGWORM)))
        .isEqualTo("WRONG_TIMING");
  }

  @Test
  void tinOfBallBearingsLowersTheSinkers() {
    Lab lab = Lab.atSea(2).dinks(0, Dink.TIN_OF_BALL_BEARINGS).dice(0, faces(2, 1, 1, 1));
    lab.choose(new RegretsChoice.Descend(2, Ints.of(2)));
    assertThat(lab.fisher(0).depth()).isEqualTo(2);
    assertThat(lab.refusal(play(Dink.TIN_OF_BALL_BEARINGS))).isEqualTo("WORKS_BY_ITSELF");
  }

  @Test
  void knuckleboneCharmIsUsedUpByTheRegretThatWouldRaiseTheTier() {
    Lab lab = Lab.atPort(2).dinks(0, Dink.KNUCKLEBONE_CHARM);
    lab.hand(0, Fish.PATIENT_CUTTLE, Fish.BRIDAL_JELLY, Fish.MUTTERING_DAB);
    assertThat(lab.refusal(play(Dink.KNUCKLEBONE_CHARM))).isEqualTo("WORKS_BY_ITSELF");
    lab.choose(new RegretsChoice.Sell(Fish.PATIENT_CUTTLE));
    assertThat(lab.fisher(0).regretCount()).isZero();
    assertThat(lab.state().dinksOut()).isEqualTo(Dink.KNUCKLEBONE_CHARM.bit());
    lab.choose(new RegretsChoice.Sell(Fish.BRIDAL_JELLY));
    assertThat(lab.fisher(0).regretCount()).isEqualTo(1);
  }

  @Test
  void knuckleboneCharmTakesTheMadnessOfAFishUponItself() {
    Lab lab = Lab.atSea(2, "madness.abilities=TIER_SHIFT").dinks(0, Dink.KNUCKLEBONE_CHARM);
    lab.depth(0, 2).open(3, Fish.BRIDAL_JELLY).dice(0, faces(6, 6, 6, 6));
    lab.choose(FishingTest.cast(3, 6));
    assertThat(lab.fisher(0).madness()).isZero();
    assertThat(lab.state().dinksOut()).isEqualTo(Dink.KNUCKLEBONE_CHARM.bit());
  }

  @Test
  void dampChartShowsTheThreeTopsOfTheOwnDepthToItsReaderOnly() {
    Lab lab = Lab.declaring(2).dinks(0, Dink.DAMP_CHART);
    var events = lab.choose(play(Dink.DAMP_CHART));
    long tops = 0;
    for (int shoal = 0; shoal < 3; shoal++) tops |= 1L << lab.state().top(shoal);
    assertThat(lab.fisher(0).known()).isEqualTo(tops);
    assertThat(lab.fisher(1).known()).isZero();
    for (SeaEvent.ShoalPeeked peek : Lab.of(SeaEvent.ShoalPeeked.class, events)) {
      assertThat(peek.seenBy(Lab.seat(1)))
          .contains(new SeaEvent.ShoalPeeked(Seat.of(0), peek.shoal(), Fish.UNSEEN, false));
    }
    assertThat(lab.state().faceUpShoals()).isZero();
    assertThat(lab.prompt().kind()).isEqualTo("declare");
  }

  @Test
  void dampChartIsForTheDeclaration() {
    assertThat(Lab.atSea(2).dinks(0, Dink.DAMP_CHART).refusal(play(Dink.DAMP_CHART)))
        .isEqualTo("WRONG_TIMING");
    assertThat(Lab.declaring(2).dinks(0, Dink.BENT_FARTHING).refusal(play(Dink.BENT_FARTHING)))
        .isEqualTo("WRONG_TIMING");
  }

  @Test
  void smilingClamTurnsAFreshDieToSix() {
    Lab lab = Lab.atSea(2).dinks(0, Dink.SMILING_CLAM).dice(0, faces(1, 3, 6), 2);
    assertThat(lab.refusal(play(Dink.SMILING_CLAM, 6))).isEqualTo("NO_USE");
    assertThat(lab.refusal(play(Dink.SMILING_CLAM, 2))).isEqualTo("NOT_YOUR_DIE");
    lab.choose(play(Dink.SMILING_CLAM, 3));
    assertThat(lab.fresh(0)).containsExactly(1, 6, 6);
  }

  @Test
  void tideTableAllowsASecondCastOncePerDay() {
    Lab lab = Lab.declaring(2).dinks(0, Dink.TIDE_TABLE);
    lab.skipTo(Day.TUESDAY);
    assertThat(lab.fisher(0).extraActions()).isEqualTo(1);
    lab.state().current = 0;
    lab.choose(new RegretsChoice.DeclareSea(1));
    lab.choose(new RegretsChoice.DeclareSea(1));
    if (lab.asked() == 1) lab.pass();
    lab.open(0, Fish.WIDOWS_HERRING).open(1, Fish.PENNY_WHITEBAIT);
    assertThat(lab.refusal(new RegretsChoice.FishAgain())).isEqualTo("NOTHING_DONE");
    lab.choose(FishingTest.cast(0));
    assertThat(lab.asked()).isEqualTo(0);
    lab.choose(new RegretsChoice.FishAgain());
    lab.choose(FishingTest.cast(1));
    assertThat(lab.fisher(0).extraActions()).isZero();
    assertThat(lab.fisher(0).hand())
        .isEqualTo(Fish.WIDOWS_HERRING.bit() | Fish.PENNY_WHITEBAIT.bit());
  }

  @Test
  void heavyThumbAddsABuckToEverySale() {
    Lab lab = Lab.atPort(2).dinks(0, Dink.HEAVY_THUMB).hand(0, Fish.CHAPEL_MACKEREL).bucks(0, 0);
    lab.choose(new RegretsChoice.Sell(Fish.CHAPEL_MACKEREL));
    assertThat(lab.fisher(0).bucks()).isEqualTo(5);
    assertThat(lab.fisher(0).dinks()).isEqualTo(Dink.HEAVY_THUMB.bit());
  }

  @Test
  void chandlersChitIsGivenWithOnePurchaseAndOnlyIfWanted() {
    Lab lab = Lab.atPort(2).dinks(0, Dink.CHANDLERS_CHIT).bucks(0, 7).display(Gear.VICARS_ROD);
    assertThat(lab.refusal(play(Dink.CHANDLERS_CHIT))).isEqualTo("WORKS_BY_ITSELF");
    assertThat(lab.listed())
        .contains(
            new RegretsChoice.Buy(Gear.VICARS_ROD, false, false),
            new RegretsChoice.Buy(Gear.VICARS_ROD, false, true));
    lab.choose(new RegretsChoice.Buy(Gear.VICARS_ROD, false, true));
    assertThat(lab.fisher(0).bucks()).isEqualTo(2);
    assertThat(lab.state().dinksOut()).isEqualTo(Dink.CHANDLERS_CHIT.bit());
  }

  @Test
  void eightDinksAreForOneUseAndFiveForGood() {
    Cards cards = Lab.atSea(1).figures().cards();
    int oneShot = 0;
    for (Dink dink : Dink.values()) if (cards.oneShot(dink)) oneShot++;
    assertThat(oneShot).isEqualTo(8);
  }
}
