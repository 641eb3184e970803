package dev.astragal.games.trail;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

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
}
