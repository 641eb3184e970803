package dev.astragal.games.regrets;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.games.regrets.cards.Dice;
import dev.astragal.games.regrets.cards.Gear;
import dev.astragal.games.regrets.cards.TackleDice;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** Every broken table is noticed, and a broken table refuses every choice. */
class InvariantsTest {
  private static void broken(String code, Consumer<RegretsState> damage) {
    Lab lab = Lab.atSea(2);
    assertThat(lab.violations()).isEmpty();
    damage.accept(lab.state());
    assertThat(lab.violations()).contains(code);
    assertThat(lab.refusal(new RegretsChoice.Pass())).isEqualTo("INVALID_STATE");
  }

  @Test
  void aFishTwiceOrGone() {
    broken("CARDS_CONSERVED", state -> state.fishers[0].hand |= 1L << state.top(0));
    broken("CARDS_CONSERVED", state -> state.popShoal(0));
  }

  @Test
  void aRegretTwiceOrGone() {
    broken("CARDS_CONSERVED", state -> state.fishers[0].regrets |= 1L << state.topRegret());
    broken("CARDS_CONSERVED", state -> state.regretDeckSize--);
  }

  @Test
  void aDinkTwiceOrGone() {
    broken("CARDS_CONSERVED", state -> state.dinksOut |= 1 << state.topDink());
    broken("CARDS_CONSERVED", state -> state.dinkDeckSize--);
  }

  @Test
  void gearTwiceOrTwoRods() {
    broken("CARDS_CONSERVED", state -> state.fishers[0].gear |= 1 << state.shopCard(2, 0));
    broken("ONE_OF_EACH", state -> state.fishers[0].gear |= Gear.VICARS_ROD.bit());
  }

  @Test
  void aTackleDieTooMany() {
    broken("TACKLE_CONSERVED", state -> state.tackleBag += TackleDice.one(1));
  }

  @Test
  void aBaseDieTooMany() {
    broken("DICE_CONSERVED", state -> state.fishers[1].fresh += Dice.one(6));
  }

  @Test
  void bucksBelowZeroOrAboveTen() {
    broken("BUCKS", state -> state.fishers[0].bucks = -1);
    broken("BUCKS", state -> state.fishers[0].bucks = 11);
  }

  @Test
  void aBoatTooDeepOrAtPortBelowTheSurface() {
    broken("DEPTH", state -> state.fishers[0].depth = 4);
    broken(
        "DEPTH",
        state -> {
          state.fishers[0].atPort = true;
          state.fishers[0].depth = 2;
        });
  }

  @Test
  void aMountThatIsNotThere() {
    broken("MOUNTS", state -> state.fishers[0].setMount(3, 1));
  }

  @Test
  void anEmptyShoalFaceUp() {
    broken(
        "FACE_UP",
        state -> {
          state.shoalSize[0] = 0;
          state.faceUp = 1;
        });
  }

  @Test
  void aTurnOfSomebodyWhoHasPassed() {
    broken("CURRENT_PASSED", state -> state.fishers[0].passed = true);
  }

  @Test
  void lastTurnsWhileOthersStillPlay() {
    broken("LAST_TURNS", state -> state.turnsLeft = 2);
  }
}
