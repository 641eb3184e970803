package dev.astragal.games.regrets;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.games.regrets.cards.Fish;
import dev.astragal.games.regrets.cards.Regret;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.run.Fork;
import org.junit.jupiter.api.Test;

/** Regret values, face-down fish and what worms have shown belong to their seat. */
class SecretsTest {
  @Test
  void onlyItsOwnerSeesWhichRegretWasDrawn() {
    Lab lab = Lab.atPort(2).hand(0, Fish.PATIENT_CUTTLE, Fish.PENSIONED_COD);
    var events = lab.choose(new RegretsChoice.Sell(Fish.PATIENT_CUTTLE));
    CardEvent.RegretDrawn drawn = Lab.of(CardEvent.RegretDrawn.class, events).getFirst();
    assertThat(drawn.seenBy(Seat.of(0))).contains(drawn);
    assertThat(drawn.seenBy(Seat.of(1)))
        .contains(new CardEvent.RegretDrawn(Seat.of(0), Regret.UNSEEN));
    assertThat(drawn.seenBy(Seat.SPECTATOR))
        .contains(new CardEvent.RegretDrawn(Seat.of(0), Regret.UNSEEN));
  }

  @Test
  void onlyGiverAndTakerSeeARegretThatChangesHands() {
    CardEvent.RegretTakenOver taken =
        new CardEvent.RegretTakenOver(Seat.of(0), Seat.of(2), Regret.R07);
    assertThat(taken.seenBy(Seat.of(0))).contains(taken);
    assertThat(taken.seenBy(Seat.of(2))).contains(taken);
    assertThat(taken.seenBy(Seat.of(1)))
        .contains(new CardEvent.RegretTakenOver(Seat.of(0), Seat.of(2), Regret.UNSEEN));
  }

  @Test
  void onlyTheirOwnerSeesWhatTheWormsBroughtUp() {
    SeaEvent.WormsUsed used = new SeaEvent.WormsUsed(Seat.of(1), 4, Fish.PALL_RAY);
    assertThat(used.seenBy(Seat.of(1))).contains(used);
    assertThat(used.seenBy(Seat.of(0)))
        .contains(new SeaEvent.WormsUsed(Seat.of(1), 4, Fish.UNSEEN));
  }

  @Test
  void nobodySeesHowTheTableWasDealt() {
    Lab lab = Lab.fresh(2, "dealt");
    for (RegretsEvent event : lab.tick()) {
      boolean secret =
          event instanceof DayEvent.SeaDealt
              || event instanceof DayEvent.RegretsShuffled
              || event instanceof DayEvent.DinksShuffled;
      assertThat(event.seenBy(Seat.of(0)).isEmpty()).isEqualTo(secret);
      if (event instanceof DayEvent.ShopArranged stocked) {
        DayEvent.ShopArranged seen =
            (DayEvent.ShopArranged) stocked.seenBy(Seat.of(0)).orElseThrow();
        assertThat(seen.cards().size()).isEqualTo(stocked.visible());
      }
    }
  }

  @Test
  void aDreamKeepsWhatTheSeatKnowsAndDealsTheRestAnew() {
    Lab lab = Lab.atSea(3).top(4, Fish.PALL_RAY).someRegrets(0, 3).someRegrets(1, 4);
    lab.fisher(0).known = Fish.PALL_RAY.bit();
    boolean otherRegretsMoved = false;
    boolean otherFishMoved = false;
    for (int salt = 0; salt < 20; salt++) {
      RegretsState dream = lab.run().fork(new Fork.Dream(Seat.of(0), salt)).state();
      assertThat(Fish.of(dream.top(4))).isEqualTo(Fish.PALL_RAY);
      assertThat(dream.fisher(0).regrets()).isEqualTo(lab.fisher(0).regrets());
      assertThat(dream.fisher(1).regretCount()).isEqualTo(4);
      otherRegretsMoved |= dream.fisher(1).regrets() != lab.fisher(1).regrets();
      otherFishMoved |= dream.top(0) != lab.state().top(0);
    }
    assertThat(otherRegretsMoved).isTrue();
    assertThat(otherFishMoved).isTrue();
  }

  @Test
  void inADreamAnotherSeatStillKnowsThePlaceItLookedAt() {
    Lab lab = Lab.atSea(2);
    lab.fisher(1).known = 1L << lab.state().top(5);
    for (int salt = 0; salt < 20; salt++) {
      RegretsState dream = lab.run().fork(new Fork.Dream(Seat.of(0), salt)).state();
      assertThat(dream.fisher(1).known()).isEqualTo(1L << dream.top(5));
    }
  }

  @Test
  void aDreamOfAFinishedGameIsTheGameItself() {
    Lab lab = Lab.declaring(2);
    lab.skipTo(Day.SATURDAY);
    lab.choose(new RegretsChoice.DeclarePort());
    lab.choose(new RegretsChoice.DeclarePort());
    lab.endDay();
    var dream = lab.run().fork(new Fork.Dream(Seat.of(0), 1));
    assertThat(dream.view()).isEqualTo(lab.run().view());
  }
}
