package dev.astragal.games.trail;

import dev.astragal.kernel.seed.Seed;
import dev.astragal.runtime.kit.GameKit;
import dev.astragal.runtime.library.RunSpec;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class TrailContractTest {
  @Test
  void keepsTheContractUnderEveryShippedPolicy() {
    GameKit.check(
        new TrailGame(),
        List.of(
            recipe(Map.of(), "play"),
            recipe(Map.of(), "dystrail"),
            recipe(Map.of("mode", "deep", "strategy", "aggressive"), "dystrail", "play")),
        3);
  }

  private static RunSpec recipe(Map<String, String> options, String... overlays) {
    return new RunSpec(
        "trail",
        new Seed("kit"),
        1,
        options,
        Arrays.stream(overlays).<RunSpec.Overlay>map(RunSpec.Overlay.Named::new).toList(),
        Map.of());
  }
}
