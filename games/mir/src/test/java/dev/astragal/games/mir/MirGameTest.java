package dev.astragal.games.mir;

import dev.astragal.kernel.seed.Seed;
import dev.astragal.runtime.kit.GameKit;
import dev.astragal.runtime.library.RunSpec;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every promise of the game contract, in every scenario. */
class MirGameTest {
  @Test
  void keepsTheContract() {
    GameKit.check(new MirGame());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "ambush",
        "bridge",
        "crypt",
        "mire",
        "siege",
        "ford",
        "cellar",
        "lair",
        "campaign"
      })
  void keepsTheContractInEveryScenario(String scenario) {
    RunSpec spec =
        new RunSpec("mir", new Seed("kit"), 2, Map.of("scenario", scenario), List.of(), Map.of());
    GameKit.check(new MirGame(), List.of(spec), 1);
  }
}
