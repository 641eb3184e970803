package dev.astragal.games.regrets;

import static dev.astragal.games.regrets.Lab.faces;
import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.games.regrets.cards.Fish;
import dev.astragal.games.regrets.cards.Gear;
import dev.astragal.games.regrets.cards.Shop;
import dev.astragal.games.regrets.cards.Tackle;
import dev.astragal.games.regrets.cards.TackleDice;
import dev.astragal.kernel.state.Ints;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Rules D1 to D8. */
class DayCycleTest {
  @Test
  void d1SixDaysMondayToSaturdayAndTheMarkerAdvancesAtStart() {
    Lab lab = Lab.declaring(1);
    List<Day> days = new ArrayList<>();
    while (true) {
      days.add(lab.state().day());
      lab.choose(new RegretsChoice.DeclareSea(1));
      lab.pass();
      if (lab.state().phase() == Phase.ENDED) break;
      assertThat(lab.state().day()).as("the marker waits for Start").isEqualTo(days.getLast());
      lab.tick();
      lab.tick();
    }
    assertThat(days).containsExactly(Day.values());
  }

  @Test
  void d2RevealedFishThatNobodyCaughtLeaveAtStart() {
    Lab lab = Lab.atSea(2).open(0, Fish.PENSIONED_COD).open(4, Fish.PALL_RAY);
    int before = lab.state().shoalSize(0);
    lab.endDay();
    assertThat(lab.state().faceUp(0)).isTrue();
    lab.tick();
    assertThat(lab.state().faceUpShoals()).isZero();
    assertThat(lab.state().shoalSize(0)).isEqualTo(before - 1);
    assertThat(lab.state().graveyard()).isEqualTo(Fish.PENSIONED_COD.bit() | Fish.PALL_RAY.bit());
    assertThat(lab.fisher(0).regretCount() + lab.fisher(1).regretCount()).isZero();
  }

  @Test
  void d3WednesdayAndFridayTurnEveryCanOfWormsUp() {
    Lab lab = Lab.declaring(2);
    for (Day day : Day.values()) {
      assertThat(lab.state().day()).isEqualTo(day);
      boolean up = day == Day.WEDNESDAY || day == Day.FRIDAY;
      for (int seat = 0; seat < 2; seat++) {
        assertThat(lab.fisher(seat).wormsUp()).as("%s", day).isEqualTo(up);
        lab.fisher(seat).wormsUp = false;
      }
      if (day == Day.SATURDAY) break;
      lab.choose(new RegretsChoice.DeclareSea(1));
      lab.choose(new RegretsChoice.DeclareSea(1));
      lab.nextMorning();
    }
  }

  @Test
  void d4ThursdayAndSaturdayGiveEverybodyABlueOrOrangeDieFromTheBag() {
    Lab lab = Lab.declaring(3);
    for (Day day : Day.values()) {
      lab.skipTo(day);
      int dice = day.ordinal() < Day.THURSDAY.ordinal() ? 0 : day == Day.SATURDAY ? 2 : 1;
      for (int seat = 0; seat < 3; seat++) {
        int held = lab.fisher(seat).tackle();
        assertThat(TackleDice.count(held)).as("%s", day).isEqualTo(dice);
        assertThat(TackleDice.count(held, Tackle.GREEN)).isZero();
      }
    }
  }

  @Test
  void d4WithTooFewBlueAndOrangeDiceEverybodyGetsGreen() {
    Lab lab = Lab.declaring(3);
    lab.skipTo(Day.WEDNESDAY);
    lab.tackleMarket(0, 5, 5);
    for (int i = 0; i < 3; i++) lab.choose(new RegretsChoice.DeclarePort());
    lab.nextMorning();
    for (int seat = 0; seat < 3; seat++) {
      assertThat(lab.fisher(seat).tackle()).isEqualTo(TackleDice.one(Tackle.GREEN));
    }
  }

  @Test
  void d4WhenEvenGreenDiceRunOutTheLastInTurnOrderGetNothing() {
    Lab lab = Lab.declaring(3);
    lab.skipTo(Day.WEDNESDAY);
    lab.tackleMarket(4, 5, 5);
    for (int i = 0; i < 3; i++) lab.choose(new RegretsChoice.DeclarePort());
    lab.nextMorning();
    int first = lab.state().first();
    assertThat(TackleDice.count(lab.fisher(first).tackle())).isEqualTo(1);
    assertThat(TackleDice.count(lab.fisher((first + 2) % 3).tackle())).isZero();
  }

  @Test
  void d5TheMarketRotatesAtStartAndIsFilledFromItsDeck() {
    Lab lab = Lab.atPort(1);
    int supplies = Shop.SUPPLIES.ordinal();
    Gear leader = Gear.of(lab.state().shopCard(supplies, 0));
    Gear second = Gear.of(lab.state().shopCard(supplies, 1));
    lab.bucks(0, 10).choose(new RegretsChoice.Buy(second, false, false));
    assertThat(lab.state().shopVisible(supplies)).isEqualTo(2);
    if (lab.state().kind() == TurnKind.SHOP) lab.choose(new RegretsChoice.EndTurn());
    lab.nextMorning();
    assertThat(lab.state().shopVisible(supplies)).isEqualTo(3);
    assertThat(Gear.of(lab.state().shopCard(supplies, 1))).isEqualTo(leader);
  }

  @Test
  void d6BoatsAtSeaAreReeledInByOneDepth() {
    Lab lab = Lab.atSea(3).depth(0, 3).depth(1, 2);
    lab.endDay();
    lab.tick();
    assertThat(lab.fisher(0).depth()).isEqualTo(2);
    assertThat(lab.fisher(1).depth()).isEqualTo(1);
    assertThat(lab.fisher(2).depth()).isEqualTo(1);
  }

  @Test
  void d7RefreshRollsFreshAndSpentDiceTogether() {
    Lab lab = Lab.atSea(1).dice(0, faces(6), 1, 1, 2);
    lab.endDay();
    lab.tick();
    lab.script(3, 4, 5, 6).tick();
    assertThat(lab.fresh(0)).containsExactly(3, 4, 5, 6);
    assertThat(lab.spent(0)).isEmpty();
  }

  @Test
  void d7DiceAboveTheLimitStaySpentAndTheHighestAreKept() {
    Lab lab = Lab.atSea(1, "setup.dice=7").someRegrets(0, 4);
    lab.endDay();
    lab.tick();
    lab.script(1, 6, 2, 5, 3, 4, 4).tick();
    assertThat(lab.fresh(0)).containsExactly(3, 4, 4, 5, 6);
    assertThat(lab.spent(0)).containsExactly(1, 2);
  }

  @Test
  void d7TheHighestFreshTotalMustGiveTheLifePreserverToSomebodyElse() {
    Lab lab = Lab.fresh(3, "deckhands");
    lab.tick();
    lab.script(1, 1, 1, 1, 6, 6, 6, 6, 2, 2, 2, 2).tick();
    assertThat(lab.asked()).isEqualTo(1);
    assertThat(lab.prompt().kind()).isEqualTo("give-preserver");
    assertThat(lab.refusal(new RegretsChoice.GivePreserver(1))).isEqualTo("NOT_TO_YOURSELF");
    assertThat(lab.refusal(new RegretsChoice.GivePreserver(3))).isEqualTo("NO_SUCH_SEAT");
    assertThat(lab.refusal(new RegretsChoice.DeclareSea(1))).isEqualTo("ANSWER_FIRST");
    lab.choose(new RegretsChoice.GivePreserver(2));
    assertThat(lab.state().preserver()).isEqualTo(2);
  }

  @Test
  void d7OfEqualTotalsTheFirstInTurnOrderThrows() {
    Lab lab = Lab.atSea(3);
    lab.pass();
    lab.endDay();
    lab.state().coin = 2;
    lab.tick();
    lab.script(5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5).tick();
    assertThat(lab.asked()).isEqualTo(2);
  }

  @Test
  void d7WhoeverHadTheLifePreserverLosesItAtTheNextThrow() {
    Lab lab = Lab.atSea(2).preserver(0);
    lab.endDay();
    lab.tick();
    lab.tick();
    assertThat(lab.state().preserver()).isEqualTo(RegretsState.NOBODY);
  }

  @Test
  void d7AloneThereIsNobodyToThrowItTo() {
    assertThat(Lab.declaring(1).prompt().kind()).isEqualTo("declare");
  }

  @Test
  void d8EverybodyDeclaresInTurnOrderFromTheFirstPlayer() {
    Lab lab = Lab.declaring(3);
    assertThat(lab.asked()).isEqualTo(0);
    lab.choose(new RegretsChoice.DeclareSea(1));
    assertThat(lab.asked()).isEqualTo(1);
    lab.choose(new RegretsChoice.DeclarePort());
    assertThat(lab.asked()).isEqualTo(2);
    lab.choose(new RegretsChoice.DeclareSea(1));
    assertThat(lab.state().phase()).isEqualTo(Phase.ACTION);
    assertThat(lab.asked()).isEqualTo(0);
  }

  @Test
  void d8MakingPortResetsDepthTurnsWormsUpAndRollsAllDice() {
    Lab lab = Lab.declaring(1).depth(0, 3).dice(0, faces(1), 1, 1, 1);
    lab.script(2, 3, 4, 5).choose(new RegretsChoice.DeclarePort());
    assertThat(lab.fisher(0).atPort()).isTrue();
    assertThat(lab.fisher(0).depth()).isEqualTo(1);
    assertThat(lab.fisher(0).wormsUp()).isTrue();
    assertThat(lab.fresh(0)).containsExactly(2, 3, 4, 5);
  }

  @Test
  void d8MakingPortMayDiscardOneRegretOfChoice() {
    Lab lab = Lab.declaring(1).regrets(0, 1, 3);
    lab.choose(new RegretsChoice.DeclarePort());
    assertThat(lab.prompt().kind()).isEqualTo("port-discard");
    assertThat(lab.listed())
        .containsExactly(
            new RegretsChoice.KeepRegrets(),
            new RegretsChoice.DiscardRegret(1),
            new RegretsChoice.DiscardRegret(3));
    assertThat(lab.refusal(new RegretsChoice.DiscardRegret(2))).isEqualTo("NO_SUCH_REGRET");
    lab.choose(new RegretsChoice.DiscardRegret(3));
    assertThat(lab.figures().regretValue(lab.fisher(0))).isEqualTo(1);
    assertThat(lab.prompt().kind()).as("only once per arrival").isEqualTo("turn");
  }

  @Test
  void d8TheRegretMayBeKept() {
    Lab lab = Lab.declaring(1).regrets(0, 2);
    lab.choose(new RegretsChoice.DeclarePort());
    lab.choose(new RegretsChoice.KeepRegrets());
    assertThat(lab.fisher(0).regretCount()).isEqualTo(1);
  }

  @Test
  void d8ABoatThatStaysAtSeaKeepsItsDepthAndOneFromPortStartsAtTheTop() {
    Lab lab = Lab.atSea(2).depth(0, 3);
    lab.fisher(1).atPort = true;
    lab.nextMorning();
    lab.state().current = 0;
    assertThat(lab.refusal(new RegretsChoice.DeclareSea(1))).isEqualTo("NOT_THAT_DEPTH");
    lab.choose(new RegretsChoice.DeclareSea(2));
    assertThat(lab.fisher(0).depth()).isEqualTo(2);
    lab.choose(new RegretsChoice.DeclareSea(1));
    assertThat(lab.fisher(1).atSea()).isTrue();
  }

  @Test
  void d8TurnsGoRoundWithOneActionEachUntilAllHavePassed() {
    Lab lab = Lab.atSea(3);
    for (int seat = 0; seat < 3; seat++) {
      lab.open(
          seat, List.of(Fish.PEWTER_SPRAT, Fish.WIDOWS_HERRING, Fish.PENNY_WHITEBAIT).get(seat));
    }
    lab.gear(0, Gear.CLOCKWORK_REEL);
    lab.choose(catchWith(0));
    assertThat(lab.asked()).isEqualTo(1);
    lab.choose(catchWith(1));
    assertThat(lab.asked()).isEqualTo(2);
    lab.choose(catchWith(2));
    assertThat(lab.asked()).isEqualTo(0);
    lab.pass();
    assertThat(lab.asked()).isEqualTo(1);
    lab.pass();
    assertThat(lab.asked()).isEqualTo(2);
    lab.pass();
    assertThat(lab.state().phase()).isEqualTo(Phase.START);
  }

  @Test
  void theFirstPlayerMovesOnByOneSeatWhenNobodyTookTheCoin() {
    Lab lab = Lab.atSea(3);
    lab.endDay();
    lab.state().coin = RegretsState.NOBODY;
    lab.tick();
    assertThat(lab.state().first()).isEqualTo(1);
  }

  private static RegretsChoice catchWith(int shoal) {
    return new RegretsChoice.Catch(shoal, Ints.of(), 0, 0, 0, 0);
  }
}
