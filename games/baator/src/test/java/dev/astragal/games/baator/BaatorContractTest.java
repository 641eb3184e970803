package dev.astragal.games.baator;

import dev.astragal.runtime.kit.GameKit;
import org.junit.jupiter.api.Test;

class BaatorContractTest {
  @Test
  void aSessionKeepsEveryPromiseOfAGame() {
    GameKit.check(new BaatorGame());
  }
}
