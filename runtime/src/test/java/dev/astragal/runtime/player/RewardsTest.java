package dev.astragal.runtime.player;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.state.Ints;
import org.junit.jupiter.api.Test;

final class RewardsTest {
  @Test
  void whereAllShareOneScoreMoreOfItIsBetterForAll() {
    Rewards rewards = new Rewards(2);
    double[] usual = rewards.of(Outcome.ended("over", Ints.of(12, 12)));
    double[] better = rewards.of(Outcome.ended("over", Ints.of(20, 20)));
    double[] worse = rewards.of(Outcome.ended("over", Ints.of(3, 3)));
    assertThat(better[0]).isGreaterThan(usual[0]).isEqualTo(better[1]);
    assertThat(worse[1]).isLessThan(usual[1]);
  }

  @Test
  void whereOneBeatsTheOtherOnlyTheDifferenceCounts() {
    Rewards rewards = new Rewards(2);
    rewards.of(Outcome.won(Seat.of(0), Ints.of(30, 10)));
    double[] few = rewards.of(Outcome.ended("drawn", Ints.of(5, 5)));
    double[] many = rewards.of(Outcome.ended("drawn", Ints.of(50, 50)));
    assertThat(many[0]).isBetween(few[0], 0.5);
    assertThat(many[1]).isBetween(0.5, few[1]);
  }
}
