package dev.astragal.games.trail;

import dev.astragal.kernel.seed.Seed;
import dev.astragal.runtime.kit.GameKit;
import dev.astragal.runtime.library.RunSpec;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class TrailContractTest {
  @Test
  void keepsTheContractUnderEveryShippedPolicy() {
    GameKit.check(new TrailGame(), List.of(recipe("play")), 3);
  }

  private static RunSpec recipe(String overlay) {
    return new RunSpec(
        "trail",
        new Seed("kit"),
        1,
        Map.of(),
        List.of(new RunSpec.Overlay.Named(overlay)),
        Map.of());
  }
}
