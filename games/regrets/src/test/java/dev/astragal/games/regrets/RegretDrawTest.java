package dev.astragal.games.regrets;

import static dev.astragal.games.regrets.Lab.faces;
import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.games.regrets.cards.Dink;
import dev.astragal.games.regrets.cards.Fish;
import dev.astragal.games.regrets.cards.Regret;
import org.junit.jupiter.api.Test;

/** Where a Regret comes from, and what keeps it away. */
class RegretDrawTest {
  private static Lab selling(int seats) {
    return Lab.atPort(seats).hand(0, Fish.PATIENT_CUTTLE, Fish.PENSIONED_COD);
  }

  private static void sell(Lab lab) {
    lab.choose(new RegretsChoice.Sell(Fish.PATIENT_CUTTLE));
  }

  @Test
  void aShieldIsSpentFirst() {
    Lab lab = selling(2);
    lab.fisher(0).shields = 1;
    sell(lab);
    assertThat(lab.fisher(0).regretCount()).isZero();
    assertThat(lab.fisher(0).shields()).isZero();
  }

  @Test
  void shieldsAbsorbAbilityAndOverfishingSeparately() {
    Lab lab = Lab.atSea(2).shrink(3, 1).top(3, Fish.PATIENT_CUTTLE).open(3, Fish.PATIENT_CUTTLE);
    lab.fisher(0).shields = 2;
    lab.depth(0, 2).dice(0, faces(6, 6, 6, 6)).choose(FishingTest.cast(3, 6));
    assertThat(lab.fisher(0).shields()).isZero();
    assertThat(lab.fisher(0).regretCount()).isZero();
  }

  @Test
  void anEmptyDeckIsMadeFromTheDiscards() {
    Lab lab = selling(2).emptyRegretDeckInto(1);
    long two = Long.lowestOneBit(lab.fisher(1).regrets);
    lab.fisher(1).regrets &= ~two;
    lab.state().regretDiscard = two;
    sell(lab);
    assertThat(lab.fisher(0).regrets()).isEqualTo(two);
    assertThat(lab.state().regretDiscard()).isZero();
  }

  @Test
  void withoutDeckAndDiscardsTheOneWithMostGivesOneAway() {
    Lab lab = selling(3).someRegrets(1, 3).emptyRegretDeckInto(2);
    sell(lab);
    assertThat(lab.fisher(0).regretCount()).isEqualTo(1);
    assertThat(lab.fisher(1).regretCount()).isEqualTo(3);
    assertThat(lab.fisher(2).regretCount()).isEqualTo(Regret.COUNT - 4);
  }

  @Test
  void aloneWithAllRegretsThereIsNoneToDraw() {
    Lab lab = selling(1).emptyRegretDeckInto(0);
    sell(lab);
    assertThat(lab.fisher(0).regretCount()).isEqualTo(Regret.COUNT);
  }

  @Test
  void anEmptyDinkDeckGivesNothing() {
    Lab lab = Lab.atSea(2).noDinksLeft().open(0, Fish.WIDOWS_HERRING);
    lab.choose(FishingTest.cast(0));
    assertThat(lab.fisher(0).dinks()).isZero();
  }

  @Test
  void fortyEightRegretsWorthEightyThree() {
    Lab lab = Lab.atSea(1);
    assertThat(lab.figures().cards().regretSum((1L << Regret.COUNT) - 1)).isEqualTo(83);
    int[] count = new int[4];
    for (int i = 0; i < Regret.COUNT; i++) count[lab.figures().cards().regretValue(i)]++;
    assertThat(count).containsExactly(7, 13, 14, 14);
    assertThat(Dink.COUNT).isEqualTo(13);
  }
}
