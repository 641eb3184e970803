package dev.astragal.games.trail;

import dev.astragal.kernel.seed.Seed;
import dev.astragal.runtime.kit.GameKit;
import dev.astragal.runtime.kit.Playthrough;
import dev.astragal.runtime.library.RunSpec;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class TrailContractTest {
  private static final Path GOLDEN =
      Path.of(System.getProperty("astragal.root"), "games/trail/src/test/resources");

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

  @Test
  void saysNothingThatLooksLikeCodeInAnyVoiceOrLanguage() {
    GameKit.checkWords(
        new TrailGame(),
        List.of(
            recipe(Map.of(), "play"),
            recipe(Map.of(), "dystrail"),
            recipe(Map.of(), "dystrail", "play"),
            recipe(Map.of("mode", "deep", "strategy", "aggressive"), "dystrail", "play")),
        6);
  }

  @Test
  void playsTheWagonTrailAsItAlwaysDid() {
    Playthrough.check(
        new TrailGame(), recipe(Map.of(), "play"), "balanced", GOLDEN.resolve("wagon-trail.txt"));
  }

  @Test
  void playsTheModernRoadAsItAlwaysDid() {
    Playthrough.check(
        new TrailGame(),
        recipe(Map.of("mode", "deep", "strategy", "aggressive"), "dystrail", "play"),
        "aggressive",
        GOLDEN.resolve("modern-road.txt"));
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
