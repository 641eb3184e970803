package dev.astragal.games.regrets;

import static dev.astragal.games.regrets.Lab.faces;
import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.games.regrets.cards.Dink;
import dev.astragal.games.regrets.cards.Fish;
import dev.astragal.games.regrets.cards.Gear;
import dev.astragal.games.regrets.cards.TackleDice;
import dev.astragal.kernel.state.Ints;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Rules F1 to F7, and what happens when a cast fails. */
class FishingTest {
  static RegretsChoice.Catch cast(int shoal, int... dice) {
    return new RegretsChoice.Catch(shoal, Ints.of(dice), 0, 0, 0, 0);
  }

  private static RegretsChoice.Descend descend(int depth, int... dice) {
    return new RegretsChoice.Descend(depth, Ints.of(dice));
  }

  @Test
  void f1RevealingIsFreeAndFlipsTheTopCardOfAShoalAtTheBoatsDepth() {
    Lab lab = Lab.atSea(2).top(1, Fish.PENSIONED_COD).dice(0, faces(1, 2, 3, 4));
    lab.choose(new RegretsChoice.Reveal(1));
    assertThat(lab.state().faceUp(1)).isTrue();
    assertThat(Fish.of(lab.state().top(1))).isEqualTo(Fish.PENSIONED_COD);
    assertThat(lab.fresh(0)).containsExactly(1, 2, 3, 4);
    assertThat(lab.asked()).as("the turn goes on").isEqualTo(0);
  }

  @Test
  void f1OnlyAFaceDownCardOfANonEmptyShoalAtOwnDepthCanBeRevealed() {
    Lab lab = Lab.atSea(2).open(0, Fish.PENSIONED_COD).shrink(2, 0);
    assertThat(lab.refusal(new RegretsChoice.Reveal(0))).isEqualTo("FACE_UP");
    assertThat(lab.refusal(new RegretsChoice.Reveal(2))).isEqualTo("SHOAL_EMPTY");
    assertThat(lab.refusal(new RegretsChoice.Reveal(3))).isEqualTo("OUT_OF_REACH");
    assertThat(lab.refusal(new RegretsChoice.Reveal(9))).isEqualTo("NO_SUCH_SHOAL");
    assertThat(lab.refusal(new RegretsChoice.Reveal(-1))).isEqualTo("NO_SUCH_SHOAL");
    lab.dice(0, faces(), 1, 1, 1, 1);
    assertThat(lab.refusal(new RegretsChoice.Reveal(1))).isEqualTo("NO_FRESH_DIE");
  }

  @Test
  void f1OneRevealPerTurnAndOneMoreAfterEachDescent() {
    Lab lab = Lab.atSea(2).dice(0, faces(3, 3, 3, 3));
    lab.choose(new RegretsChoice.Reveal(0));
    assertThat(lab.refusal(new RegretsChoice.Reveal(1))).isEqualTo("NO_REVEAL_LEFT");
    lab.choose(descend(2, 3));
    lab.choose(new RegretsChoice.Reveal(3));
    assertThat(lab.refusal(new RegretsChoice.Reveal(4))).isEqualTo("NO_REVEAL_LEFT");
  }

  @Test
  void f2RevealAbilitiesTriggerRightAfterTheReveal() {
    Lab lab = Lab.atSea(2).depth(0, 3).top(6, Fish.TITHE_WHALE);
    lab.choose(new RegretsChoice.Reveal(6));
    assertThat(lab.prompt().kind()).isEqualTo("discard-item");
    assertThat(lab.asked()).isEqualTo(0);
    assertThat(lab.refusal(new RegretsChoice.DiscardItem(Gear.DEAF_REEL))).isEqualTo("NOT_ABOARD");
    lab.choose(new RegretsChoice.DiscardItem(Gear.WISHBONE_ROD));
    assertThat(lab.asked()).isEqualTo(1);
    lab.choose(new RegretsChoice.DiscardItem(Gear.RATCHET_REEL));
    assertThat(lab.fisher(0).gear()).isEqualTo(Gear.RATCHET_REEL.bit());
    assertThat(lab.fisher(1).gear()).isEqualTo(Gear.WISHBONE_ROD.bit());
    assertThat(lab.state().graveyard()).isEqualTo(Fish.TITHE_WHALE.bit());
    lab.choose(new RegretsChoice.Reveal(7));
  }

  @Test
  void f3DroppingSinkersCostsOneDieOfThreeOrMorePerLevel() {
    Lab lab = Lab.atSea(2).dice(0, faces(6, 4, 2, 5));
    lab.choose(descend(3, 6, 4));
    assertThat(lab.fisher(0).depth()).isEqualTo(3);
    assertThat(lab.fresh(0)).containsExactly(2, 5);
    assertThat(lab.spent(0)).containsExactly(4, 6);
  }

  @Test
  void f3TheListedDescentSpendsTheLowestDiceThatQualify() {
    Lab lab = Lab.atSea(2).dice(0, faces(6, 4, 2, 5));
    assertThat(lab.listed()).contains(descend(2, 4), descend(3, 4, 5));
  }

  @Test
  void f3ADescentThatCannotBePaidInFullIsRefusedAsAWhole() {
    Lab lab = Lab.atSea(2).dice(0, faces(2, 2, 6), 1);
    assertThat(lab.refusal(descend(3, 2, 6))).isEqualTo("WRONG_SINKERS");
    assertThat(lab.refusal(descend(3, 6))).isEqualTo("WRONG_SINKERS");
    assertThat(lab.refusal(descend(3, 6, 6))).isEqualTo("NOT_YOUR_DICE");
    assertThat(lab.refusal(descend(1, 6))).isEqualTo("NOT_THAT_DEPTH");
    assertThat(lab.refusal(descend(4, 6, 2, 2))).isEqualTo("NOT_THAT_DEPTH");
    assertThat(lab.refusal(descend(2, 7))).isEqualTo("NOT_DICE");
    lab.gear(0, Gear.DEEP_SEA_REEL).choose(descend(3, 2, 6));
  }

  @Test
  void f3ReelAndTinEachLowerTheSinkerByOneDownToOne() {
    Lab lab = Lab.atSea(1);
    int[] helpers = {3, 2, 1, 1};
    for (int i = 0; i < helpers.length; i++) {
      assertThat(lab.figures().descendDie(i)).isEqualTo(helpers[i]);
    }
    assertThat(lab.figures().descendDie(lab.fisher(0))).isEqualTo(3);
    lab.dinks(0, Dink.TIN_OF_BALL_BEARINGS);
    assertThat(lab.figures().descendDie(lab.fisher(0))).isEqualTo(2);
    lab.gear(0, Gear.DEEP_SEA_REEL);
    assertThat(lab.figures().descendDie(lab.fisher(0))).isEqualTo(1);
  }

  @Test
  void f4DiceThatReachTheDifficultyLandTheFishAndOnlyTheyAreSpent() {
    Lab lab = Lab.atSea(2).open(0, Fish.UNSIGNED_HALIBUT).dice(0, faces(1, 2, 5), 6);
    lab.choose(cast(0, 2, 5));
    assertThat(lab.fisher(0).hand()).isEqualTo(Fish.UNSIGNED_HALIBUT.bit());
    assertThat(lab.fresh(0)).containsExactly(1);
    assertThat(lab.spent(0)).containsExactly(2, 5, 6);
  }

  @Test
  void f4AFishOfDifficultyNothingNeedsNoDice() {
    Lab lab = Lab.atSea(2).open(0, Fish.WIDOWS_HERRING).dice(0, faces(), 1, 1, 1, 1);
    lab.choose(cast(0));
    assertThat(lab.fisher(0).hand()).isEqualTo(Fish.WIDOWS_HERRING.bit());
  }

  @Test
  void f4TheLifePreserverLowersTheDifficultyByTwoOnce() {
    Lab lab = Lab.atSea(2).open(0, Fish.UNSIGNED_HALIBUT).dice(0, faces(2, 2, 2, 2)).preserver(0);
    lab.choose(new RegretsChoice.UsePreserver());
    assertThat(lab.state().preserver()).isEqualTo(RegretsState.NOBODY);
    lab.choose(cast(0, 2));
    assertThat(lab.fisher(0).hand()).isEqualTo(Fish.UNSIGNED_HALIBUT.bit());
    assertThat(lab.fisher(0).preserverArmed()).isFalse();
  }

  @Test
  void f4OnlyItsOwnerUsesTheLifePreserver() {
    assertThat(Lab.atSea(2).preserver(1).refusal(new RegretsChoice.UsePreserver()))
        .isEqualTo("NO_PRESERVER");
  }

  @Test
  void f4TackleDiceAreRolledAddedAndGoBackIntoTheBag() {
    Lab lab = Lab.atSea(2).open(0, Fish.UNSIGNED_HALIBUT).dice(0, faces(1, 1, 1, 1));
    lab.tackle(0, 1, 0, 1);
    int bag = lab.state().tackleBag();
    lab.script(4, 5).choose(new RegretsChoice.Catch(0, Ints.of(), 1, 0, 1, 0));
    assertThat(lab.fisher(0).hand()).isEqualTo(Fish.UNSIGNED_HALIBUT.bit());
    assertThat(lab.fisher(0).tackle()).isZero();
    assertThat(lab.state().tackleBag()).isEqualTo(bag + TackleDice.of(1, 0, 1));
    assertThat(lab.fresh(0)).containsExactly(1, 1, 1, 1);
  }

  @Test
  void f4CatchingNeedsAnOpenFishAtTheBoatsDepthOrAbove() {
    Lab lab = Lab.atSea(2).open(3, Fish.PALL_RAY).dice(0, faces(6, 6, 6, 6));
    assertThat(lab.refusal(cast(3, 6))).isEqualTo("TOO_DEEP");
    assertThat(lab.refusal(cast(0, 6))).isEqualTo("FACE_DOWN");
    assertThat(lab.refusal(cast(12, 6))).isEqualTo("NO_SUCH_SHOAL");
    lab.open(0, Fish.PENSIONED_COD);
    assertThat(lab.refusal(cast(0, 5))).isEqualTo("NOT_YOUR_DICE");
    assertThat(lab.refusal(cast(0, 0))).isEqualTo("NOT_DICE");
    assertThat(lab.refusal(cast(0))).isEqualTo("NOTHING_PAID");
    assertThat(lab.refusal(new RegretsChoice.Catch(0, Ints.of(6), 1, 0, 0, 0)))
        .isEqualTo("NOT_YOUR_TACKLE");
    assertThat(lab.refusal(new RegretsChoice.Catch(0, Ints.of(6), -1, 0, 0, 0)))
        .isEqualTo("NOT_YOUR_TACKLE");
    lab.depth(0, 3).choose(cast(0, 6));
  }

  @Test
  void f4RevealThenDescendThenPayWorksInThatOrder() {
    Lab lab = Lab.atSea(2).top(0, Fish.PENSIONED_COD).dice(0, faces(3, 3, 3, 1));
    lab.choose(new RegretsChoice.Reveal(0));
    lab.choose(descend(2, 3));
    lab.choose(cast(0, 3));
    assertThat(lab.fisher(0).hand()).isEqualTo(Fish.PENSIONED_COD.bit());
  }

  @Test
  void f4TheListHasExactlyTheHandfulsThatWasteNoDie() {
    Lab lab = Lab.atSea(2).open(0, Fish.UNSIGNED_HALIBUT).dice(0, faces(1, 2, 3, 5));
    List<RegretsChoice> casts =
        lab.listed().stream().filter(RegretsChoice.Catch.class::isInstance).toList();
    assertThat(casts).containsExactlyInAnyOrder(cast(0, 5), cast(0, 2, 3), cast(0, 1, 3));
  }

  @Test
  void f5OctopusAndKrakenCostTheirPrintedDifficultyWhateverLowersIt() {
    Lab lab = Lab.atSea(2).depth(0, 3).preserver(0).gear(0, Gear.CLOCKWORK_REEL);
    lab.choose(new RegretsChoice.UsePreserver());
    for (Fish fish : List.of(Fish.CONFIDING_OCTOPUS, Fish.YOUNGER_KRAKEN)) {
      assertThat(lab.figures().needed(lab.fisher(0), fish.ordinal())).isEqualTo(5);
    }
    assertThat(lab.figures().needed(lab.fisher(0), Fish.RULED_MARLIN.ordinal())).isZero();
    lab.open(3, Fish.CONFIDING_OCTOPUS).dice(0, faces(4, 1, 1, 1));
    assertThat(lab.refusal(cast(3))).isEqualTo("NOTHING_PAID");
    lab.choose(cast(3, 4, 1));
    assertThat(lab.fisher(0).hand()).isEqualTo(Fish.CONFIDING_OCTOPUS.bit());
  }

  @Test
  void f5AHollowLingIsNoEel() {
    assertThat(Lab.atSea(1).figures().cards().grips(Fish.HOLLOW_LING.ordinal())).isFalse();
  }

  @Test
  void f6CatchAbilitiesComeFirstThenTheRegretForAnEmptiedShoal() {
    Lab lab = Lab.atSea(2).depth(0, 2).top(3, Fish.PATIENT_CUTTLE);
    lab.open(3, Fish.PATIENT_CUTTLE).dice(0, faces(6, 6, 6, 6));
    int bottom = 3 * RegretsState.SHOAL_MAX;
    while (lab.state().shoalSize(3) > 1) {
      lab.state().graveyard |= 1L << lab.state().shoals[bottom];
      int rest = --lab.state().shoalSize[3];
      System.arraycopy(lab.state().shoals, bottom + 1, lab.state().shoals, bottom, rest);
    }
    List<RegretsEvent> events = lab.choose(cast(3, 6));
    List<String> order = events.stream().map(RegretsEvent::kind).toList();
    assertThat(order)
        .containsSubsequence("FishCaught", "RegretDrawn", "DinkDrawn", "Overfished", "RegretDrawn");
    assertThat(lab.fisher(0).regretCount()).isEqualTo(2);
  }

  @Test
  void f6AShoalWithCardsLeftCostsNoRegret() {
    Lab lab = Lab.atSea(2).open(0, Fish.PENSIONED_COD).dice(0, faces(6, 6, 6, 6));
    lab.choose(cast(0, 6));
    assertThat(lab.fisher(0).regretCount()).isZero();
    assertThat(lab.state().faceUp(0)).isFalse();
  }

  @Test
  void f7TheGameEndsAtOnceWhenTheSeaIsEmpty() {
    Lab lab = Lab.atSea(2).open(0, Fish.PENSIONED_COD);
    lab.emptySeaBut(0).dice(0, faces(6, 6, 6, 6));
    while (lab.state().shoalSize(0) > 1) lab.state().graveyard |= bottomOut(lab.state());
    lab.choose(cast(0, 6));
    assertThat(lab.state().phase()).isEqualTo(Phase.ENDED);
    assertThat(lab.fisher(0).regretCount()).as("overfishing still counts").isEqualTo(1);
    assertThat(lab.outcome().winners()).isNotEmpty();
  }

  private static long bottomOut(RegretsState state) {
    long card = 1L << state.shoals[0];
    int rest = --state.shoalSize[0];
    System.arraycopy(state.shoals, 1, state.shoals, 0, rest);
    return card;
  }

  @Test
  void aFailedCastCostsTheLowestDieGivesADinkAndLeavesTheFish() {
    Lab lab = Lab.atSea(2).open(0, Fish.PENSIONED_COD).dice(0, faces(2), 1, 1, 1);
    lab.choose(cast(0, 2));
    assertThat(lab.fresh(0)).isEmpty();
    assertThat(Integer.bitCount(lab.fisher(0).dinks())).isEqualTo(1);
    assertThat(lab.state().faceUp(0)).isTrue();
    assertThat(lab.asked()).isEqualTo(1);
  }

  @Test
  void tackleDiceOfAFailedCastGoBackIntoTheBagAndHelpStaysArmed() {
    Lab lab = Lab.atSea(2).open(0, Fish.UNSIGNED_HALIBUT).dice(0, faces(1), 1, 1, 1);
    lab.tackle(0, 1, 0, 0).preserver(0).choose(new RegretsChoice.UsePreserver());
    lab.script(0).choose(new RegretsChoice.Catch(0, Ints.of(1), 1, 0, 0, 0));
    assertThat(lab.fisher(0).hand()).isZero();
    assertThat(lab.fisher(0).tackle()).isZero();
    assertThat(lab.fisher(0).preserverArmed()).isTrue();
  }

  @Test
  void givingUpCostsAChosenDieAndGivesADink() {
    Lab lab = Lab.atSea(2).open(0, Fish.PENSIONED_COD).dice(0, faces(3, 4), 1, 1);
    assertThat(lab.listed()).contains(new RegretsChoice.GiveUp(3));
    assertThat(lab.refusal(new RegretsChoice.GiveUp(5))).isEqualTo("NOT_YOUR_DIE");
    assertThat(lab.refusal(new RegretsChoice.GiveUp(0))).isEqualTo("NOT_YOUR_DIE");
    lab.choose(new RegretsChoice.GiveUp(3));
    assertThat(lab.fresh(0)).containsExactly(4);
    assertThat(Integer.bitCount(lab.fisher(0).dinks())).isEqualTo(1);
  }

  @Test
  void withoutAFreshDieOrAnOpenFishThereIsNothingToGiveUp() {
    Lab lab = Lab.atSea(2).dice(0, faces(1, 1, 1, 1));
    assertThat(lab.refusal(new RegretsChoice.GiveUp(1))).isEqualTo("NOTHING_REVEALED");
    lab.open(0, Fish.PENSIONED_COD).dice(0, faces(), 1, 1, 1, 1);
    assertThat(lab.refusal(new RegretsChoice.GiveUp(1))).isEqualTo("NOT_YOUR_DIE");
  }

  @Test
  void wormsShowTheTopCardToTheirOwnerWhoPutsItOnTopOrToTheBottom() {
    Lab lab = Lab.atSea(2).top(0, Fish.PENSIONED_COD);
    assertThat(lab.refusal(new RegretsChoice.UseWorms(0))).isEqualTo("WORMS_USED");
    lab.fisher(0).wormsUp = true;
    assertThat(lab.refusal(new RegretsChoice.UseWorms(3))).isEqualTo("OUT_OF_REACH");
    lab.choose(new RegretsChoice.UseWorms(0));
    assertThat(lab.fisher(0).wormsUp()).isFalse();
    assertThat(lab.fisher(0).known()).isEqualTo(Fish.PENSIONED_COD.bit());
    assertThat(lab.fisher(1).known()).isZero();
    assertThat(lab.prompt().kind()).isEqualTo("place-card");
    lab.choose(new RegretsChoice.PlaceCard(RegretsChoice.Place.BOTTOM));
    assertThat(Fish.of(lab.state().shoalCard(0, 0))).isEqualTo(Fish.PENSIONED_COD);
    assertThat(lab.asked()).as("worms are free").isEqualTo(0);
    assertThat(lab.state().kind()).isEqualTo(TurnKind.NONE);
  }

  @Test
  void aLoneCardStaysWhereItIsButTheWormsAreGone() {
    Lab lab = Lab.atSea(2).shrink(0, 1);
    lab.fisher(0).wormsUp = true;
    int card = lab.state().top(0);
    lab.choose(new RegretsChoice.UseWorms(0));
    lab.choose(new RegretsChoice.PlaceCard(RegretsChoice.Place.BOTTOM));
    assertThat(lab.state().top(0)).isEqualTo(card);
    assertThat(lab.fisher(0).wormsUp()).isFalse();
  }
}
