package dev.astragal.games.regrets;

import static dev.astragal.games.regrets.Lab.faces;
import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.games.regrets.cards.Dink;
import dev.astragal.games.regrets.cards.Fish;
import dev.astragal.kernel.game.Choices;
import dev.astragal.kernel.game.Seat;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The order in which choices are listed; luck names them by it. */
class ListingTest {
  @Test
  void aFullHandIsSoldAndMountedInOrder() {
    Fish[] hand = Arrays.copyOf(Fish.values(), 17);
    Lab lab = Lab.atPort(1).hand(0, hand).bucks(0, 0);
    List<RegretsChoice> expected = new ArrayList<>();
    for (Fish fish : hand) expected.add(new RegretsChoice.Sell(fish));
    for (int slot = 0; slot < lab.fisher(0).slots(); slot++) {
      for (Fish fish : hand) expected.add(new RegretsChoice.Mount(fish, slot));
    }
    expected.add(new RegretsChoice.Pass());
    assertThat(lab.listed()).isEqualTo(expected);
  }

  @Test
  void castsStandBetweenDivingAndGivingUp() {
    Lab lab = Lab.atSea(1).open(0, Fish.PENSIONED_COD).dinks(0, Dink.BENT_FARTHING);
    lab.dice(0, faces(1, 2, 3, 4, 5, 6, 6)).bucks(0, 0);
    assertThat(lab.listed().stream().<Class<?>>map(Object::getClass).distinct())
        .containsExactly(
            RegretsChoice.Reveal.class,
            RegretsChoice.Descend.class,
            RegretsChoice.Catch.class,
            RegretsChoice.GiveUp.class,
            RegretsChoice.AbandonShip.class,
            RegretsChoice.PlayDink.class,
            RegretsChoice.Pass.class);
    Choices<RegretsChoice> offered = lab.prompt().choices(Seat.first());
    assertThat(offered.list()).allSatisfy(c -> assertThat(offered.refusal(c)).isEmpty());
  }
}
