package dev.astragal.runtime.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.math.BigInteger;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The statistics give what the printed tables and worked examples give. */
final class KnownValuesTest {
  @ParameterizedTest
  @CsvSource({
    "0, 0.5",
    "1, 0.8413447460685429",
    "1.96, 0.9750021048517795",
    "-1.6448536269514722, 0.05",
    "2.999, 0.9986456",
    "3.001, 0.9986546",
    "5, 0.9999997133484281"
  })
  void normalDistribution(double z, double below) {
    assertThat(Normal.below(z)).isCloseTo(below, within(1e-7));
  }

  @Test
  void theNormalTailsAreExactFarOut() {
    assertThat(Normal.twoSided(6) / 1.973175290075e-9).isCloseTo(1, within(1e-9));
    assertThat(Normal.twoSided(-10) / 1.523970604832e-23).isCloseTo(1, within(1e-9));
  }

  @ParameterizedTest
  @CsvSource({
    "0.5, 0",
    "0.975, 1.959963984540054",
    "0.995, 2.5758293035489004",
    "0.001, -3.090232306167813"
  })
  void normalQuantiles(double part, double z) {
    assertThat(Normal.quantile(part)).isCloseTo(z, within(1e-12));
  }

  @Test
  void thereIsNoQuantileForEverythingOrNothing() {
    assertThatThrownBy(() -> Normal.quantile(0)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Normal.quantile(1)).isInstanceOf(IllegalArgumentException.class);
  }

  @ParameterizedTest
  @CsvSource({
    "1, 12.706204736",
    "2, 4.302652730",
    "5, 2.570581836",
    "10, 2.228138852",
    "30, 2.042272456",
    "120, 1.979930405",
    "1000000, 1.959966357"
  })
  void studentsQuantilesForFivePercent(double freedom, double t) {
    assertThat(StudentT.twoSidedQuantile(0.05, freedom)).isCloseTo(t, within(1e-8));
    assertThat(StudentT.twoSided(t, freedom)).isCloseTo(0.05, within(1e-9));
  }

  @Test
  void holmsWorkedExample() {
    assertThat(Holm.corrected(List.of(0.01, 0.04, 0.03, 0.005)))
        .usingElementComparator((a, b) -> Math.abs(a - b) < 1e-12 ? 0 : 1)
        .containsExactly(0.03, 0.06, 0.06, 0.02);
    assertThat(Holm.corrected(List.of(0.9, 0.8))).containsExactly(1.0, 1.0);
    assertThat(Holm.corrected(List.of())).isEmpty();
  }

  @Test
  void wilsonsInterval() {
    Interval interval = Interval.ofShare(8, 10, 0.95);
    assertThat(interval.low()).isCloseTo(0.4901625, within(1e-6));
    assertThat(interval.high()).isCloseTo(0.9433178, within(1e-6));
    assertThat(Interval.ofShare(0, 10, 0.95).low()).isZero();
    assertThat(Interval.ofShare(0, 10, 0.95).high()).isCloseTo(0.2775328, within(1e-6));
    assertThat(Interval.ofShare(10, 10, 0.95).high()).isEqualTo(1);
    assertThat(Interval.of(sample(0, 1, 1, 1, 0, 1, 1, 1, 1, 1))).isEqualTo(interval);
  }

  @Test
  void theIntervalOfAMeanIsStudents() {
    Interval interval = Interval.of(sample(1, 2, 3, 4, 5));
    assertThat(interval.low()).isCloseTo(1.0367568, within(1e-6));
    assertThat(interval.high()).isCloseTo(4.9632432, within(1e-6));
    assertThat(Interval.of(sample(7)).high()).isInfinite();
  }

  @Test
  void largeMeansDoNotSwallowSmallDifferences() {
    long large = 1L << 60;
    assertThat(sample(large, large + 1, large + 2).variance()).isEqualTo(1);
  }

  /** Student's own ten patients and their additional hours of sleep, in tenths of an hour. */
  @Test
  void studentsSleepPaired() {
    long[] first = {7, -16, -2, -12, -1, 34, 37, 8, 0, 20};
    long[] second = {19, 8, 11, 1, -1, 44, 55, 16, 46, 34};
    long[] differences = new long[first.length];
    for (int i = 0; i < first.length; i++) differences[i] = second[i] - first[i];
    Comparison paired = Comparison.paired(sample(first), sample(second), sample(differences));
    assertThat(paired.difference()).isCloseTo(15.8, within(1e-9));
    assertThat(paired.probability()).isCloseTo(0.00283289, within(1e-8));
    assertThat(paired.interval().low()).isCloseTo(7.001142, within(1e-5));
    assertThat(paired.interval().high()).isCloseTo(24.598858, within(1e-5));
    assertThat(paired.varianceRemoved())
        .isCloseTo(1 - 151.2889 / (320.0556 + 400.9000), within(1e-4));
    Comparison welch = Comparison.independent(sample(first), sample(second));
    assertThat(welch.probability()).isCloseTo(0.07939414, within(1e-8));
    assertThat(welch.interval().low()).isCloseTo(-2.054832, within(1e-5));
  }

  @Test
  void noDifferenceIsCertainlyNone() {
    Comparison same = Comparison.paired(sample(1, 2, 3), sample(1, 2, 3), sample(0, 0, 0));
    assertThat(same.probability()).isEqualTo(1);
    assertThat(same.varianceRemoved()).isEqualTo(1);
  }

  private static Moments sample(long... values) {
    BigInteger sum = BigInteger.ZERO;
    BigInteger squares = BigInteger.ZERO;
    for (long value : values) {
      BigInteger exact = BigInteger.valueOf(value);
      sum = sum.add(exact);
      squares = squares.add(exact.multiply(exact));
    }
    return new Moments(values.length, sum, squares);
  }
}
