package dev.astragal.games.regrets;

import static dev.astragal.games.regrets.Lab.faces;
import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.games.regrets.cards.Fish;
import dev.astragal.games.regrets.cards.Gear;
import org.junit.jupiter.api.Test;

/** The rule options that are not proved beside the rule they change. */
class OptionsTest {
  @Test
  void diceAreToppedUpToWhatMadnessAllowsAtRefresh() {
    Lab lab = Lab.atSea(1, "dice.topUp=true").someRegrets(0, 7).noDinksLeft();
    lab.pass();
    lab.tick();
    lab.tick();
    assertThat(lab.fisher(0).diceCount()).as("six Regrets are left").isEqualTo(5);
    Lab literal = Lab.atSea(1).someRegrets(0, 8).noDinksLeft();
    literal.pass();
    literal.tick();
    literal.tick();
    assertThat(literal.fisher(0).diceCount()).isEqualTo(4);
  }

  @Test
  void revealedFishHideInsteadOfLeavingAndEverybodyRemembersThem() {
    Lab lab = Lab.atSea(2, "sea.swimAway=HIDE").open(0, Fish.PENSIONED_COD);
    int before = lab.state().shoalSize(0);
    lab.endDay();
    lab.tick();
    assertThat(lab.state().faceUpShoals()).isZero();
    assertThat(lab.state().shoalSize(0)).isEqualTo(before);
    assertThat(lab.fisher(1).known()).isEqualTo(Fish.PENSIONED_COD.bit());
  }

  @Test
  void atomicTurnsEndWithEverySaleMountAndPurchase() {
    Lab lab = Lab.atPort(2, "turns.atomic=true").hand(0, Fish.PALL_RAY, Fish.PENSIONED_COD);
    lab.choose(new RegretsChoice.Sell(Fish.PENSIONED_COD));
    assertThat(lab.asked()).isEqualTo(1);
    lab.bucks(1, 10).display(Gear.CONTRITE_LURE);
    lab.choose(new RegretsChoice.Buy(Gear.CONTRITE_LURE, false, false));
    assertThat(lab.asked()).isEqualTo(0);
  }

  @Test
  void aTurnEndsByItselfWhenNothingOfItsKindIsLeft() {
    Lab lab = Lab.atPort(2).hand(0, Fish.PALL_RAY);
    lab.choose(new RegretsChoice.Mount(Fish.PALL_RAY, 2));
    assertThat(lab.asked()).isEqualTo(1);
  }

  @Test
  void aRevealedFishMayHaveToBeResolvedBeforePassing() {
    Lab lab = Lab.atSea(2, "turns.resolveBeforePassing=true").top(0, Fish.PENSIONED_COD);
    lab.dice(0, faces(1), 1, 1, 1).choose(new RegretsChoice.Reveal(0));
    assertThat(lab.refusal(new RegretsChoice.Pass())).isEqualTo("RESOLVE_FIRST");
    lab.choose(new RegretsChoice.GiveUp(1));
    assertThat(lab.asked()).isEqualTo(1);
  }

  @Test
  void revealsCanBeUnlimited() {
    Lab lab = Lab.atSea(2, "sea.reveals=UNLIMITED");
    lab.choose(new RegretsChoice.Reveal(0));
    lab.choose(new RegretsChoice.Reveal(1));
    lab.choose(new RegretsChoice.Reveal(2));
  }

  @Test
  void wormsCanReachEverywhere() {
    Lab lab = Lab.atSea(2, "sea.wormsReach=ANYWHERE");
    lab.fisher(0).wormsUp = true;
    lab.choose(new RegretsChoice.UseWorms(8));
    assertThat(lab.prompt().kind()).isEqualTo("place-card");
  }
}
