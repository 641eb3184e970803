package dev.astragal.runtime.samples;

import dev.astragal.kernel.seed.Seed;
import dev.astragal.runtime.kit.GameKit;
import dev.astragal.runtime.library.RunSpec;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The sample games keep the contract, so that what fails in other tests is not their fault. */
final class SampleGamesTest {
  @Test
  void diceKeepTheContract() {
    RunSpec grudge =
        new RunSpec("dice", Seed.of(1), 2, Map.of("grudge", "yes"), List.of(), Map.of());
    GameKit.check(new Dice(), List.of(grudge), 3);
  }

  @Test
  void theWalkKeepsTheContract() {
    GameKit.check(new Walk());
  }

  @Test
  void cardsKeepTheContract() {
    GameKit.check(new Cards());
  }

  @Test
  void bidsKeepTheContract() {
    GameKit.check(new Bids());
  }

  @Test
  void rowsKeepTheContract() {
    GameKit.check(new Rows());
  }
}
