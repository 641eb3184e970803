package dev.astragal.kernel.rng;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RatioTest {
  @ParameterizedTest
  @CsvSource({
    "1/20, 1, 20",
    "5%, 1, 20",
    "0.05, 1, 20",
    "3, 3, 1",
    "6/4, 3, 2",
    "-0.5, -1, 2",
    "' 2 / 8 ', 1, 4",
    "12.5%, 1, 8",
    "1e3, 1000, 1",
    "0, 0, 1",
    "0/7, 0, 1"
  })
  void everySpellingMeansOneRatio(String text, long numerator, long denominator) {
    assertThat(Ratio.parse(text)).isEqualTo(new Ratio(numerator, denominator));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "x",
        "1/",
        "/2",
        "1/2/3",
        "5%%",
        "1e-1000000000",
        "1e1000000000",
        "1e19",
        "1e-19"
      })
  void whatIsNoRatioIsRefusedAtOnce(String text) {
    assertThatThrownBy(() -> Ratio.parse(text))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("'" + text + "' is not a ratio such as 1/20, 5% or 0.05");
  }

  @Test
  void theDenominatorIsPositive() {
    for (long bad : new long[] {0, -1}) {
      assertThatThrownBy(() -> Ratio.of(1, bad))
          .hasMessage("the denominator of a ratio must be positive");
    }
  }

  @Test
  void equalRatiosAreEqualRecords() {
    assertThat(Ratio.of(-6, 8)).isEqualTo(Ratio.of(-3, 4));
    assertThat(Ratio.of(Long.MIN_VALUE, 2)).isEqualTo(new Ratio(Long.MIN_VALUE / 2, 1));
    assertThat(Ratio.of(Long.MIN_VALUE, 3).numerator()).isEqualTo(Long.MIN_VALUE);
    assertThat(Ratio.of(Long.MAX_VALUE, Long.MAX_VALUE)).isEqualTo(Ratio.ONE);
  }

  @Test
  void textReadsBack() {
    for (Ratio ratio : List.of(Ratio.of(1, 20), Ratio.of(-7, 3), Ratio.of(5, 1), Ratio.ZERO)) {
      assertThat(Ratio.parse(ratio.toString())).isEqualTo(ratio);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "0.05",
        ".5",
        "5.",
        "-.25",
        "-0",
        "007",
        "123456789012",
        "1234567890123",
        "0.123456789012",
        "-99999.9999999",
        "0.0000000000001",
        "+4",
        "12345678901234567.5",
        "9223372036854775807"
      })
  void fewDigitsMeanWhatManyDo(String text) {
    assertThat(Ratio.parse(text)).isEqualTo(Ratio.exact(new BigDecimal(text)));
    assertThat(Ratio.parse(text + "%"))
        .isEqualTo(Ratio.exact(new BigDecimal(text)).times(Ratio.of(1, 100)));
  }

  @Test
  void decimalsAreExact() {
    assertThat(Ratio.exact(new BigDecimal("0.375"))).isEqualTo(Ratio.of(3, 8));
    assertThat(Ratio.exact(new BigDecimal("9223372036854775807")))
        .isEqualTo(Ratio.of(Long.MAX_VALUE, 1));
  }

  @Test
  void aShareIsRoundedDownAlsoBelowZero() {
    assertThat(Ratio.of(1, 3).of(10)).isEqualTo(3);
    assertThat(Ratio.of(1, 3).of(-10)).isEqualTo(-4);
    assertThat(Ratio.of(-1, 3).of(10)).isEqualTo(-4);
  }

  @ParameterizedTest
  @CsvSource({
    "1, 2, 3, 2",
    "1, 2, -3, -1",
    "1, 3, 4, 1",
    "1, 3, 5, 2",
    "-1, 2, 1, 0",
    "2, 3, 1, 1"
  })
  void theNearestWholeNumberRoundsHalvesUp(
      long numerator, long denominator, long value, long want) {
    assertThat(Ratio.of(numerator, denominator).nearest(value)).isEqualTo(want);
  }

  @Test
  void onlyTheResultHasToFit() {
    long large = Long.MAX_VALUE - 1;
    assertThat(Ratio.of(large, large - 1).nearest(2)).isEqualTo(2);
    assertThat(Ratio.of(3, 4).of(Long.MAX_VALUE)).isEqualTo(6917529027641081855L);
    assertThat(Ratio.of(3, 4).nearest(Long.MAX_VALUE)).isEqualTo(6917529027641081855L);
    assertThat(Ratio.of(1, Long.MAX_VALUE).nearest(Long.MAX_VALUE / 2)).isEqualTo(0);
    assertThat(Ratio.of(1, Long.MAX_VALUE).nearest(Long.MAX_VALUE / 2 + 1)).isEqualTo(1);
    assertThat(Ratio.of(large, Long.MAX_VALUE).of(-large)).isEqualTo(-large);
    assertThatThrownBy(() -> Ratio.of(3, 2).of(Long.MAX_VALUE))
        .isInstanceOf(ArithmeticException.class);
  }

  @Test
  void sumsAndProductsAreExact() {
    assertThat(Ratio.of(1, 6).plus(Ratio.of(1, 3))).isEqualTo(Ratio.of(1, 2));
    assertThat(Ratio.of(2, 3).times(Ratio.of(3, 4))).isEqualTo(Ratio.of(1, 2));
  }

  @Test
  void orderIsExactHoweverLargeTheNumbers() {
    long max = Long.MAX_VALUE;
    assertThat(Ratio.of(1, 3)).isLessThan(Ratio.of(1, 2)).isGreaterThan(Ratio.of(-1, 2));
    assertThat(Ratio.of(max - 1, max)).isLessThan(Ratio.ONE);
    assertThat(Ratio.of(max - 1, max)).isGreaterThan(Ratio.of(max - 2, max - 1));
    assertThat(Ratio.of(-max, max - 1)).isLessThan(Ratio.of(max - 1, max));
  }

  @Test
  void clampingKeepsWithinBothEnds() {
    Ratio low = Ratio.of(1, 10);
    Ratio high = Ratio.of(9, 10);
    assertThat(Ratio.ZERO.clamp(low, high)).isEqualTo(low);
    assertThat(Ratio.ONE.clamp(low, high)).isEqualTo(high);
    assertThat(Ratio.of(1, 2).clamp(low, high)).isEqualTo(Ratio.of(1, 2));
  }
}
