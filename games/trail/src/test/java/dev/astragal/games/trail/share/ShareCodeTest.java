package dev.astragal.games.trail.share;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.astragal.games.trail.TrailGame;
import dev.astragal.games.trail.modern.Mode;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.kernel.seed.ShareCodes;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.library.SharedSeeds;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ShareCodeTest {
  @Test
  void everyCodeLeadsToASeedAndBack() {
    for (Mode mode : Mode.values()) {
      for (int word = 0; word < ShareCode.words().size(); word++) {
        for (int number = 0; number < 100; number += 7) {
          ShareCode code = new ShareCode(mode, word, number);
          assertThat(ShareCode.of(code.seed())).contains(code);
          assertThat(ShareCode.parse(code.toString())).contains(code);
        }
      }
    }
  }

  @Test
  void theSeedIsTheHashWithTheCodeInItsLowBits() {
    // word 171, number 42: the published vector for that place in the list
    assertThat(new ShareCode(Mode.CLASSIC, 171, 42).seed()).isEqualTo(0x4c571c4f55f554abL);
  }

  @Test
  void wordsAreDistinctAndFitNineBits() {
    assertThat(ShareCode.words()).doesNotHaveDuplicates().hasSizeLessThanOrEqualTo(512);
  }

  @Test
  void parsingForgivesCaseAndBlanksButNoTypos() {
    assertThat(ShareCode.parse(" dp-Juniper07 ").orElseThrow()).hasToString("DP-JUNIPER07");
    assertThat(ShareCode.parse("CL-JUNIPPER07")).isEmpty();
    assertThat(ShareCode.parse("CL-JUNIPER")).isEmpty();
    assertThat(ShareCode.parse("JUNIPER07")).isEmpty();
  }

  @Test
  void seedsThatNobodySharedHaveNoCode() {
    assertThat(ShareCode.of(42)).isEmpty();
  }

  @Test
  void numbersOutsideTwoDigitsAreRefused() {
    assertThatThrownBy(() -> new ShareCode(Mode.DEEP, 0, 100))
        .hasMessage("a share code ends in 00 to 99, not in 100");
  }

  @Test
  void theCommandLineReadsACodeAsASeedAndAMode() {
    RunSpec spec = SharedSeeds.recipe("dp-juniper07").orElseThrow();
    assertThat(spec.game()).isEqualTo("trail");
    assertThat(spec.options()).containsEntry("mode", "deep");
    assertThat(spec.overlays().stream().map(RunSpec.Overlay::name))
        .as("modes are of the modern road")
        .containsExactly("dystrail", "play");
    assertThat(SharedSeeds.code(spec)).contains("DP-JUNIPER07");
    RunSpec wagon = new RunSpec("trail", spec.seed(), 1, spec.options(), List.of(), spec.sets());
    assertThat(SharedSeeds.code(wagon)).as("it would open the modern road").isEmpty();
    assertThat(SharedSeeds.recipe("K7M-2QX-9RT")).isEmpty();
    assertThat(SharedSeeds.recipe("K7M-LYNX42")).isEmpty();
  }

  @Test
  void whoeverDoesNotCareGetsASeedWithACode() {
    ShareCodes codes = new TrailGame().shareCodes().orElseThrow();
    for (long entropy = 0; entropy < 1000; entropy++)
      assertThat(codes.code(codes.fresh(Map.of("mode", "deep"), entropy * 0x9e3779b97f4a7c15L)))
          .get()
          .asString()
          .startsWith("DP-");
    assertThat(codes.code(new Seed("some words"))).isEmpty();
    assertThat(codes.code(new Seed("9999999999999999999"))).isEmpty();
  }
}
