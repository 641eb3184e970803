package dev.astragal.runtime.player;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Choices whose worth is hidden by luck, which is the same for all of them. */
final class RaceTest {
  private final Node<String> root = new Node<>();

  @Test
  void whatGainsForCertainWins() {
    Race<String> race = race("usual", "worse", "better", "slightly");
    run(race, 200);
    assertThat(race.winner()).isEqualTo("better");
  }

  @Test
  void whatFallsBehindIsTriedNoMore() {
    run(race("usual", "worse", "better"), 200);
    assertThat(root.branch("worse").visits).isLessThan(20);
    assertThat(root.branch("better").visits).isGreaterThan(80);
  }

  @Test
  void nobodyDepartsFromWhatIsUsualWithoutGoodReason() {
    Race<String> race = race("usual", "doubtful");
    run(race, 400);
    assertThat(race.winner()).isEqualTo("usual");
  }

  @Test
  void itIsOverWhenNothingIsLeftThatCouldBeBetter() {
    Race<String> race = race("usual", "worse", "worst");
    assertThat(race.over()).isFalse();
    run(race, 100);
    assertThat(race.over()).isTrue();
    assertThat(race.winner()).isEqualTo("usual");
  }

  private Race<String> race(String... promising) {
    return new Race<>(root, List.of(promising), end -> end.won(0));
  }

  private void run(Race<String> race, int dreams) {
    for (int i = 0; i < dreams; i++) {
      String choice = race.next();
      Node.Branch<String> branch = root.branch(choice);
      double luck = Math.floorMod(branch.visits * 37, 100) / 100.0;
      branch.dreams.add(
          new Rewards.End(new double[] {luck + worth(choice, branch)}, new double[0]));
      branch.visits++;
    }
  }

  private static double worth(String choice, Node.Branch<String> branch) {
    double scatter = branch.visits % 2 == 0 ? 0.1 : -0.1;
    return switch (choice) {
      case "better" -> 0.2 + scatter;
      case "slightly" -> 0.1 + scatter;
      case "doubtful" -> 0.001 + scatter;
      case "worse" -> scatter - 0.2;
      case "worst" -> scatter - 0.3;
      default -> 0;
    };
  }
}
