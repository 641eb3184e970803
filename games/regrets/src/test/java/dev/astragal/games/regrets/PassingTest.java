package dev.astragal.games.regrets;

import static dev.astragal.games.regrets.Lab.faces;
import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.games.regrets.RegretsChoice.Reward;
import dev.astragal.games.regrets.cards.Fish;
import dev.astragal.games.regrets.cards.Shop;
import dev.astragal.kernel.game.Seat;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Rules A1 to A5. */
class PassingTest {
  private static final RegretsChoice DINK = new RegretsChoice.TakeReward(Reward.DINK);
  private static final RegretsChoice REGRET = new RegretsChoice.TakeReward(Reward.REGRET);

  @Test
  void a1TheFirstToPassTakesTheFishCoinAndGoesFirstTomorrow() {
    Lab lab = Lab.atSea(3);
    lab.open(0, Fish.WIDOWS_HERRING).choose(FishingTest.cast(0));
    lab.pass();
    assertThat(lab.state().coin()).isEqualTo(1);
    lab.endDay();
    assertThat(lab.state().coin()).as("only the first").isEqualTo(1);
    lab.tick();
    assertThat(lab.state().first()).isEqualTo(1);
    assertThat(lab.state().coin()).as("given back").isEqualTo(RegretsState.NOBODY);
  }

  @Test
  void a2TheFirstToPassChoosesADinkOrLosesARandomRegret() {
    Lab lab = Lab.atSea(2).someRegrets(0, 2);
    lab.pass();
    assertThat(lab.prompt().kind()).isEqualTo("pass-reward");
    assertThat(lab.listed()).containsExactly(DINK, REGRET);
    assertThat(lab.refusal(new RegretsChoice.Pass())).isEqualTo("ANSWER_FIRST");
    lab.choose(REGRET);
    assertThat(lab.fisher(0).regretCount()).isEqualTo(1);
    assertThat(lab.fisher(0).dinks()).isZero();
  }

  @Test
  void a2WhereOnlyOneRewardIsPossibleItIsGivenWithoutAsking() {
    Lab dink = Lab.atSea(2);
    dink.pass();
    assertThat(Integer.bitCount(dink.fisher(0).dinks())).isEqualTo(1);
    Lab regret = Lab.atSea(2).someRegrets(0, 1).noDinksLeft();
    regret.pass();
    assertThat(regret.fisher(0).regretCount()).isZero();
    Lab neither = Lab.atSea(2).noDinksLeft();
    neither.pass();
    assertThat(neither.asked()).isEqualTo(1);
  }

  @Test
  void a2TheSecondToPassGetsNothingForPassing() {
    Lab lab = Lab.atSea(3);
    lab.pass();
    lab.pass();
    assertThat(lab.fisher(1).dinks()).isZero();
  }

  @Test
  void a3EachTimeAPassedPlayerIsSkippedTheRewardComesAgain() {
    Lab lab = Lab.atSea(3).someRegrets(0, 3);
    lab.open(0, Fish.WIDOWS_HERRING).open(1, Fish.PENNY_WHITEBAIT);
    lab.pass();
    lab.choose(DINK);
    lab.choose(FishingTest.cast(0));
    lab.choose(FishingTest.cast(1));
    assertThat(lab.prompt().kind()).isEqualTo("pass-reward");
    assertThat(lab.asked()).isEqualTo(0);
    lab.choose(REGRET);
    assertThat(lab.fisher(0).regretCount()).isEqualTo(2);
    assertThat(lab.asked()).isEqualTo(1);
  }

  @Test
  void a4TheLastPlayerAtPortHasExactlyFourMoreTurnsAndTheOtherFourRewards() {
    Lab lab = Lab.atPort(2).bucks(1, 10).noDinksLeft().someRegrets(0, 10);
    lab.pass();
    assertThat(lab.state().turnsLeft()).isEqualTo(4);
    assertThat(turnsTaken(lab)).isEqualTo(4);
    assertThat(lab.fisher(0).regretCount())
        .as("1 for passing first, 3 for being skipped")
        .isEqualTo(6);
    assertThat(lab.state().phase()).isEqualTo(Phase.START);
  }

  @Test
  void a4TheLastPlayerAtSeaHasExactlyTwoMoreTurnsAndTheOtherTwoRewards() {
    Lab lab = Lab.atSea(2).noDinksLeft().someRegrets(0, 10);
    lab.open(0, Fish.WIDOWS_HERRING).open(1, Fish.PENNY_WHITEBAIT).open(2, Fish.PENSIONED_COD);
    lab.pass();
    assertThat(lab.state().turnsLeft()).isEqualTo(2);
    lab.choose(FishingTest.cast(0));
    assertThat(lab.state().turnsLeft()).isEqualTo(1);
    var events = lab.choose(FishingTest.cast(1));
    assertThat(events).contains(new TurnEvent.Passed(Seat.of(1), true));
    assertThat(lab.fisher(0).regretCount()).isEqualTo(8);
    assertThat(lab.state().phase()).isEqualTo(Phase.START);
  }

  /** Cycles the supplies once per turn until the day is over. */
  private static int turnsTaken(Lab lab) {
    int turns = 0;
    while (lab.state().phase() == Phase.ACTION) {
      lab.choose(new RegretsChoice.CycleMarket(Shop.SUPPLIES));
      if (lab.state().phase() == Phase.ACTION && lab.state().done()) {
        lab.choose(new RegretsChoice.EndTurn());
      }
      turns++;
    }
    return turns;
  }

  @Test
  void a4APassingPlayersOwnTurnDoesNotCountAgainstTheLast() {
    Lab lab = Lab.atSea(3);
    lab.pass();
    assertThat(lab.state().turnsLeft()).isEqualTo(RegretsState.UNLIMITED);
    lab.pass();
    assertThat(lab.state().turnsLeft()).isEqualTo(2);
    assertThat(lab.asked()).isEqualTo(2);
  }

  @Test
  void a4ThereIsNoLimitForALonePlayer() {
    Lab lab = Lab.atSea(1);
    lab.open(0, Fish.WIDOWS_HERRING).choose(FishingTest.cast(0));
    lab.open(1, Fish.PENNY_WHITEBAIT).choose(FishingTest.cast(1));
    assertThat(lab.state().turnsLeft()).isEqualTo(RegretsState.UNLIMITED);
    lab.pass();
    assertThat(Integer.bitCount(lab.fisher(0).dinks())).as("2 catches and the pass").isEqualTo(3);
  }

  @Test
  void a5AbandoningShipFlipsTheLifeboatForGoodAndMakesPort() {
    Lab lab = Lab.atSea(2).depth(0, 3).dice(0, faces(1), 1, 1, 1).regrets(0, 2);
    lab.script(3, 3, 3, 3).choose(new RegretsChoice.AbandonShip());
    Fisher fisher = lab.fisher(0);
    assertThat(fisher.lifeboatFlipped()).isTrue();
    assertThat(fisher.atPort()).isTrue();
    assertThat(fisher.depth()).isEqualTo(1);
    assertThat(fisher.wormsUp()).isTrue();
    assertThat(lab.fresh(0)).containsExactly(3, 3, 3, 3);
    assertThat(lab.prompt().kind()).isEqualTo("port-discard");
    lab.choose(new RegretsChoice.DiscardRegret(2));
    assertThat(lab.asked()).as("it took the turn").isEqualTo(1);
  }

  @Test
  void a5OnlyOncePerGameAtSeaAndAtTheStartOfATurn() {
    assertThat(Lab.atPort(2).refusal(new RegretsChoice.AbandonShip())).isEqualTo("NOT_AT_SEA");
    Lab lab = Lab.atSea(2);
    lab.choose(new RegretsChoice.Reveal(0));
    assertThat(lab.refusal(new RegretsChoice.AbandonShip())).isEqualTo("TURN_BEGUN");
    Lab flipped = Lab.atSea(2);
    flipped.fisher(0).lifeboatFlipped = true;
    assertThat(flipped.refusal(new RegretsChoice.AbandonShip())).isEqualTo("LIFEBOAT_GONE");
  }

  @Test
  void a5TheLastPlayerWhoAbandonsShipHasFourFullTurnsAtPort() {
    Lab lab = Lab.atSea(2).bucks(1, 10);
    lab.pass();
    lab.choose(new RegretsChoice.AbandonShip());
    assertThat(lab.state().turnsLeft()).isEqualTo(4);
    assertThat(turnsTaken(lab)).isEqualTo(4);
  }

  @Test
  void passingAfterAnUnresolvedRevealIsAllowed() {
    Lab lab = Lab.atSea(2);
    lab.choose(new RegretsChoice.Reveal(0));
    lab.pass();
    assertThat(lab.fisher(0).passed()).isTrue();
  }

  @Test
  void theDayWaitsForEveryReward() {
    Lab lab = Lab.atSea(1).someRegrets(0, 1);
    lab.pass();
    assertThat(lab.state().phase()).isEqualTo(Phase.ACTION);
    lab.choose(REGRET);
    assertThat(lab.state().phase()).isEqualTo(Phase.START);
  }

  @Test
  void armedHelpIsGoneByMorning() {
    Lab lab = Lab.atSea(2).preserver(0);
    lab.choose(new RegretsChoice.UsePreserver());
    lab.endDay();
    lab.tick();
    assertThat(lab.fisher(0).preserverArmed()).isFalse();
  }

  @Test
  void rewardsOfSeveralSkippedPlayersComeInWalkingOrder() {
    Lab lab = Lab.atSea(4).someRegrets(0, 2).someRegrets(1, 2).open(0, Fish.WIDOWS_HERRING);
    lab.open(1, Fish.PENNY_WHITEBAIT);
    lab.pass();
    lab.choose(DINK);
    lab.pass();
    lab.choose(FishingTest.cast(0));
    lab.choose(FishingTest.cast(1));
    List<Integer> asked = new ArrayList<>();
    while (lab.state().hasPending()) {
      asked.add(lab.asked());
      lab.choose(DINK);
    }
    assertThat(asked).containsExactly(0, 1);
    assertThat(lab.asked()).isEqualTo(2);
  }
}
