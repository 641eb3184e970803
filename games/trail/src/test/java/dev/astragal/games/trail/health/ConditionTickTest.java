package dev.astragal.games.trail.health;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.games.trail.ModernEvent.ConditionTick;
import java.util.List;
import org.junit.jupiter.api.Test;

class ConditionTickTest {
  @Test
  void itIsWhatItWasAskedForWhetherSharedOrNot() {
    for (int sanity : List.of(-1, 0, 10, 11))
      for (int pants : List.of(-1, 0, 100, 101))
        for (int receipts : List.of(-101, -100, -99, 0, 99, 100, 101))
          assertThat(ConditionTick.of(sanity, pants, receipts))
              .isEqualTo(new ConditionTick(sanity, pants, receipts));
  }
}
