package dev.astragal.runtime.sweep;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.kernel.rng.Luck;
import dev.astragal.kernel.rng.Rng;
import dev.astragal.kernel.rng.Stream;
import dev.astragal.kernel.seed.Seed;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class DistributionTest {
  private final Rng rng = Luck.of(Seed.of(7).key(), List.of()).aside(Stream.of("test"));

  @Test
  void binsAreOrderedAndHoldNoMoreThanAThousandthOfTheirValue() {
    for (int i = 0; i < 20_000; i++) {
      long value = wideValue();
      int bin = Bins.of(value);
      assertThat(Bins.lowest(bin)).isLessThanOrEqualTo(value);
      assertThat(Bins.of(Bins.lowest(bin))).isEqualTo(bin);
      if (value < Long.MAX_VALUE) assertThat(Bins.of(value + 1)).isBetween(bin, bin + 1);
      double width = (double) value - Bins.lowest(bin);
      assertThat(width).isLessThanOrEqualTo(Math.max(0, Math.abs((double) value) / 1000));
    }
    for (long value : new long[] {0, 1, -1, 1023, 1024, 1025, 2047, 2048, -1024, -1025})
      assertThat(Bins.of(value + 1) - Bins.of(value)).isBetween(0, 1);
  }

  @Test
  void smallNumbersAreExact() {
    for (long value = -1024; value < 2048; value++)
      assertThat(Bins.lowest(Bins.of(value))).isEqualTo(value);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 10, 1_000})
  void everyFigureIsThatOfTheSortedValues(int size) {
    long[] values = new long[size];
    Distribution distribution = new Distribution();
    BigInteger sum = BigInteger.ZERO;
    for (int i = 0; i < size; i++) {
      values[i] = rng.below(900) - 300L;
      distribution.add(values[i]);
      sum = sum.add(BigInteger.valueOf(values[i]));
    }
    Arrays.sort(values);
    assertThat(distribution.moments().sum()).isEqualTo(sum);
    assertThat(distribution.min()).isEqualTo(values[0]);
    assertThat(distribution.max()).isEqualTo(values[size - 1]);
    for (double part : new double[] {0.01, 0.1, 0.5, 0.9, 1}) {
      int rank = Math.max(1, (int) Math.ceil(part * size));
      assertThat(distribution.quantile(part)).as("%s", part).isEqualTo(values[rank - 1]);
    }
    for (long value : new long[] {-400, -300, 0, 17, 599, 700}) {
      assertThat(distribution.atLeast(value))
          .isEqualTo(Arrays.stream(values).filter(v -> v >= value).count());
      assertThat(distribution.atMost(value))
          .isEqualTo(Arrays.stream(values).filter(v -> v <= value).count());
    }
  }

  @Test
  void piecesMergedInAnyOrderAreTheWhole() throws IOException {
    Distribution whole = new Distribution();
    Distribution[] pieces = new Distribution[5];
    for (int i = 0; i < pieces.length; i++) pieces[i] = new Distribution();
    for (int i = 0; i < 5_000; i++) {
      long value = wideValue();
      whole.add(value);
      pieces[rng.below(pieces.length)].add(value);
    }
    Distribution forward = new Distribution();
    Distribution backward = new Distribution();
    for (int i = 0; i < pieces.length; i++) {
      forward.merge(pieces[i]);
      backward.merge(pieces[pieces.length - 1 - i]);
    }
    assertThat(bytes(forward)).isEqualTo(bytes(whole));
    assertThat(bytes(backward)).isEqualTo(bytes(whole));
    Distribution read =
        Distribution.read(new DataInputStream(new ByteArrayInputStream(bytes(whole))));
    assertThat(bytes(read)).isEqualTo(bytes(whole));
    assertThat(read.quantile(0.3)).isEqualTo(whole.quantile(0.3));
  }

  @Test
  void gamesWithNothingToTellCountAsZero() {
    Distribution told = new Distribution();
    told.add(6);
    told.add(2);
    Distribution filled = told.withZeros(6);
    assertThat(filled.count()).isEqualTo(8);
    assertThat(filled.mean()).isEqualTo(1);
    assertThat(filled.quantile(0.75)).isZero();
    assertThat(filled.max()).isEqualTo(6);
    assertThat(told.count()).isEqualTo(2);
  }

  @Test
  void aCurveHasEveryEarlyPointAndFewLateOnes() {
    for (long time = 0; time < 32; time++) assertThat(Curve.hasPointAt(time)).isTrue();
    assertThat(Curve.hasPointAt(33)).isFalse();
    assertThat(Curve.hasPointAt(34)).isTrue();
    long points = 0;
    for (long time = 0; time < 1_000_000; time++) if (Curve.hasPointAt(time)) points++;
    assertThat(points).isBetween(200L, 300L);
  }

  @Test
  void thePointsOfACurveAreNumberedInOrderOfTime() {
    int next = 0;
    for (long time = 0; time < 1_000_000; time++)
      if (Curve.hasPointAt(time)) {
        assertThat(Curve.pointOf(time)).isEqualTo(next);
        assertThat(Curve.timeOf(next++)).isEqualTo(time);
      }
  }

  private long wideValue() {
    return rng.nextLong() >> rng.below(64);
  }

  private static byte[] bytes(Distribution distribution) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    distribution.write(new DataOutputStream(out));
    return out.toByteArray();
  }
}
