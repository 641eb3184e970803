package dev.astragal.games.regrets;

import dev.astragal.kernel.seed.Seed;
import dev.astragal.runtime.kit.GameKit;
import dev.astragal.runtime.kit.Playthrough;
import dev.astragal.runtime.library.RunSpec;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class RegretsContractTest {
  @Test
  void keepsTheContractUnderEveryRuleOption() {
    GameKit.check(
        new RegretsGame(),
        List.of(
            with("storm", Map.of("turns.atomic", "true")),
            with("harbour", Map.of("turns.resolveBeforePassing", "true")),
            with(
                "storm",
                Map.of(
                    "madness.abilities", "TIER_SHIFT",
                    "sea.reveals", "UNLIMITED",
                    "sea.wormsReach", "ANYWHERE",
                    "sea.plugErodes", "EVERY_TURN",
                    "setup.firstPlayer", "RANDOM"))),
        1);
  }

  @Test
  void speaksInWordsToAnyNumberOfAnglers() {
    GameKit.checkWords(new RegretsGame(), List.of(), 2);
  }

  @Test
  void playsAsRecorded() {
    Playthrough.check(
        new RegretsGame(),
        RunSpec.of("regrets", Seed.of(7), 3),
        "greedy",
        Path.of(
            System.getProperty("astragal.root"), "games/regrets/src/test/resources/greedy-7.txt"));
  }

  private static RunSpec with(String overlay, Map<String, String> sets) {
    return new RunSpec(
        "regrets",
        new Seed("options"),
        4,
        Map.of(),
        List.of(new RunSpec.Overlay.Named(overlay)),
        sets);
  }
}
